import type { Page } from 'playwright-core';
import { addressOf, withBrowser } from './harness/browser';
import {
  chooseMode,
  fillDetails,
  findSaffronYard,
  goToCheckout,
  placeCashOrder,
  addButtonOf,
} from './harness/journey';

const openPage = withBrowser();

type Stored = Record<string, string>;
const dish = 'Tandoori Salmon';
/** The notice of a cart that cannot be read. */
const emptied = 'Your basket could no longer be read, so it has been emptied.';

const read = (page: Page, area: 'sessionStorage' | 'localStorage') =>
  page.evaluate<Stored>(`({ ...${area} })`);

/** Writes values into the browser's storage without a check: these keys for the session, all others permanently. */
const leave = (page: Page, stored: Stored, keysOfSession: readonly string[]) =>
  page.evaluate(
    `for (const [key, text] of Object.entries(${JSON.stringify(stored)}))
      (${JSON.stringify(keysOfSession)}.includes(key) ? sessionStorage : localStorage).setItem(key, text);`,
  );

const go = (page: Page, path: string) => page.goto(addressOf('marketplace', path));

const pages: [string, (page: Page) => Promise<void>][] = [
  ['/', (page) => page.getByPlaceholder('Enter Postcode').waitFor()],
  ['/listing?search_by_postcode=E1+6AN', (page) => page.getByText(/Restaurents Open$/).waitFor()],
  ['/business/saffron-yard', (page) => addButtonOf(page, dish).waitFor()],
  // Both send a visitor without a readable cart home.
  ['/checkout', (page) => page.getByRole('heading', { level: 1 }).first().waitFor()],
  ['/order/checkout-otp/no-such-order', (page) => page.getByRole('heading', { level: 1 }).first().waitFor()],
];

let ofSession: Stored;
let ofBrowser: Stored;

// A customer fills a cart and the checkout form once; each test begins with what the browser stores then.
beforeAll(async () => {
  const { page, close } = await openPage();
  await findSaffronYard(page, 'marketplace');
  await addButtonOf(page, dish).click();
  await chooseMode(page, 'Delivery');
  await addButtonOf(page, dish).click();
  await goToCheckout(page);
  await fillDetails(page, 'Delivery');
  await page.getByRole('button', { name: /^Edit/ }).waitFor();
  ofSession = await read(page, 'sessionStorage');
  ofBrowser = await read(page, 'localStorage');
  await close();
});

/** Opens a page with that cart stored; returns the stored values and a function that replaces them. */
const aCart = async () => {
  const opened = await openPage();
  const stored = { ...ofBrowser, ...ofSession };
  // From a page without scripts: a page of the shop could save its own cart over the replaced one before it is left.
  const replace = async (replaced: Stored) => {
    await go(opened.page, '/robots.txt');
    await leave(opened.page, replaced, Object.keys(ofSession));
  };
  await replace(stored);
  return { ...opened, stored, replace };
};

const broken: [string, string][] = [
  ['half a JSON', '{"product_id":"1","product_na'],
  ['another shape', '[{"product_id":{"$ne":1},"price":-1,"__proto__":{"isAdmin":true}}]'],
  ['a megabyte', JSON.stringify('W'.repeat(1_000_000))],
];

const cartOf = (page: Page) => page.getByRole('region', { name: 'Your basket' });

