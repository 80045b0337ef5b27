/** The page's policy refuses `style` in HTML and allows it to scripts: the edge writes `data-style`, and this makes it `style` again. */
export function styleFromData(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
}
