import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { interceptAnswers } from './harness/answers';
import { addressOf, withBrowser } from './harness/browser';
import type { BrandName } from './harness/browser';
import { bringToCheckout, chooseMode, addButtonOf } from './harness/journey';
import { logIn } from './harness/member';
import { closedBoxesAreGone, openYard } from './harness/restaurant';

const openPage = withBrowser();

const phone = { width: 375, height: 812 };
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('Not on the screen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};
/** The demo has no pictures of dishes. */
const aPicture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E';

const pictures = process.env['PICTURES'];
const takePicture = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`) });
};
const toEnd = (page: Page) => page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');

describe('on the marketplace', () => {
  it.each([phone, { width: 1280, height: 900 }])(
    '[BIZ-21] the first dish of a business begins on the first screen at $width px',
    async (view) => {
      const { page, close } = await openPage(view);
      await openYard(page, 'marketplace');
      const { y } = await boxOf(page.locator('[data-available]').first());
      await takePicture(page, `layout-business-${view.width}`);
      expect(y).toBeLessThan(565);
      await close();
    },
  );

  it('[LST-72][LST-78] the first card is on the first screen, no card of the listing is higher than 320 px on a phone, and the pictures of its first screen weigh little', async () => {
    const { page, close } = await openPage(phone);
    await page.goto(addressOf('marketplace', '/listing?search_by_postcode=E1+6AN'));
    await page.getByText(/^\d+ Restaurents Open$/).waitFor();
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const pictureBytes = await page.evaluate<number>(
      `performance.getEntriesByType('resource').filter(({ initiatorType, name }) => /^(img|css)$/.test(initiatorType) && !name.endsWith('.woff2'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
    );
    expect(pictureBytes).toBeLessThanOrEqual(120_000);
    const cards = page.locator('li[data-badge]');
    expect((await boxOf(cards.first())).y).toBeLessThanOrEqual(350);
    const heights: number[] = [];
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      heights.push((await boxOf(card)).height);
    }
    await takePicture(page, 'layout-listing-375');
    expect(heights.length).toBeGreaterThan(20);
    expect(heights.filter((height) => height > 320)).toStrictEqual([]);
    await close();
  });
});

describe.each<BrandName>(['marketplace', 'saffronYard'])('on %s', (brand) => {
  it('the summary of checkout and its button stay visible while the page scrolls', async () => {
    const { page, close } = await openPage({ width: 1280, height: 720 });
    await bringToCheckout(page, brand, 'Delivery');
    const heading = page.getByRole('button', { name: /^Your order details/ });
    const before = await boxOf(heading);
    await page.evaluate('scrollBy(0, 400)');
    const after = await boxOf(heading);
    await takePicture(page, `layout-summary-${brand}-1280`);
    expect(before.y - after.y).toBeLessThan(399);
    expect(after.y).toBeGreaterThan(60);
    await close();
  });

  it.each([phone, { width: 768, height: 1024 }])(
    'nothing at the foot of the business page lies below its bar at $width px',
    async (view) => {
      const { page, close } = await openPage(view);
      await openYard(page, brand);
      await toEnd(page);
      const bar = await boxOf(page.getByRole('button', { name: /ITEM/ }));
      const menu = await boxOf(page.getByRole('button', { name: 'Menu', exact: true }));
      const last = await boxOf(page.getByRole('contentinfo').getByRole('link').last());
      await takePicture(page, `layout-foot-${brand}-${view.width}`);
      expect(last.bottom).toBeLessThanOrEqual(bar.y);
      // The Menu button is in the bar, so it covers nothing above it.
      expect(menu.y).toBeGreaterThanOrEqual(bar.y);
      expect(menu.right).toBeLessThanOrEqual(bar.x);
      await close();
    },
  );

  it.each(['with', 'without'])(
    'the words of a dish stay as they are when it is added, %s a picture',
    async (how) => {
      const { page, close } = await openPage(phone);
      const answers = await interceptAnswers(page);
      answers.change('business/menu', ({ menu }) => {
        for (const dish of menu.flatMap(({ product }) => product))
          dish.product_picture = how === 'with' ? aPicture : '';
      });
      await openYard(page, brand);
      await addButtonOf(page, 'Garlic Naan').click();
      await chooseMode(page, 'Collection');
      for (const dish of ['Plain Naan', 'Peshwari Naan', 'Tandoori Salmon']) {
        const card = page
          .getByRole('listitem')
          .filter({ has: addButtonOf(page, dish) })
          .last();
        const words = card.getByRole('heading').locator('xpath=..');
        await card.scrollIntoViewIfNeeded();
        const before = await boxOf(words);
        await addButtonOf(page, dish).click();
        const steps = await boxOf(card.getByRole('button', { name: /^Remove one/ }));
        const { width, height } = await boxOf(words);
        expect({ width, height }).toStrictEqual({ width: before.width, height: before.height });
        // Without a picture the buttons are beside the price and cover no text.
        const price = await boxOf(words.getByText(/£\d+\.\d\d$/));
        const isOverWords = how === 'without' ? steps.y < price.y : steps.x < before.right;
        expect(isOverWords).toBe(false);
      }
      await takePicture(page, `layout-dishes-${how}-picture-${brand}-375`);
      await close();
    },
  );

  it('after a failed Add the error of the first wrong group is fully visible', async () => {
    const { page, close } = await openPage(phone);
    await openYard(page, brand);
    await addButtonOf(page, 'Chicken Tikka Masala').click();
    const chooser = page.getByRole('dialog', { name: 'Chicken Tikka Masala' });
    await chooser.getByRole('button', { name: /^Add ·/ }).click();
    const banner = await boxOf(chooser.getByRole('alert'));
    const fault = chooser.getByText(/is required$/).first();
    await fault.waitFor();
    await takePicture(page, `layout-fault-${brand}-375`);
    expect((await boxOf(fault)).bottom).toBeLessThanOrEqual(banner.y);
    await close();
  });
});

