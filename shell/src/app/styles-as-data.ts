/** The page's policy refuses `style` in HTML but allows scripts to set it: the edge writes `data-style`, which becomes `style` here. */
export function styleFromData(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
}
