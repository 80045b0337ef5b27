import { isLeftOut } from '../navigation/left-out';

/** Finds an element after the page was drawn again: the same one, or the one at the same position among those with the same key. */
const finder = (root: Element, element: Element, keyOf: (element: Element) => string) => {
  const key = keyOf(element);
  const alike = () => [...root.querySelectorAll(element.localName)].filter((other) => keyOf(other) === key);
  const index = alike().indexOf(element);
  return () => (element.isConnected ? element : alike()[index]);
};

const classOf = (element: Element): string => element.getAttribute('class') ?? '';

const summaryOf = (element: Element): string => element.querySelector('summary')?.textContent ?? '';

const isScrolled = ({ scrollTop, scrollLeft }: Element): boolean => scrollTop !== 0 || scrollLeft !== 0;

/**
 * Remembers which `<details>` the customer has opened or closed in a page that was drawn on the server, and how far the parts near the
 * screen are scrolled. Call it right before the page is taken over, and the function that it returns right after.
 */
export function holdView(root: Element): () => void {
  const folds = [...root.querySelectorAll('details')].map((element) => ({
    find: finder(root, element, summaryOf),
    isOpen: element.open,
  }));
  const scrolled = [...root.querySelectorAll('*')]
    .filter((element) => !isLeftOut(element) && isScrolled(element))
    .map((element) => ({
      find: finder(root, element, classOf),
      place: { top: element.scrollTop, left: element.scrollLeft },
    }));
  return () => {
    for (const { find, isOpen } of folds) {
      const element = find();
      // The browser then sends the event by which the page learns of it.
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
