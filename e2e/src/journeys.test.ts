import type { Page } from 'playwright-core';
import { addressOf, withBrowser } from './harness/browser';
import { tabTo } from './harness/keyboard';
import {
  addButtonOf,
  addPlain,
  bringToCheckout,
  chooseMode,
  confirmByCode,
  endSession,
  fillDetails,
  findSaffronYard,
  goToCheckout,
  leaveCart,
  openCart,
  ownEmail,
} from './harness/journey';
import { closedBoxesAreGone } from './harness/restaurant';

const openPage = withBrowser();

const salmon = 'Tandoori Salmon';
const listing = '/listing?search_by_postcode=E1+6AN';

/** Opens the first restaurant whose card has a badge. */
const openWithBadge = async (page: Page, badge: string, opens = /./): Promise<void> => {
  await page.goto(addressOf('marketplace', listing));
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByText(badge, { exact: true }) })
    .filter({ hasText: opens });
  await card.first().getByRole('link').click();
};

/** Presses the plus of the first dish of the menu. */
const addFirstDish = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Add .* to the basket$/ })
    .first()
    .click();
};

describe('a guest', () => {
  it('goes back for one more dish, and on to checkout again without being asked', async () => {
    const { page, pageErrors, close } = await openPage();
    await bringToCheckout(page, 'marketplace', 'Collection');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await addButtonOf(page, 'Cucumber Raita').click();
    await leaveCart(page);
    await page.getByRole('heading', { name: 'Check Out', exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Log in instead' }).isVisible()).toBe(true);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it.each(['the history', 'the address bar'] as const)(
    'comes back to checkout by %s as a guest, with the basket',
    async (way) => {
      const { page, pageErrors, close } = await openPage();
      await bringToCheckout(page, 'marketplace', 'Collection');
      await page.goBack();
      await page.getByRole('heading', { name: 'Saffron Yard', level: 1 }).waitFor();
      if (way === 'the history') await page.goForward();
      else await page.goto(addressOf('marketplace', '/checkout'));
      await page.getByRole('heading', { name: 'Check Out', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Log in instead' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/checkout');
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(pageErrors).toStrictEqual([]);
      await close();
    },
  );

  it('orders with one press though the session has ended at checkout', async () => {
    const { page, pageErrors, close } = await openPage();
    await bringToCheckout(page, 'marketplace', 'Collection');
    await fillDetails(page, 'Collection');
    await page.getByRole('textbox', { name: /^Allergies/ }).fill('The bell is broken.');
    await endSession(page);
    await page.getByRole('button', { name: /^Place order · £/ }).click();
    await page.waitForURL(/checkout-otp|order-complete/);
    expect(await page.getByText('Please log in again.').count()).toBe(0);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });
});

describe('a customer orders', () => {
  it('[FRE-12][CPN-6][TOT-3] delivery with a free dish and a code, at the same figure from cart to order', async () => {
    const { page, pageErrors, close } = await openPage();
    await findSaffronYard(page, 'marketplace');
    await addButtonOf(page, salmon).click();
    await chooseMode(page, 'Delivery');
    await addPlain(page, salmon, 2);
    const chooser = page.getByRole('dialog', { name: 'You have a free dish!' });
    await chooser.getByRole('radio').first().check();
    await chooser.getByRole('button', { name: 'Done' }).click();

    const cart = await openCart(page);
    await cart.getByRole('textbox', { name: 'Discount code' }).fill('naan3');
    await cart.getByRole('button', { name: 'Apply Discount Code' }).click();
    await cart.getByRole('button', { name: 'Remove Coupon' }).waitFor();
    await cart.getByText('Free Delivery Applied.').waitFor();
    // 3 × £11.50 − £3.00 + 5 % of £34.50 + £0.30
    await cart.getByRole('button', { name: 'Go to checkout · £33.53' }).waitFor();

    await goToCheckout(page);
    const mobile = await fillDetails(page, 'Delivery');
    await page.getByRole('radio', { name: 'Cash' }).check();
    await page.getByRole('button', { name: 'Place order · £33.53' }).click();
    await confirmByCode(page, mobile);
    await page.getByText('£33.53').first().waitFor();
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it('[DSC-2][TOT-4] collection with the automatic discount', async () => {
    const { page, pageErrors, close } = await openPage({ width: 375 });
    await findSaffronYard(page, 'saffronYard');
    await addButtonOf(page, salmon).click();
    await chooseMode(page, 'Collection');
    await addPlain(page, salmon, 1);
    await goToCheckout(page);
    const mobile = await fillDetails(page, 'Collection');
    await page.getByText('Discount(10%)').first().waitFor();
    await page.getByRole('radio', { name: 'Cash' }).check();
    // 2 × £11.50 − £2.30 + 5 % of £23.00 + £0.30
    await page.getByRole('button', { name: 'Place order · £22.15' }).click();
    await confirmByCode(page, mobile);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it('[SVC-12][SVC-17] before opening, the page takes preorders and says so', async () => {
    const { page, close } = await openPage();
    await openWithBadge(page, 'Pre-order');
    await page.getByText(/^We are taking preorders for /).waitFor();
    await addFirstDish(page);
    await page.getByText('Preorder Only').first().waitFor();
    await close();
  });

  it('[SVC-15][SVC-19] at a closed restaurant nothing can be ordered, and the notice says why', async () => {
    const { page, close } = await openPage();
    // A restaurant without an opening hour takes bookings only, and says that instead.
    await openWithBadge(page, 'Closed', /Opens/);
    await page.getByText('We are closed at the moment.').waitFor();
    await addFirstDish(page);
    const notice = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await notice.getByText('Sorry!!').waitFor();
    await notice.getByText(/^The restaurant is closed at the moment\./).waitFor();
    await close();
  });

  it('[CRT-28][CRT-29][CRT-30] a cart begun at another restaurant in a second tab ends the first, with a popup', async () => {
    const { page, close } = await openPage();
    await findSaffronYard(page, 'marketplace');
    await addButtonOf(page, salmon).click();
    await chooseMode(page, 'Collection');
    const second = await page.context().newPage();
    await second.goto(addressOf('marketplace', listing));
    const other = second
      .getByRole('listitem')
      .filter({ has: second.getByText('Order-now', { exact: true }) })
      .filter({ hasNot: second.getByRole('link', { name: 'Saffron Yard', exact: true }) });
    await other.first().getByRole('link').click();
    await second
      .getByRole('button', { name: /^Add .* to the basket$/ })
      .first()
      .waitFor();
    const popup = page
      .getByRole('alertdialog', { name: 'Error' })
      .or(page.getByRole('dialog', { name: 'Error' }));
    await popup
      .getByText(
        'The cart has been reset as another resturent is open in other tab, Please close multiple tab inorder to proceed',
      )
      .waitFor();
    await popup.getByRole('button', { name: 'OK' }).click();
    await page.waitForURL(addressOf('marketplace', '/'));
    await close();
  });
});

describe('a reload keeps what the customer did', () => {
  it('[STO-2][LST-26] the cart, and the choices of the listing', async () => {
    const { page, close } = await openPage();
    await findSaffronYard(page, 'marketplace');
    await addButtonOf(page, salmon).click();
    await chooseMode(page, 'Collection');
    await closedBoxesAreGone(page);
    await page.reload();
    await page.getByRole('region', { name: 'Your basket' }).getByText(salmon).waitFor();

    await page.goto(addressOf('marketplace', listing));
    await page.getByRole('checkbox', { name: /^Indian/ }).check();
    await page.getByRole('combobox', { name: 'Sort By' }).selectOption('za');
    const names = () => page.getByRole('heading', { level: 2 }).allTextContents();
    const chosen = await names();
    await page.reload();
    await page.getByText(/Restaurents Open$/).waitFor();
    expect(await names()).toStrictEqual(chosen);
    await close();
  });
});

describe('by keyboard alone', () => {
  it('[G22] a customer finds a restaurant, orders and confirms', async () => {
    const { page, close } = await openPage();
    const type = (text: string) => page.keyboard.type(text);
    const press = (key: string) => page.keyboard.press(key);
    await page.goto(addressOf('saffronYard', '/'));
    await addButtonOf(page, salmon).waitFor();
    await tabTo(page, /^Add Tandoori Salmon to the basket/);
    await press('Enter');
    await page.getByRole('dialog', { name: 'Choose Service Type' }).waitFor();
    await tabTo(page, /Delivery|Collection/);
    await page.keyboard.press('ArrowRight');
    if (!(await page.getByRole('radio', { name: /Collection/ }).isChecked())) await press('Space');
    if (!(await page.getByRole('radio', { name: /Collection/ }).isChecked())) await press('ArrowRight');
    await tabTo(page, /^Save Changes/);
    await press('Enter');
    await page.getByRole('region', { name: 'Your basket' }).getByText(salmon).waitFor();
    await tabTo(page, /^Go to checkout/);
    await press('Enter');
    await page.getByRole('dialog').getByText('Continue as guest').waitFor();
    await tabTo(page, /^Continue as guest/);
    await press('Enter');
    await page.getByRole('heading', { name: 'Check Out', exact: true }).waitFor();
    await tabTo(page, /^Name/);
    await type('Ada Moss');
    await press('Tab');
    await type(ownEmail());
    await press('Tab');
    await type('07700930001');
    await tabTo(page, /^Save and continue/);
    await press('Enter');
    await page.getByRole('button', { name: /^Place order/ }).waitFor();
    await tabTo(page, /^Cash/);
    await press('Space');
    await tabTo(page, /^Place order/);
    await press('Enter');
    await confirmByCode(page, '07700930001');
    await close();
  });
});
