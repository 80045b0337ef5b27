import { interceptAnswers } from '../harness/answers';
import { addressOf, withBrowser } from '../harness/browser';
import { goToKitchenPage, logInToKitchen, placeCollection } from '../harness/kitchen';
import { testEveryState } from '../harness/states';
import type { VisitStates } from '../harness/states';

const openPage = withBrowser();

testEveryState('kitchen', ['marketplace', 'saffronYard', 'northbank'], async (page, checkState, brand) => {
  const customer = await openPage({ width: 375 });
  await page.goto(addressOf(brand, '/kitchen'));
  await page.getByRole('button', { name: 'Log in with your account' }).waitFor();
  await checkState('login');
  await logInToKitchen(page, brand, 'Pass');
  const { number } = await placeCollection(customer.page, 'Card');
  await customer.close();

  const card = page.getByRole('article', { name: `Order ${number}` });
  const press = (name: string | RegExp) => card.getByRole('button', { name }).click();
  await card.getByRole('button', { name: /^Accept/ }).waitFor();
  await checkState('to answer');
  await press('Reject');
  await page.getByRole('dialog').waitFor();
  await checkState('reason of a rejection', '[role=dialog]');
  await page.getByRole('button', { name: 'Back' }).click();
  await press(/^Accept/);
  await page.getByRole('list', { name: 'Last steps' }).getByRole('button').waitFor();
  await checkState('in hand');
  await press('Refund');
  const dialog = page.getByRole('dialog', { name: `Refund order ${number}` });
  await dialog
    .getByRole('button', { name: /^Add one/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: /^Refund £[1-9]/ }).waitFor();
  await checkState('refund', '[role=dialog]');
  await dialog.getByLabel(/^Reason/).fill('It was cold.');
  await dialog.getByRole('button', { name: /^Refund £/ }).click();
  for (const step of ['Start cooking', 'Ready', 'Handed over']) await press(step);
  await card.waitFor({ state: 'hidden' });

  await goToKitchenPage(page, 'Tonight');
  await page.getByRole('heading', { name: 'Your menu' }).waitFor();
  await checkState('tonight');
  const delivery = page.getByRole('article', { name: 'Delivery' });
  await delivery.getByRole('button', { name: '15 min' }).click();
  await delivery.getByText(/^Stopped until/).waitFor();
  await page.getByLabel('Find a dish or an option').fill('salmon');
  await page.getByRole('button', { name: 'Sold out: Tandoori Salmon' }).click();
  await page.getByRole('button', { name: 'For an hour' }).waitFor();
  await checkState('for how long', '[role=dialog]');
  await page.getByRole('button', { name: 'For an hour' }).click();
  await page.getByRole('button', { name: 'Tandoori Salmon is back' }).waitFor();
  await checkState('something is sold out');
  await page.getByRole('button', { name: 'Tandoori Salmon is back' }).click();
  await page.getByRole('button', { name: 'Tandoori Salmon is back' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Go on with Delivery' }).click();
  await delivery.getByRole('button', { name: '15 min' }).waitFor();

  await goToKitchenPage(page, 'Tables');
  const seat = page.getByRole('button', { name: /^Seat guests/ }).first();
  await seat.waitFor();
  await checkState('tables');
  await seat.click();
  await page.getByRole('button', { name: 'Seat 2' }).waitFor();
  await checkState('guests without a booking', '[role=dialog]');
  await page.getByRole('button', { name: 'Seat 2' }).click();
  const guests = page.getByRole('article', { name: 'Without a booking · 2 guests' }).first();
  await guests.waitFor();
  await page
    .getByRole('button', { name: /^Block / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Unblock / }).waitFor();
  await checkState('seated and blocked');
  await page.getByRole('button', { name: /^Unblock / }).click();
  await page.getByRole('button', { name: /^Unblock / }).waitFor({ state: 'hidden' });
  // The page is longer than the screen, and the last time is at its end.
  const answers = await interceptAnswers(page);
  answers.breakCall('kitchen/block');
  await page
    .getByRole('button', { name: /^Block / })
    .last()
    .click();
  await page.getByRole('alert').waitFor();
  await checkState('a block that failed');
  answers.restore();

  await visitMenuDesk(page, checkState, brand);
  await goToKitchenPage(page, 'Past');
  await card.getByText('went back so far', { exact: false }).waitFor();
  await checkState('past orders');
  await page.getByRole('button', { name: 'The day before' }).click();
  await page.getByText('No order on this day').waitFor();
  await checkState('no past orders');
  await goToKitchenPage(page, 'Figures');
  await page.getByText('Sold most').waitFor();
  await checkState('figures of today');
  await page.getByRole('radio', { name: '7 days' }).check();
  await page.locator('canvas').waitFor();
  await checkState('figures of a week');
  await goToKitchenPage(page, 'Log');
  await page.getByText(number).first().waitFor();
  await checkState('log');
});

/** The menu desk, whose draft is empty again at the end. Nothing is published: other tests order from this menu. */
const visitMenuDesk: VisitStates = async (page, checkState, brand) => {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  const back = async () => {
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  await goToKitchenPage(page, 'Menu');
  await page.getByText('Nothing is changed. Customers see what you see.').waitFor();
  const find = page.getByLabel('Find a dish or a category');
  await find.fill('tikka masala');
  await press('Edit Chicken Tikka Masala');
  await dialog.getByRole('button', { name: 'Add options of Garlic naan' }).click();
  await checkState('options of an option on the desk', '[role=dialog]');
  await back();
  await find.fill('salmon');
  await checkState('menu desk');
  await press('Edit Tandoori Salmon');
  await dialog.waitFor();
  await checkState('a dish on the desk', '[role=dialog]');
  await dialog.getByLabel('Description').fill('With a lemon and mint chutney.');
  await press('Put into the draft');
  await dialog.waitFor({ state: 'hidden' });
  await press('1 change');
  await press('Make a preview');
  const link = page.getByRole('link', { name: 'Open the preview' });
  await link.waitFor();
  await checkState('draft with a change');
  const customer = await openPage();
  await customer.page.goto(addressOf(brand, (await link.getAttribute('href')) ?? ''));
  await customer.page.getByText('With a lemon and mint chutney.').waitFor();
  expect(customer.pageErrors).toStrictEqual([]);
  await customer.close();

  await press('Publish later');
  await dialog.waitFor();
  await checkState('when to publish', '[role=dialog]');
  await back();
  await find.fill('');
  await press(/^Edit Breads/);
  await dialog.waitFor();
  await checkState('a category on the desk', '[role=dialog]');
  await back();
  await page.getByRole('radio', { name: 'Service' }).check();
  await press('Edit Opening hours');
  await dialog.waitFor();
  await checkState('opening hours', '[role=dialog]');
  await back();
  await press('Edit Areas');
  await dialog.waitFor();
  await checkState('areas', '[role=dialog]');
  await back();
  await checkState('hours and fees');
  await page.getByRole('radio', { name: 'Pictures' }).check();
  await page.getByRole('button', { name: 'Choose a cover picture' }).waitFor();
  await checkState('pictures of the restaurant');
  await page.getByRole('radio', { name: 'History' }).check();
  await page.getByText('Nothing was published here yet').waitFor();
  await checkState('history of the menu');
  await press('Take out all changes');
  await page.getByText('Nothing is changed. Customers see what you see.').waitFor();
};
