import type { Locator } from 'playwright-core';
import { addressOf, takenOver, withBrowser } from './harness/browser';
import { cutOff } from './harness/network';

const openPage = withBrowser();

/** Whether the upper edge of an element can be pressed, so that nothing lies over it. */
const isUncovered = (element: Locator) =>
  element.evaluate((shown) => {
    const { x, y, width } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(x + width / 2, y + 4));
  });

it.each([375, 1280])(
  'at %d px, what sticks under the header lies below the notice that the server cannot be reached',
  async (width) => {
    const { page, close } = await openPage({ width, height: 812 });
    await page.goto(addressOf('marketplace', '/business/saffron-yard'));
    await takenOver(page);
    await cutOff(page);
    await page.getByRole('tab', { name: /Reviews/ }).click();
    const notice = page.getByText('We cannot reach the server right now.');
    await notice.waitFor();
    await page.goBack();
    const search = page.getByRole('textbox', { name: 'Search the menu' });
    await search.waitFor();
    await page.evaluate('scrollTo({ top: 1500, behavior: "instant" })');
    expect(await page.evaluate('scrollY')).toBe(1500);
    for (const shown of [notice, search, ...(await page.getByRole('region', { name: 'Your basket' }).all())])
      expect(await isUncovered(shown)).toBe(true);
    await close();
  },
);
