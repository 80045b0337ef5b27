import type { Page } from 'playwright-core';
import { addressOf, withBrowser } from './harness/browser';
import {
  bringToCheckout,
  chooseMode,
  fillDetails,
  isPhone,
  openSaffronYard,
  outbox,
  placeCashOrder,
  addButtonOf,
} from './harness/journey';

const openPage = withBrowser();

const salmon = 'Tandoori Salmon';
const widths = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
];
const conflict =
  'The cart has been reset as another resturent is open in other tab, Please close multiple tab inorder to proceed';

/** Opens another restaurant of the listing, which is not Saffron Yard. */
const openAnother = async (page: Page): Promise<void> => {
  await page.goto(addressOf('marketplace', '/listing?search_by_postcode=E1+6AN'));
  const cards = page.getByRole('listitem').filter({ has: page.getByText('Order-now', { exact: true }) });
  await cards.filter({ hasNotText: 'Saffron Yard' }).first().getByRole('link').click();
  await page
    .getByRole('button', { name: /^Add .* to the basket$/ })
    .first()
    .waitFor();
};

const countOfCart = (page: Page) =>
  isPhone(page)
    ? page.getByRole('button', { name: /2 ITEMS/ })
    : page.getByRole('region', { name: 'Your basket' }).getByText('£23.00').first();

describe.each(widths)('two tabs of one browser, $width pixels wide', (size) => {
  it('the same cart placed in both waits for one code, and both lead to it', async () => {
    const { page, pageErrors, close } = await openPage(size);
    await bringToCheckout(page, 'marketplace', 'Collection');
    const mobile = await fillDetails(page, 'Collection');
    const other = await page.context().newPage();
    await other.goto(addressOf('marketplace', '/checkout'));
    await other.getByRole('button', { name: /^Place order · £/ }).waitFor();

    await Promise.all([placeCashOrder(page), placeCashOrder(other)]);
    await page.getByRole('heading', { name: 'Confirm your order' }).waitFor();
    await other.getByRole('heading', { name: 'Confirm your order' }).waitFor();
    expect(page.url()).toMatch(/\/order\/checkout-otp\/[\w-]+$/);
    expect(other.url()).toBe(page.url());
    const codes = (await outbox()).filter(({ channel, to }) => channel === 'sms' && to === mobile);
    expect(codes).toHaveLength(1);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it('[ORD-18][ORD-19] another restaurant opened in one is said at the checkout of the other', async () => {
    const { page, pageErrors, close } = await openPage(size);
    await bringToCheckout(page, 'marketplace', 'Collection');
    const other = await page.context().newPage();
    await openAnother(other);

    const popup = page.getByRole('alertdialog', { name: 'Error' });
    await popup.getByText(conflict).waitFor();
    expect(new URL(page.url()).pathname).toBe('/checkout');
    await popup.getByRole('button', { name: 'OK' }).click();
    await page.waitForURL(addressOf('marketplace', '/'));
    expect(pageErrors).toStrictEqual([]);
    await close();
  });
});

it.each(widths)(
  'at $width pixels a cart that gave way to another restaurant is brought back',
  async (size) => {
    const { page, pageErrors, close } = await openPage(size);
    await openSaffronYard(page, 'marketplace');
    await addButtonOf(page, salmon).click();
    await chooseMode(page, 'Collection');
    await addButtonOf(page, salmon).click();
    await countOfCart(page).waitFor();
    await openAnother(page);

    await page.getByText('Your basket from the other restaurant has been emptied.').waitFor();
    await page.getByText('Your basket from Saffron Yard is kept for this visit.').waitFor();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await page.waitForURL(/\/business\/saffron-yard/);
    await countOfCart(page).waitFor();
    await page.getByRole('button', { name: 'Bring it back' }).waitFor({ state: 'hidden' });
    expect(pageErrors).toStrictEqual([]);
    await close();
  },
);
