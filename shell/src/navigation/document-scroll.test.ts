import { placeNamed } from '@storefront/host';
import { documentScroll } from './document-scroll';

const height = (value: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value, configurable: true });

/** A page whose cards are at these heights, in pixels from its top. */
const show = (cards: Record<string, number>) => {
  document.body.innerHTML = '<main></main>';
  for (const [name, at] of Object.entries(cards)) {
    const card = document.createElement('div');
    for (const [attribute, value] of Object.entries(placeNamed(name))) card.setAttribute(attribute, value);
    card.getBoundingClientRect = () => new DOMRect(0, at - window.scrollY, 100, 50);
    document.querySelector('main')?.append(card);
  }
  height(4_000);
};

beforeEach(() => {
  window.scrollTo = (({ top }: { top: number }) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  }) as typeof window.scrollTo;
  window.scrollTo({ top: 0 });
});

describe('where the document is scrolled to', () => {
  it('is given by the first marked part in sight, and by pixels at the top', () => {
    show({ one: 400, two: 1_300, three: 1_900 });
    const scroll = documentScroll(window);
    expect(scroll.place()).toStrictEqual({ top: 0 });
    window.scrollTo({ top: 1_200 });
    expect(scroll.place()).toStrictEqual({ top: 1_200, part: { name: 'two', below: 100 } });
  });

  it('is found without measuring parts that the browser leaves out, because it would lay out each of them', () => {
    show({ one: 400, two: 1_300 });
    const [one] = document.querySelectorAll('main div');
    const measure = jest.fn(() => new DOMRect());
    Object.assign(one ?? {}, { checkVisibility: () => false, getBoundingClientRect: measure });
    window.scrollTo({ top: 1_200 });
    expect(documentScroll(window).place()).toStrictEqual({ top: 1_200, part: { name: 'two', below: 100 } });
    expect(measure).not.toHaveBeenCalled();
  });

  it('leads back to the part, wherever it is now', () => {
    show({ two: 1_550 });
    const scroll = documentScroll(window);
    expect(scroll.goTo({ top: 1_200, part: { name: 'two', below: 100 } })).toBe(true);
    expect(window.scrollY).toBe(1_450);
  });

  it('goes as far down as the page allows until the part is there', () => {
    show({});
    height(1_000);
    const scroll = documentScroll(window);
    expect(scroll.goTo({ top: 1_200, part: { name: 'two', below: 100 } })).toBe(false);
    expect(window.scrollY).toBe(1_000 - window.innerHeight);
  });
});