it.each(['marketplace', 'saffronYard', 'northbank'] as const)(
  'the name of %s is shown whole or not at all, for a customer who is logged in and has something in the cart too',
  async (brand) => {
    const { page, close } = await openPage({ width: 375, height: 700 });
    const home = page.getByRole('banner').getByRole('link').first();
    /** The widths at which a part of the name is cut off. */
    const cutAt = async (widths: readonly number[]) => {
      const cut: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        const isCut = await home.evaluate((link) => {
          const mark = link.firstElementChild?.getBoundingClientRect();
          const name = link.querySelector('span > span');
          const text = name?.firstChild;
          if (!mark || !name || !text) return true;
          const range = document.createRange();
          range.selectNodeContents(text);
          const lines = [...range.getClientRects()];
          const isUnseen = lines.every(({ top }) => top >= mark.bottom);
          const isWhole =
            lines.every(({ right, bottom }) => right <= mark.right + 1 && bottom <= mark.bottom + 2) &&
            name.scrollWidth <= name.clientWidth;
          return !isUnseen && !isWhole;
        });
        if (isCut) cut.push(width);
      }
      return cut;
    };
    const widths = [320, 344, 360, 375, 390, 414, 480, 600, 768, 1024, 1280];
    await logIn(page, brand, { email: 'customer@example.test', password: 'correct-horse-battery' });
    // The pages of a business on its own site have the logo alone.
    await page.goto(addressOf(brand, '/contact-us'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await cutAt(widths)).toStrictEqual([]);
    await page.setViewportSize({ width: 375, height: 700 });
    await takePicture(page, `layout-name-${brand}-375`);
    await openYard(page, brand);
    await addButtonOf(page, 'Pilau Rice').click();
    await chooseMode(page, 'Collection');
    await closedBoxesAreGone(page);
    await page.goto(addressOf(brand, '/account'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await cutAt(widths)).toStrictEqual([]);
    await page.setViewportSize({ width: 375, height: 700 });
    await takePicture(page, `layout-name-full-${brand}-375`);
    await close();
  },
);

it.each(['marketplace', 'northbank'] as const)(
  'at 320 px no word of the name of %s is broken, and Sort By shows its whole choice',
  async (brand) => {
    const { page, close } = await openPage({ width: 320, height: 700 });
    await page.goto(addressOf(brand, '/listing?search_by_postcode=E1+6AN'));
    const sort = page.getByRole('combobox', { name: 'Sort By' });
    await sort.waitFor();
    await takePicture(page, `layout-narrow-${brand}-320`);
    const brokenWords = await page
      .getByRole('banner')
      .getByRole('link')
      .first()
      .evaluate((home) => {
        const text = home.querySelector('span > span')?.firstChild;
        if (!text?.textContent) return ['no name'];
        return [...text.textContent.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        });
      });
    expect(brokenWords).toStrictEqual([]);
    const room = await sort.evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('Nothing to measure with');
      pen.font = font;
      const words = pen.measureText(select.selectedOptions[0]?.text ?? '').width;
      return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - words;
    });
    expect(room).toBeGreaterThanOrEqual(0);
    await close();
  },
);

