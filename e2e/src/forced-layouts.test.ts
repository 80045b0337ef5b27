import { settled } from './harness/accessibility';
import { addressOf, takenOver, withBrowser } from './harness/browser';
import type { BrandName } from './harness/browser';

const openPage = withBrowser();

// Runs in every document before its own scripts: notes whatever is measured in a part that the browser leaves out (`content-visibility`).
const watch = `
  const isLeftOut = Element.prototype.checkVisibility;
  const note = (element, what) => {
    if (element.isConnected && !isLeftOut.call(element, { contentVisibilityAuto: true }) && isLeftOut.call(element))
      noteMeasured(what + ' of ' + element.localName + '.' + element.className);
  };
  const watchMethod = (name) => {
    const method = Element.prototype[name];
    Element.prototype[name] = function () {
      note(this, name);
      return method.call(this);
    };
  };
  const watchGetter = (prototype, name) => {
    const property = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...property,
      get() {
        note(this, name);
        return property.get.call(this);
      },
    });
  };
  for (const name of ['getBoundingClientRect', 'getClientRects']) watchMethod(name);
  for (const side of ['Top', 'Left', 'Width', 'Height']) {
    for (const name of ['scroll' + side, 'client' + side]) watchGetter(Element.prototype, name);
    watchGetter(HTMLElement.prototype, 'offset' + side);
  }
`;

const pages: [BrandName, string][] = [
  ['marketplace', '/'],
  ['marketplace', '/listing?search_by_postcode=E1+6AN'],
  ['northbank', '/listing?search_by_postcode=E1+6AN'],
  ['marketplace', '/business/saffron-yard'],
  ['saffronYard', '/'],
];

describe('while a drawn page is taken over', () => {
  it.each(pages)('nothing far from the screen is laid out: %s %s', async (brand, path) => {
    const { page, close } = await openPage({ width: 375, height: 812 });
    const measured: string[] = [];
    await page.exposeFunction('noteMeasured', (what: string) => void measured.push(what));
    await page.addInitScript(watch);
    await page.goto(addressOf(brand, path), { waitUntil: 'load' });
    await takenOver(page);
    await settled(page);
    expect(measured).toStrictEqual([]);
    await close();
  });
});
