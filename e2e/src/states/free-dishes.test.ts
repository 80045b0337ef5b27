import { addressOf } from '../harness/browser';
import {
  addPlain,
  cartPart,
  chooseMode,
  openCart,
  openSaffronYard,
  plusOf,
  withAnswer,
} from '../harness/journey';
import { itLooksRight } from '../harness/states';

const salmon = 'Tandoori Salmon';

interface Dishes {
  amount: { is_selectable: number }[];
}

itLooksRight('free dishes', ['marketplace', 'saffronYard', 'northbank'], async (page, look, brand) => {
  // Two of three may be chosen, so one is left over. The menu is opened by a link, so that it is loaded by a call.
  await withAnswer(page, 'business/menu', (own) => {
    const dishes = own['dishes'] as Dishes;
    return {
      ...own,
      dishes: { ...dishes, amount: dishes.amount.map((one) => ({ ...one, is_selectable: 2 })) },
    };
  });
  await page.goto(addressOf(brand, brand === 'saffronYard' ? '/booking' : '/booking?business=saffron-yard'));
  await page.getByRole('link', { name: 'Order food' }).click();
  await plusOf(page, salmon).click();
  await chooseMode(page, 'Delivery');
  await addPlain(page, salmon, 2);
  const chooser = page.getByRole('dialog', { name: 'You have a free dish!' });
  await chooser.waitFor();
  await look('popup and celebration', cartPart);

  await chooser.getByRole('checkbox', { name: /^Vegetable Samosa/ }).check();
  await chooser.getByRole('checkbox', { name: /^Pilau Rice/ }).check();
  await chooser.getByRole('checkbox', { name: /^Gulab Jamun/, disabled: true }).waitFor();
  await look('as many as may be', cartPart);
  await chooser.getByRole('button', { name: 'Done' }).click();
  const cart = await openCart(page);
  await cart.getByText('1 × Pilau Rice').waitFor();
  await look('in the basket', cartPart);
});

itLooksRight('free dishes without motion', ['saffronYard'], async (page, look, brand) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSaffronYard(page, brand);
  await plusOf(page, salmon).click();
  await chooseMode(page, 'Collection');
  await addPlain(page, salmon, 2);
  await page.getByRole('dialog', { name: 'You have a free dish!' }).waitFor();
  await look('popup', cartPart);
});
