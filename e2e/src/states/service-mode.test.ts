import type { Page } from 'playwright-core';
import { interceptAnswers } from '../harness/answers';
import type { Answers } from '../harness/answers';
import { chooseMode, fillDetails, goToCheckout, openCart, addButtonOf } from '../harness/journey';
import { openYard } from '../harness/restaurant';
import { testEveryState } from '../harness/states';

const brands = ['marketplace', 'saffronYard', 'northbank'] as const;
const menu = 'section[aria-label="Menu"]';
const dialog = '[role="dialog"]';

type Possible = 'yes' | 'pre' | 'no';

/** Lets the restaurant take orders in one way or another; a mode that is not offered at all is undefined. */
const offer = (answers: Answers, modes: { delivery?: Possible; pickup?: Possible }, nextOpen = '') =>
  answers.change('business/details', ({ info, service_availability }) => {
    const { delivery, pickup } = modes;
    info.business_delivery = delivery ? 'yes' : 'no';
    info.business_pickup = pickup ? 'yes' : 'no';
    info.delivery_order_possible = service_availability.delpossible = delivery ?? 'no';
    info.pickup_order_possible = service_availability.pickuppossible = pickup ?? 'no';
    info.bs_next_open = nextOpen;
  });

const banner = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const chooserOf = (page: Page) => page.getByRole('dialog', { name: 'Choose Service Type' });

testEveryState('service mode', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);

  offer(answers, { delivery: 'pre', pickup: 'yes' });
  await openYard(page, brand);
  await banner(page, 'We are taking orders for collection and delivery');
  await addButtonOf(page, 'Poppadoms & Chutneys').click();
  const chooser = chooserOf(page);
  await chooser.waitFor();
  await checkState('nothing chosen yet', dialog);
  await chooser.getByRole('radio', { name: 'Collection' }).check();
  await checkState('collection', dialog);
  await chooser.getByRole('button', { name: 'Cancel' }).click();

  offer(answers, { delivery: 'pre', pickup: 'pre' });
  await openYard(page, brand);
  await banner(page, 'We are taking preorders for collection and delivery.');
  await checkState('preorder', menu);

  offer(answers, { delivery: 'no', pickup: 'no' }, 'We open again tomorrow at 12:00');
  await openYard(page, brand);
  await banner(page, 'We are closed at the moment.');
  await checkState('closed', menu);
  await addButtonOf(page, 'Poppadoms & Chutneys').click();
  await page.getByRole('alertdialog', { name: 'Sorry!!' }).waitFor();
  await checkState('closed notice', '[role="alertdialog"]');
  await page.keyboard.press('Escape');

  offer(answers, {});
  await openYard(page, brand);
  await banner(page, 'We take table bookings only.');
  await checkState('bookings only', menu);
});

testEveryState('service mode of one kind', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  offer(answers, { delivery: 'no', pickup: 'pre' });
  await openYard(page, brand);
  await banner(page, 'We are taking preorders for collection.');
  await addButtonOf(page, 'Poppadoms & Chutneys').click();
  const cart = await openCart(page);
  await cart.getByText('Preorder Only').waitFor();
  await cart.getByRole('button', { name: 'Change', exact: true }).click();
  const chooser = chooserOf(page);
  await chooser.getByRole('radio', { name: 'Delivery', disabled: true }).waitFor();
  await chooser.getByText('Unavailable').waitFor();
  await checkState('the other unavailable', dialog);
});

testEveryState('preorder', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  offer(answers, { delivery: 'pre', pickup: 'pre' });
  await openYard(page, brand);
  await addButtonOf(page, 'Tandoori Salmon').click();
  await checkState('chooser', dialog);
  await chooseMode(page, 'Collection');

  // The kitchen opens later, so none of its times is too close yet.
  answers.change('business/details', (answer) => {
    answer.info.pickup_order_possible = 'pre';
    answer.pickup_timeing = ['21:00', '21:15', '21:30', '21:45'].map((time) => ({ time }));
  });
  await goToCheckout(page);
  const time = page.getByRole('combobox', { name: 'When will you collect it?' });
  await time
    .getByRole('option', { name: 'ASAP (after opening)', selected: true })
    .waitFor({ state: 'attached' });
  await fillDetails(page, 'Collection');
  await page.evaluate('scrollTo(0, 0)');
  await checkState('checkout');

  answers.change('business/details', (answer) => {
    answer.pickup_timeing = [];
    answer.info.pickup_order_possible = 'pre';
  });
  await page.reload();
  await page.getByText(/ is no longer possible, and no other time is left today\.$/).waitFor();
  await checkState('no time left', 'main');
});

testEveryState('service mode taken away', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  await page.clock.install();
  await openYard(page, brand);
  await addButtonOf(page, 'Poppadoms & Chutneys').click();
  const chooser = chooserOf(page);
  await chooser.getByRole('radio', { name: 'Collection' }).check();
  await chooser.getByRole('button', { name: 'Save Changes' }).click();
  await chooser.waitFor({ state: 'hidden' });

  offer(answers, { delivery: 'yes', pickup: 'no' });
  await page.clock.fastForward(61_000);
  await page.getByText('Collection is not available any more. Please choose again.').waitFor();
  await banner(page, 'We are taking orders for delivery');
  await checkState('unavailable', menu);
});

testEveryState('postcode', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  await openYard(page, brand);
  await addButtonOf(page, 'Poppadoms & Chutneys').click();
  const chooser = chooserOf(page);
  await chooser.getByRole('radio', { name: 'Delivery' }).check();
  await checkState('delivery', dialog);
  await chooser.getByRole('button', { name: 'Save Changes' }).click();
  const postcodeDialog = page.getByRole('dialog', { name: 'Enter Postcode' });
  await postcodeDialog.waitFor();
  await checkState('empty', dialog);

  const field = postcodeDialog.getByPlaceholder('Enter postcode here');
  const save = postcodeDialog.getByRole('button', { name: 'Save Changes' });
  const refused = async (postcode: string, sentence: string | RegExp, state: string) => {
    await field.fill(postcode);
    await save.click();
    await postcodeDialog.getByText(sentence).waitFor();
    await checkState(state, dialog);
  };
  await refused('', 'Please Enter Postcode', 'missing');
  await refused('E1', 'Please enter your full postcode.', 'too short');
  await refused('nonsense', 'Please enter valid postcode', 'invalid');
  await refused('M1 1AA', 'Sorry, Saffron Yard does not deliver to M1 1AA.', 'not delivered to');

  answers.hold('business/delivery_status_check');
  await field.fill('E1 6AN');
  await save.click();
  await postcodeDialog.locator('[aria-busy="true"]').waitFor();
  await checkState('loading', dialog);

  answers.restore();
  await postcodeDialog.waitFor({ state: 'hidden' });
  await checkState('accepted', menu);
});

testEveryState('postcode without an answer', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  answers.breakCall('business/delivery_status_check');
  await openYard(page, brand);
  await addButtonOf(page, 'Poppadoms & Chutneys').click();
  const chooser = chooserOf(page);
  await chooser.getByRole('radio', { name: 'Delivery' }).check();
  await chooser.getByRole('button', { name: 'Save Changes' }).click();
  const postcodeDialog = page.getByRole('dialog', { name: 'Enter Postcode' });
  await postcodeDialog.getByPlaceholder('Enter postcode here').fill('E1 6AN');
  await postcodeDialog.getByRole('button', { name: 'Save Changes' }).click();
  await postcodeDialog.locator('[aria-busy="true"]').waitFor();
  await postcodeDialog.locator('[aria-busy="true"]').waitFor({ state: 'hidden' });
  await checkState('error');
});
