/** An element's counterpart after the page was drawn anew: the same one, or the one in its place among those that look like it. */
const finder = (root: Element, element: Element, alikeTo: (element: Element) => string) => {
  const look = alikeTo(element);
  const alike = () =>
    [...root.querySelectorAll(element.localName)].filter((other) => alikeTo(other) === look);
  const place = alike().indexOf(element);
  return () => (element.isConnected ? element : alike()[place]);
};

const classOf = (element: Element): string => element.getAttribute('class') ?? '';

const summaryOf = (element: Element): string => element.querySelector('summary')?.textContent ?? '';

const isScrolled = ({ scrollTop, scrollLeft }: Element): boolean => scrollTop !== 0 || scrollLeft !== 0;

/**
 * Holds which `<details>` the customer has opened or closed in a page that was drawn on the server, and how far he has scrolled its parts.
 * Call it right before the page is taken over, and what it answers right after.
 */
export function holdView(root: Element): () => void {
  const folds = [...root.querySelectorAll('details')].map((element) => ({
    find: finder(root, element, summaryOf),
    isOpen: element.open,
  }));
  const scrolled = [...root.querySelectorAll('*')].filter(isScrolled).map((element) => ({
    find: finder(root, element, classOf),
    place: { top: element.scrollTop, left: element.scrollLeft },
  }));
  return () => {
    for (const { find, isOpen } of folds) {
      const element = find();
      // The page hears of it by the event that the browser sends then.
      if (element instanceof HTMLDetailsElement && element.open !== isOpen) element.open = isOpen;
    }
    for (const { find, place } of scrolled) {
      const element = find();
      if (element !== undefined && !isScrolled(element)) {
        element.scrollTop = place.top;
        element.scrollLeft = place.left;
      }
    }
  };
}
