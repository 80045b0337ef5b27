import { holdView } from './held-view';

const aPage = (before = '') => `
  ${before}
  <details><summary>Allergens</summary>Milk</details>
  <details open><summary>Hours</summary>Every day</details>
  <ul class="rail"><li>Curries</li></ul>
  <ul class="rail"><li>Breads</li></ul>`;

const draw = (html: string) => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  return root;
};

const folds = (root: Element) => [...root.querySelectorAll('details')].map(({ open }) => open);
const places = (root: Element) =>
  [...root.querySelectorAll('ul')].map(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft]);

/** What the customer does before the page is taken over. */
const use = (root: Element) => {
  const [allergens, hours] = root.querySelectorAll('details');
  if (allergens) allergens.open = true;
  if (hours) hours.open = false;
  const rail = root.querySelectorAll('ul')[1];
  if (rail) Object.assign(rail, { scrollTop: 120, scrollLeft: 30 });
};

afterEach(() => document.body.replaceChildren());

describe('what the customer has opened and scrolled in a drawn page', () => {
  it('is restored in a page that was drawn again in its place, even if that has more in it', () => {
    const root = draw(aPage());
    use(root);
    const restore = holdView(root);
    root.innerHTML = aPage('<details><summary>Your basket</summary>2 dishes</details>');
    restore();
    expect(folds(root)).toStrictEqual([false, true, false]);
    expect(places(root)).toStrictEqual([
      [0, 0],
      [120, 30],
    ]);
  });

  it('stays where the page has scrolled by itself meanwhile', () => {
    const root = draw(aPage());
    use(root);
    const restore = holdView(root);
    root.innerHTML = aPage();
    const rail = root.querySelectorAll('ul')[1];
    if (rail) rail.scrollTop = 44;
    restore();
    expect(places(root)[1]).toStrictEqual([44, 0]);
  });

  it('stays in a page that is taken over as it stands, also where that closes it', () => {
    const root = draw(aPage());
    use(root);
    const restore = holdView(root);
    for (const element of root.querySelectorAll('details')) element.open = false;
    restore();
    expect(folds(root)).toStrictEqual([true, false]);
  });

  it('is not measured in parts that the browser leaves out, because it would lay out each of them', () => {
    const root = draw(aPage());
    const measure = jest.fn(() => 0);
    for (const element of root.querySelectorAll('ul'))
      Object.defineProperties(element, {
        checkVisibility: { value: () => false },
        scrollTop: { get: measure },
        scrollLeft: { get: measure },
      });
    holdView(root);
    expect(measure).not.toHaveBeenCalled();
  });
});
