import { addressOf } from '../harness/browser';
import {
  addPlain,
  cartPart,
  chooseMode,
  goToCheckout,
  openCart,
  openSaffronYard,
  addButtonOf,
  withAnswer,
} from '../harness/journey';
import { testEveryState } from '../harness/states';

const salmon = 'Tandoori Salmon';

interface Dishes {
  amount: { is_selectable: number }[];
}

testEveryState(
  'free dishes',
  ['marketplace', 'saffronYard', 'northbank'],
  async (page, checkState, brand) => {
    // Two of three may be chosen, so one is left over. The menu is opened by a link, so that it is loaded by a call.
    await withAnswer(page, 'business/menu', (own) => {
      const dishes = own['dishes'] as Dishes;
      return {
        ...own,
        dishes: { ...dishes, amount: dishes.amount.map((one) => ({ ...one, is_selectable: 2 })) },
      };
    });
    await page.goto(
      addressOf(brand, brand === 'saffronYard' ? '/booking' : '/booking?business=saffron-yard'),
    );
    const pages = page.getByRole('navigation', { name: 'About this restaurant' });
    await pages.getByRole('link', { name: 'Menu' }).click();
    await addButtonOf(page, salmon).click();
    await chooseMode(page, 'Delivery');
    await addPlain(page, salmon, 2);
    const chooser = page.getByRole('dialog', { name: 'You have a free dish!' });
    await chooser.waitFor();
    await checkState('popup and celebration', cartPart);

    await chooser.getByRole('checkbox', { name: /^Vegetable Samosa/ }).check();
    await chooser.getByRole('checkbox', { name: /^Pilau Rice/ }).check();
    await chooser.getByRole('checkbox', { name: /^Gulab Jamun/, disabled: true }).waitFor();
    await checkState('as many as may be', cartPart);
    await chooser.getByRole('button', { name: 'Done' }).click();
    const cart = await openCart(page);
    await cart.getByText('1 × Pilau Rice').waitFor();
    await checkState('in the basket', cartPart);
    await cart.getByRole('button', { name: `Remove one ${salmon}` }).click();
    await cart.getByRole('button', { name: `Remove one ${salmon}` }).click();
    await page
      .getByText('Vegetable Samosa, Pilau Rice are no longer free with your order.')
      .first()
      .waitFor();
    await checkState('lost', cartPart);
  },
);

testEveryState(
  'forgotten free dish',
  ['marketplace', 'saffronYard', 'northbank'],
  async (page, checkState, brand) => {
    await openSaffronYard(page, brand);
    await addButtonOf(page, salmon).click();
    await chooseMode(page, 'Collection');
    await addPlain(page, salmon, 2);
    const chooser = page.getByRole('dialog', { name: 'You have a free dish!' });
    await chooser.getByRole('button', { name: 'Not now' }).click();
    await chooser.waitFor({ state: 'hidden' });
    await goToCheckout(page);
    const waiting = page.getByRole('link', { name: 'Your free dish is waiting: choose' });
    await waiting.waitFor();
    await checkState('waiting at the checkout');

    await waiting.click();
    await chooser.waitFor();
    await checkState('sent back to choose', cartPart);
    await chooser.getByRole('radio', { name: /^Pilau Rice/ }).check();
    await chooser.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('heading', { name: 'Check Out', exact: true }).waitFor();
    await waiting.waitFor({ state: 'hidden' });
    const details = page.getByRole('button', { name: /^Your order details/ });
    if ((await details.getAttribute('aria-expanded')) === 'false') await details.click();
    await page.getByText('1 × Pilau Rice').waitFor();
    await checkState('with the order', 'main');
  },
);

testEveryState('free dishes without motion', ['saffronYard'], async (page, checkState, brand) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSaffronYard(page, brand);
  await addButtonOf(page, salmon).click();
  await chooseMode(page, 'Collection');
  await addPlain(page, salmon, 2);
  await page.getByRole('dialog', { name: 'You have a free dish!' }).waitFor();
  await checkState('popup', cartPart);
});