describe('a stored value of another shape', () => {
  it.each(broken)('breaks no page when each key, or every key, holds %s', async (_, text) => {
    const { page, pageErrors, close, stored, replace } = await aCart();
    const keys = Object.keys(stored);
    expect(keys).toStrictEqual(expect.arrayContaining(['cartlist', 'business_details', 'isDelMode']));
    for (const key of keys) {
      await replace({ ...stored, [key]: text });
      await page.goto(addressOf('marketplace', key === 'searched_pincode' ? '/listing' : '/checkout'));
      // The heading is in the page even when a dialog covers it.
      await page.locator('h1').first().waitFor();
    }
    const all = Object.fromEntries(keys.map((key) => [key, text]));
    for (const [path, isShown] of pages) {
      // A browser stores only a few values of this size.
      await replace(text.length > 1_000 ? { ...stored, cartlist: text } : all);
      await go(page, path);
      await isShown(page);
    }
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it.each(broken)('empties the cart with a notice when the cart is %s', async (_, text) => {
    const { page, pageErrors, close, stored, replace } = await aCart();
    await replace({ ...stored, cartlist: text });
    await go(page, '/business/saffron-yard');
    await page.getByText(emptied).waitFor();
    await cartOf(page).getByText('Your basket is empty').waitFor();
    for (const area of ['sessionStorage', 'localStorage'] as const)
      expect((await read(page, area))['cartlist']).toBeUndefined();
    expect(pageErrors).toStrictEqual([]);
    await close();
  });
});

const withPrice = (cart: string | undefined, price: string) =>
  JSON.stringify(
    (JSON.parse(cart ?? '[]') as object[]).map((line) => ({
      ...line,
      product_price: price,
      sell_price: price,
    })),
  );

describe('a stored value that is not true', () => {
  it('such as a price or charge does not count: the menu’s price is shown with a notice, and is what is paid', async () => {
    const { page, pageErrors, close, stored, replace } = await aCart();
    await go(page, '/checkout');
    const honest = await page.getByRole('button', { name: /^Place order/ }).textContent();
    const cheap = {
      ...stored,
      cartlist: withPrice(stored['cartlist'], '0.01'),
      zone_delivery_charg: '"0.00"',
      minimum_order: '"0.00"',
      scharge: '{"service_charge_amount":"0.00","baggage_charge_amount":"0.00"}',
    };
    await replace(cheap);
    await go(page, '/business/saffron-yard');
    await page.getByText(`${dish} is now £11.50.`).waitFor();

    await replace(cheap);
    await go(page, '/checkout');
    const updated = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await updated.getByText(/^We have updated the cart/).waitFor();
    await updated.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: honest ?? '' }).waitFor();
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it('such as a dish that is gone is dropped with a notice', async () => {
    const { page, pageErrors, close, stored, replace } = await aCart();
    const cart = (JSON.parse(stored['cartlist'] ?? '[]') as object[]).map((line) => ({
      ...line,
      product_id: 'gone',
    }));
    await replace({ ...stored, cartlist: JSON.stringify(cart) });
    await go(page, '/business/saffron-yard');
    await page.getByText(`${dish} is no longer available.`).waitFor();
    await cartOf(page).getByText('Your basket is empty').waitFor();
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it('such as a business that is gone drops the cart with a notice, and nothing is ordered', async () => {
    const { page, pageErrors, close, stored, replace } = await aCart();
    const details = stored['business_details'] ?? '';
    const gone = {
      ...stored,
      business_id: '"gone"',
      business_details: details.replaceAll(JSON.parse(stored['business_id'] ?? '""') as string, 'gone'),
    };
    for (const [path, isShown] of pages) {
      await replace(gone);
      await go(page, path);
      await isShown(page);
    }
    await replace(gone);
    await go(page, '/business/saffron-yard');
    await page.getByText('Your basket from the other restaurant has been emptied.').waitFor();
    expect(pageErrors).toStrictEqual([]);
    await close();
  });
});

const refusals: [string, string][] = [
  [
    'is switched off',
    `for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, { get() { throw new DOMException('denied', 'SecurityError'); } });`,
  ],
  ['is full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`],
];

describe('a browser that stores nothing', () => {
  it.each(refusals)('still lets a customer order when its storage %s', async (_, script) => {
    const { page, pageErrors, close } = await openPage();
    await page.addInitScript(script);
    await go(page, '/business/saffron-yard');
    await addButtonOf(page, dish).click();
    await chooseMode(page, 'Collection');
    await addButtonOf(page, dish).click();
    await goToCheckout(page);
    await fillDetails(page, 'Collection');
    await placeCashOrder(page);
    await page.getByRole('heading', { name: 'Confirm your order' }).waitFor();
    for (const [path, isShown] of pages) {
      await go(page, path);
      await isShown(page);
    }
    expect(pageErrors).toStrictEqual([]);
    await close();
  });
});