describe.each<BrandName>(['marketplace', 'saffronYard', 'northbank'])('the bottom bar on %s', (brand) => {
  it.each([
    { width: 320, text: '100%' },
    { width: 375, text: '100%' },
    { width: 320, text: '200%' },
    { width: 375, text: '200%' },
  ])('shows count and sum whole at $width px with text of $text', async ({ width, text }) => {
    const { page, close } = await openPage({ width, height: 700 });
    const answers = await interceptAnswers(page);
    answers.change('business/menu', (answer) => {
      for (const dish of answer.menu.flatMap(({ product }) => product)) dish.product_price = '999.95';
      // Their chooser would open above the page.
      answer.dishes = { amount: [], group: [] };
    });
    await openYard(page, brand);
    await addButtonOf(page, 'Pilau Rice').click();
    await chooseMode(page, 'Collection');
    for (let added = 1; added < 24; added += 1) await addButtonOf(page, 'Pilau Rice').click();
    await page.evaluate(`document.documentElement.style.fontSize = '${text}'`);
    const bar = page.getByRole('button', { name: /^24 ITEMS/ });
    await takePicture(page, `layout-bar-${brand}-${width}-${text}`);
    // Each figure stands on one line, inside the bar and clear of all else in it.
    const faults = await bar.evaluate((button) => {
      const inside = button.getBoundingClientRect();
      const figures = [...button.querySelectorAll('span > span')];
      const boxes = figures.map((figure) => {
        const range = document.createRange();
        range.selectNodeContents(figure);
        return { words: figure.textContent, lines: [...range.getClientRects()] };
      });
      const parts = [...button.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect());
      const found = boxes.length === 2 ? [] : [`${boxes.length} figures`];
      for (const { words, lines } of boxes) {
        if (lines.length !== 1) found.push(`${words} stands on ${lines.length} lines`);
        for (const { left, right, top, bottom } of lines) {
          if (left < inside.left || right > inside.right || top < inside.top || bottom > inside.bottom)
            found.push(`${words} leaves the bar`);
          if (
            parts.some(
              (part) => part.left < right && part.right > left && part.top < bottom && part.bottom > top,
            )
          )
            found.push(`${words} runs over an icon`);
        }
      }
      return found;
    });
    const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect({ faults, sum: await bar.innerText() }).toStrictEqual({
      faults: [],
      sum: expect.stringContaining('£'),
    });
    expect(sideways).toBeLessThanOrEqual(0);
    await close();
  });
});

it('the ring of a focused card of the listing is cut off by nothing', async () => {
  const { page, close } = await openPage({ width: 1280, height: 900 });
  await page.goto(addressOf('marketplace', '/listing?search_by_postcode=E1+6AN'));
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await first.waitFor();
  await page.getByRole('combobox', { name: 'Sort By' }).focus();
  await page.keyboard.press('Tab');
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  await takePicture(page, 'layout-card-ring-1280');
  const { isShown, cutOffBy } = await first.evaluate((link) => {
    const hasRing = (part: Element) => getComputedStyle(part).outlineStyle !== 'none';
    let ringed: Element | null = link;
    while (ringed && !hasRing(ringed)) ringed = ringed.parentElement;
    if (!ringed) return { isShown: false, cutOffBy: [] };
    const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
    const beyond = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const ring = ringed.getBoundingClientRect();
    const clipping: string[] = [];
    for (let part = ringed.parentElement; part && part !== document.body; part = part.parentElement) {
      const { overflowX, contentVisibility } = getComputedStyle(part);
      if (overflowX === 'visible' && contentVisibility === 'visible') continue;
      const edge = part.getBoundingClientRect();
      const isInside =
        ring.left - beyond >= edge.left &&
        ring.right + beyond <= edge.right &&
        ring.top - beyond >= edge.top &&
        ring.bottom + beyond <= edge.bottom;
      if (!isInside) clipping.push(part.tagName);
    }
    return { isShown: Number.parseFloat(outlineWidth) >= 2, cutOffBy: clipping };
  });
  expect({ isShown, cutOffBy }).toStrictEqual({ isShown: true, cutOffBy: [] });
  await close();
});

it('the mark of Bookyup looks the same on every brand, whatever its fonts are', async () => {
  const { page, close } = await openPage();
  const fonts: string[][] = [];
  const ofBrands: string[] = [];
  for (const brand of ['marketplace', 'saffronYard', 'northbank'] as const) {
    await openYard(page, brand);
    const mark = page.getByRole('img', { name: /Bookyup/ }).first();
    await mark.waitFor();
    const fontsOf = (parts: readonly Element[]) => parts.map((part) => getComputedStyle(part).font);
    fonts.push(await mark.locator('text').evaluateAll(fontsOf));
    // The sign of a business is the same on every brand; the headings of its menu are in the brand's letters.
    ofBrands.push(...(await page.getByRole('heading', { level: 2, name: 'Curries' }).evaluateAll(fontsOf)));
  }
  expect(new Set(ofBrands).size).toBeGreaterThan(1);
  expect(fonts).toStrictEqual([fonts[0], fonts[0], fonts[0]]);
  await close();
});
