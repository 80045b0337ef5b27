import { randomUUID } from 'node:crypto';
import { aWireAddress, aWireBooking, aWireOrderInList } from '@storefront/contract/testing';
import type { Page } from 'playwright-core';
import { interceptAnswers } from '../harness/answers';
import { addressOf } from '../harness/browser';
import type { BrandName } from '../harness/browser';
import { ownNumber } from '../harness/journey';
import { logIn, register } from '../harness/member';
import type { Member } from '../harness/member';
import { testEveryState } from '../harness/states';

const brands = ['marketplace', 'saffronYard', 'northbank'] as const;
const password = 'old-lighthouse-17';

/** Registers a new user, who sees the first page of the account. */
const join = async (page: Page, brand: BrandName) => {
  const email = `ines.${randomUUID().slice(0, 8)}@example.test`;
  const member = { name: 'Ines Calder', email, mobile: ownNumber(), password };
  await register(page, brand, member);
  await page.getByText('Hello Ines Calder').waitFor();
  return member;
};

const members = new Map<BrandName, Member>();

/** One user for every view, because one network address may open only a few accounts an hour. */
const enter = async (page: Page, brand: BrandName) => {
  const known = members.get(brand);
  if (known) await logIn(page, brand, known);
  else members.set(brand, await join(page, brand));
};

const goTo = (page: Page, brand: BrandName, section: string) =>
  page.goto(addressOf(brand, `/account/${section}`));

testEveryState('account', [...brands], async (page, checkState, brand) => {
  await page.goto(addressOf(brand, '/account'));
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByText('Log in to see your account').waitFor();
  await checkState('nobody');

  await join(page, brand);
  await goTo(page, brand, 'profile');
  await page.getByRole('heading', { name: 'Profile' }).waitFor();
  await checkState('profile');
  const details = page.getByRole('form', { name: 'Your details' });
  await details.getByLabel('Name').fill('');
  await details.getByLabel('Mobile number').fill('7700');
  await details.getByRole('button', { name: 'Save changes' }).click();
  await details.locator('[aria-invalid="true"]').first().waitFor();
  await checkState('wrong details', 'main');
  await details.getByLabel('Name').fill('Ines M. Calder');
  await details.getByLabel('Mobile number').fill(ownNumber());
  await details.getByRole('button', { name: 'Save changes' }).click();
  await details.getByText('Your changes are saved.').waitFor();
  await checkState('details saved', 'main');

  const change = page.getByRole('form', { name: 'Change your password' });
  const passwords = async (old: string, fresh: string, sentence: string | RegExp, state: string) => {
    await change.getByLabel('Current password').fill(old);
    await change.getByLabel('New password').fill(fresh);
    await change.getByRole('button', { name: 'Change password' }).click();
    await change.getByText(sentence).waitFor();
    await change.scrollIntoViewIfNeeded();
    await checkState(state, 'main');
  };
  await passwords('', 'short', 'Password must have at least 8 characters', 'short password');
  await passwords('not this one', 'a-quiet-harbour-42', 'Your old password is not right.', 'wrong password');
  await passwords(password, 'a-quiet-harbour-42', /^Your password is changed\./, 'password changed');

  await goTo(page, brand, 'choices');
  await page.getByRole('checkbox', { name: /^Text messages about my orders/ }).check();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await page.getByText('Your choices are saved.').waitFor();
  await checkState('choices');

  await goTo(page, brand, 'privacy');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByText(/^Your data are in the file/).waitFor();
  await checkState('own data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await checkState('delete or not', '[role="dialog"]');
  await dialog.getByLabel('Password').fill('not this one');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.getByText('The password is not right.').waitFor();
  await checkState('not deleted', '[role="dialog"]');
  await dialog.getByLabel('Password').fill('a-quiet-harbour-42');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Your account is deleted.').waitFor();
  await checkState('deleted');
});

const kitchens = ['Saffron Yard', 'The Original Spitalfields Wood-Fired Tandoor and Grill House'];
const orderStates = ['awaiting_code', 'out_for_delivery', 'completed', 'rejected'] as const;
const bookingStates = ['booked', 'held', 'completed', 'expired'] as const;

testEveryState('account lists', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  await enter(page, brand);
  const again = page.getByRole('button', { name: 'Try again' });
  for (const [section, call, nothing] of [
    ['orders', 'users/orders', 'No orders yet'],
    ['bookings', 'users/bookings', 'No tables booked yet'],
  ] as const) {
    answers.hold(call);
    await goTo(page, brand, section);
    await page.getByText('Loading', { exact: true }).waitFor({ state: 'attached' });
    await checkState(`${section} loading`);
    answers.restore();
    answers.breakCall(call);
    await page.reload();
    await again.waitFor();
    await checkState(`${section} failed`, 'main');
    // It comes by itself as soon as the server is back.
    answers.restore();
    await page.getByText(nothing).waitFor();
    await checkState(`no ${section}`, 'main');
  }

  answers.change('users/orders', (answer) => {
    answer.more_status = 'yes';
    answer.list = orderStates.map((state, at) =>
      aWireOrderInList({ okey: `o-${at}`, state, business_name: kitchens[at % 2] ?? '' }),
    );
  });
  await goTo(page, brand, 'orders');
  await page.getByRole('button', { name: 'Show more' }).waitFor();
  await checkState('orders');
  answers.breakCall('users/orders');
  await page.getByRole('button', { name: 'Show more' }).click();
  await again.scrollIntoViewIfNeeded();
  await checkState('no more orders for now', 'main');

  answers.change('users/bookings', (answer) => {
    answer.list = bookingStates.map((state, at) =>
      aWireBooking({
        id: `t-${at}`,
        state,
        business_name: kitchens[at % 2] ?? '',
        paid: 'yes',
        amount_due: '20.00',
      }),
    );
  });
  await goTo(page, brand, 'bookings');
  await page
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Cancel this booking?' }).waitFor();
  await checkState('cancel a booking', '[role="dialog"]');
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await checkState('cannot be cancelled', '[role="dialog"]');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await checkState('bookings', 'main');
});

testEveryState('account addresses', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  await enter(page, brand);
  await goTo(page, brand, 'addresses');
  await page.getByText('No addresses yet').waitFor();
  await checkState('none');

  answers.change('users/details', ({ userdata }) => {
    userdata.address_book_list = [
      aWireAddress(),
      aWireAddress({
        address_id: 'a-2',
        address: 'Flat 12, The Old Brewery Buildings, 91 Lower Brick Lane',
        is_default: 'no',
      }),
    ];
  });
  await page.reload();
  await page
    .getByText(/^Flat 12/)
    .first()
    .waitFor();
  await checkState('two');
  answers.breakCall('users/address_default');
  await page.getByRole('button', { name: /^Make default/ }).click();
  await page.getByRole('alert').waitFor();
  await checkState('refused', 'main');
});
