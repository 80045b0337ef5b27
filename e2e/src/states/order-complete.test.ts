import { addressOf } from '../harness/browser';
import {
  addPlain,
  chooseMode,
  confirmByCode,
  fillDetails,
  goToCheckout,
  openSaffronYard,
  placeCashOrder,
  addButtonOf,
} from '../harness/journey';
import { moveOrder } from '../harness/move-order';
import { testEveryState } from '../harness/states';

const salmon = 'Tandoori Salmon';

testEveryState('order', ['marketplace', 'saffronYard', 'northbank'], async (page, checkState, brand) => {
  await openSaffronYard(page, brand);
  await addButtonOf(page, salmon).click();
  await chooseMode(page, 'Delivery');
  await addPlain(page, salmon, 2);
  const chooser = page.getByRole('dialog', { name: 'You have a free dish!' });
  await chooser.getByRole('radio', { name: /^Pilau Rice/ }).check();
  await chooser.getByRole('button', { name: 'Done' }).click();
  await chooser.waitFor({ state: 'hidden' });
  await goToCheckout(page);
  const mobile = await fillDetails(page, 'Delivery');
  await placeCashOrder(page);
  await page.getByRole('heading', { name: 'Confirm your order' }).waitFor();
  const okey = new URL(page.url()).pathname.split('/').pop() ?? '';
  await page.goto(addressOf(brand, `/order-complete?v=${okey}`));
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await checkState('waiting for the code');
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await confirmByCode(page, mobile);
  await page.getByRole('heading', { name: 'Thank you, your order is placed' }).waitFor();
  await checkState('placed');

  for (const [state, step] of [
    ['accepted', 'Accepted'],
    ['preparing', 'Being prepared'],
    ['out_for_delivery', 'On its way'],
  ] as const) {
    await moveOrder(okey, state);
    await page.reload();
    await page
      .getByRole('listitem')
      .filter({ hasText: step })
      .getByText(/\d\d:\d\d/)
      .waitFor();
    await checkState(step, 'main');
  }
  await moveOrder(okey, 'completed');
  await page.reload();
  await page.getByRole('heading', { name: 'Enjoy your meal' }).waitFor();
  await checkState('delivered', 'main');

  await page.goto(addressOf(brand, '/order-complete?v=nobodys-order'));
  await page.getByText('We cannot find that order.').waitFor();
  await checkState('unknown');
});

testEveryState(
  'order paid by card',
  ['marketplace', 'saffronYard', 'northbank'],
  async (page, checkState, brand) => {
    await openSaffronYard(page, brand);
    await addButtonOf(page, salmon).click();
    await chooseMode(page, 'Collection');
    await addPlain(page, salmon, 2);
    const chooser = page.getByRole('dialog', { name: 'You have a free dish!' });
    await chooser.getByRole('radio', { name: /^Pilau Rice/ }).check();
    await chooser.getByRole('button', { name: 'Done' }).click();
    await chooser.waitFor({ state: 'hidden' });
    await goToCheckout(page);
    await fillDetails(page, 'Collection');
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByText('The card was declined.').waitFor();
    await checkState('declined');
    const okey = new URL(page.url()).searchParams.get('key') ?? '';
    await page.goto(addressOf(brand, `/order-complete?v=${okey}`));
    await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
    await checkState('not paid yet');
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await page.getByRole('heading', { name: 'Card payment' }).waitFor();
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await page.getByRole('heading', { name: 'Thank you, your order is placed' }).waitFor();
    await page.getByText('Discount(10%)').waitFor();
    await checkState('paid');

    await moveOrder(okey, 'rejected', { reason: 'Sorry, our tandoor is out of order tonight.' });
    await page.reload();
    await page.getByRole('heading', { name: 'Your order was not accepted' }).waitFor();
    await checkState('rejected');
  },
);
