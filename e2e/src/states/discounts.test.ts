import type { Locator, Page } from 'playwright-core';
import { addPlain, cartPart, chooseMode, openCart, openSaffronYard, addButtonOf } from '../harness/journey';
import { cutOff, cutOffError, reconnect } from '../harness/network';
import { testEveryState } from '../harness/states';

const manualDiscount = '**/api/business/manual_discount';
const salmon = 'Tandoori Salmon';

const typeCode = async (cart: Locator, code: string) => {
  await cart.getByRole('textbox', { name: 'Discount code' }).fill(code);
  await cart.getByRole('button', { name: 'Apply Discount Code' }).click();
};

/** Opens the cart and types a code into its box. */
const tryCode = async (page: Page, code: string) => {
  const cart = await openCart(page);
  await typeCode(cart, code);
  return cart;
};

testEveryState(
  'discounts',
  ['marketplace', 'saffronYard', 'northbank'],
  async (page, checkState, brand) => {
    const close = async () => {
      const cross = page.getByRole('dialog').getByRole('button', { name: 'Close' });
      if (await cross.isVisible()) await cross.click();
    };
    await openSaffronYard(page, brand);
    await addButtonOf(page, salmon).click();
    await chooseMode(page, 'Delivery');

    const cart = await tryCode(page, 'spring');
    await cart.getByText('We do not know that code. Please check it and try again.').waitFor();
    await checkState('unknown code', cartPart);
    await cart.getByRole('button', { name: 'Cancel' }).click();
    await close();
    await tryCode(page, 'naan3');
    await cart.getByText('This code needs £20.00 of food. Add £8.50 more to use it.').waitFor();
    await checkState('code needs more', cartPart);
    await cart.getByRole('button', { name: 'Cancel' }).click();
    await close();

    await cutOff(page, manualDiscount);
    await tryCode(page, 'naan3');
    await cart.getByText('We could not check that code. Please try again.').waitFor();
    await checkState('server away', cartPart);
    await reconnect(page, manualDiscount);
    await close();

    await addPlain(page, 'Plain Naan', 2);
    await addPlain(page, salmon, 1);
    await tryCode(page, 'naan3');
    const costly = page.getByRole('dialog', { name: 'NAAN3 saves £3.00, but delivery would cost £2.50' });
    await costly.waitFor();
    await checkState('code costs the free delivery', cartPart);
    await costly.getByRole('button', { name: 'Keep my offer' }).click();
    await costly.waitFor({ state: 'hidden' });
    await close();

    // The first of the two may open the dialog of free dishes, from £30 on, which would cover the button for the second.
    await addPlain(page, 'Plain Naan', 1);
    await page
      .getByRole('dialog', { name: 'You have a free dish!' })
      .getByRole('button', { name: 'Not now' })
      .click();
    await addPlain(page, 'Plain Naan', 1);
    await addPlain(page, salmon, 1);
    await openCart(page);
    await cart.getByText(/£4.00/).first().waitFor();
    await checkState('automatic', cartPart);
    await typeCode(cart, 'naan3');
    const worse = page.getByRole('dialog', { name: 'NAAN3 saves £3.00, your offer saves £4.00' });
    await worse.waitFor();
    await checkState('worse code', cartPart);
    await worse.getByRole('button', { name: 'Keep my offer' }).click();
    await worse.waitFor({ state: 'hidden' });
    await checkState('best discount kept', cartPart);
    await typeCode(cart, 'naan3');
    await worse.getByRole('button', { name: 'Use the code' }).click();
    await cart.getByText('Your offer would save £4.00.').waitFor();
    await checkState('worse code used', cartPart);
    await cart.getByRole('button', { name: 'Use my offer' }).click();
    await cart.getByRole('button', { name: 'Change discount' }).click();
    const chooser = page.getByRole('dialog', { name: 'Choose your discount' });
    await checkState('chooser', cartPart);
    await chooser.getByRole('radio', { name: /^20% off breads/ }).click();
    await chooser.waitFor({ state: 'hidden' });
    await cart.getByText('Discount(20%)').waitFor();
    await checkState('chosen', cartPart);

    for (let left = 4; left > 0; left -= 1)
      await cart.getByRole('button', { name: 'Remove one Plain Naan' }).click();
    await page.getByText('Your discount has changed.').waitFor();
    await checkState('not applicable any more', cartPart);
    await close();

    await tryCode(page, 'naan3');
    await cart.getByRole('button', { name: 'Remove Coupon' }).waitFor();
    await checkState('code accepted', cartPart);
    await cart.getByRole('button', { name: 'Remove Coupon' }).click();
    await cart.getByRole('button', { name: 'Apply Discount Code' }).waitFor();
    await checkState('code removed', cartPart);
  },
  [cutOffError],
);
