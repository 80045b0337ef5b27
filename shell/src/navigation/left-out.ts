/**
 * Whether the browser leaves the element out for now, because it is far from the screen (`content-visibility`). To say where such an element
 * is, or how far it is scrolled, the browser would lay out each part of the page by itself: most of a second for a listing on a slow phone.
 */
export function isLeftOut(element: Element): boolean {
  return 'checkVisibility' in element && !element.checkVisibility({ contentVisibilityAuto: true });
}
