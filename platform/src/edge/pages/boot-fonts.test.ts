/** @jest-environment @storefront/build/jest/jsdom */
import { aPage, fire, forgetPages, opened, scripts } from '../../testing/booted-page';

const font = '@font-face{font-family:"Figtree"}';

/** A drawn page as the edge writes it, with its fonts. */
const aDrawnPage = (options: Parameters<typeof aPage>[0] = {}) =>
  aPage({ drawn: '<p></p>', fonts: `<noscript data-fonts><style>${font}</style></noscript>`, ...options });

const fonts = () =>
  [...opened.window.document.head.querySelectorAll(':scope > style:not([data-shell])')].map(
    ({ textContent }) => textContent,
  );
const takeOver = () => opened.window.document.dispatchEvent(new opened.window.Event('storefront-taken-over'));

afterEach(forgetPages);

describe('the fonts of a drawn page', () => {
  it('load once the shell has taken the page over, and not before', () => {
    aDrawnPage();
    fire(scripts()[0], 'load');
    expect(fonts()).toStrictEqual([]);
    takeOver();
    expect(fonts()).toStrictEqual([font]);
  });

  it('load once, even if the page is taken over again', () => {
    aDrawnPage();
    takeOver();
    takeOver();
    expect(fonts()).toHaveLength(1);
  });

  it('load after the press that was kept, which works first', () => {
    aDrawnPage({ drawn: '<button>Add</button>' });
    const seen: unknown[] = [];
    const button = opened.window.document.querySelector('button');
    button?.click();
    button?.addEventListener('click', () => seen.push(fonts()));
    takeOver();
    expect(seen).toStrictEqual([[]]);
  });

  it('load in a page for which no shell can be fetched', () => {
    aDrawnPage({ lastGood: [] });
    fire(scripts()[0], 'error');
    expect(fonts()).toStrictEqual([font]);
  });
});
