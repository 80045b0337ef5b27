import { screen, within } from '@testing-library/react';
import type { Answer } from '@storefront/contract';
import { aWireBooking, aWireItem, aWireOrderInList } from '@storefront/contract/testing';
import { FakeApi, fakeBrand } from '@storefront/host/testing';
import { openAccount } from '../testing/open-account';

const again: Answer<'business/reorder'> = {
  responsecode: '200',
  business_id: 'b-1',
  business_slug: 'saffron-yard',
  cartitems: [aWireItem({ product_qnty: 2 })],
  reorder_order_id: 'okey-1',
  missing: ['Garlic naan'],
  changes: ['Dal is now £9.90, it was £9.50.', 'Saffron Yard does not deliver at the moment.'],
  del_mode: 'pickup',
  slot: '19:15',
};

const orders = (answer?: () => Answer<'business/reorder'>, list = [aWireOrderInList()]) =>
  new FakeApi({
    'users/orders': () => ({ responsecode: '200', list, more_status: 'no' }),
    ...(answer ? { 'business/reorder': answer } : {}),
  });

describe('a card payment that is not finished', () => {
  const unpaid = aWireOrderInList({ state: 'awaiting_payment', paymode: 'card' });
  const held = aWireBooking({ state: 'held', paymode: 'card', paid: 'no' });
  const paying = (state: 'open' | 'paid') =>
    new FakeApi({
      'users/orders': () => ({ responsecode: '200', list: [unpaid], more_status: 'no' }),
      'users/bookings': () => ({ responsecode: '200', list: [held], more_status: 'no' }),
      'payment/session': ({ key }) => ({
        responsecode: '200',
        redirect_payment_url: `https://pay.example.test/${key}`,
        amount: '23.40',
        state,
      }),
    });

  it('[ACC-16] the account opens with the orders, and Pay leads to the payment of the order', async () => {
    const { user, host, api } = await openAccount(undefined, paying('open'));
    await user.click(screen.getByRole('button', { name: 'Pay £23.40 order 1001' }));
    expect(api.bodies('payment/session')).toStrictEqual([{ key: 'okey-1', ptype: 'card' }]);
    expect(host.navigation.moves).toStrictEqual(['leave https://pay.example.test/okey-1']);
  });

  it('[ACC-16] Pay leads to the payment of a table that is held', async () => {
    const { user, host } = await openAccount('bookings', paying('open'));
    await user.click(screen.getByRole('button', { name: /^Pay for the table at Saffron Yard/ }));
    expect(host.navigation.moves).toStrictEqual(['leave https://pay.example.test/booking-1_booking']);
  });

  it('brings the list up to date when it has been paid in the meantime', async () => {
    const { user, host, api } = await openAccount(undefined, paying('paid'));
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
    expect(api.bodies('users/orders')).toHaveLength(2);
    expect(host.navigation.moves).toStrictEqual([]);
  });

  it('says why it cannot be paid', async () => {
    const api = paying('open');
    api.answer('payment/session', () => ({ responsecode: '204', status: 'There is nothing to pay.' }));
    const { user, host } = await openAccount(undefined, api);
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
    expect(host.shownNotices).toStrictEqual(['There is nothing to pay.']);
  });

  it('has no Pay once it is paid or over', async () => {
    await openAccount(undefined, orders());
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });
});

describe('ordering again', () => {
  it('[ACC-3] fills the cart at today’s prices with mode and time, and says what is no longer sold and what has changed', async () => {
    const { user, api, host } = await openAccount(
      'orders',
      orders(() => again),
    );
    await user.click(screen.getByRole('button', { name: 'Order again order 1001' }));
    expect(api.bodies('business/reorder')).toStrictEqual([
      { sessiontoken: 'token-of-asha', order_id: 'okey-1' },
    ]);
    expect(host.storage.read('cartlist')).toStrictEqual([aWireItem({ product_qnty: 2 })]);
    expect(host.storage.read('isDelMode')).toBe('pickup');
    expect(host.storage.read('timeslot')).toBe('19:15');
    expect(host.shownNotices).toStrictEqual([
      'No longer sold: Garlic naan. Dal is now £9.90, it was £9.50. Saffron Yard does not deliver at the moment.',
    ]);
    expect(host.navigation.moves).toStrictEqual(['go /business/saffron-yard']);
  });

  it('leads to the home page on the site of one business', async () => {
    const brand = fakeBrand({ kind: 'single-business', business: { slug: 'saffron-yard', id: 'b-1' } });
    const { user, host } = await openAccount(
      'orders',
      orders(() => again),
      undefined,
      brand,
    );
    await user.click(screen.getByRole('button', { name: /^Order again/ }));
    expect(host.navigation.moves).toStrictEqual(['go /']);
  });

  it.each([
    [
      'nothing of it is sold any more',
      () => ({ ...again, cartitems: [] }),
      'Nothing of this order is sold any more.',
    ],
    [
      'the server refuses',
      (): Answer<'business/reorder'> => ({ responsecode: '204', status: 'We cannot find that order.' }),
      'We cannot find that order.',
    ],
    ['the server is out of reach', undefined, 'We could not reach the server. Please try again.'],
  ])('when %s, the cart stays as it is', async (_why, answer, sentence) => {
    const { user, host } = await openAccount('orders', orders(answer));
    await user.click(screen.getByRole('button', { name: /^Order again/ }));
    expect(host.shownNotices).toStrictEqual([sentence]);
    expect(host.navigation.moves).toStrictEqual([]);
    expect(host.storage.read('cartlist')).toBeUndefined();
  });

  it('is not offered while the order waits for its code or payment, since its cart is still there', async () => {
    const waiting = aWireOrderInList({ state: 'awaiting_code' });
    await openAccount('orders', orders(undefined, [waiting]));
    expect(screen.getByText('Waiting for your code')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Order again/ })).not.toBeInTheDocument();
  });
});

describe('a booked table', () => {
  const soon = aWireBooking({
    id: 'soon',
    business_name: 'Pho Corner',
    cancel_until: '2026-11-21T16:00:00.000Z',
  });
  const bookings = (list = [aWireBooking()]) =>
    new FakeApi({ 'users/bookings': () => ({ responsecode: '200', list, more_status: 'no' }) });

  it('[ACC-4] is cancelled after the user confirms it, and the list shows it', async () => {
    const api = bookings();
    api.answer('users/booking_cancel', () => ({
      responsecode: '200',
      booking: aWireBooking({ state: 'cancelled' }),
    }));
    const { user } = await openAccount('bookings', api);
    await user.click(
      screen.getByRole('button', {
        name: 'Cancel the table at Saffron Yard on Wednesday 2 December 2026, 19:30',
      }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this booking?' }));
    expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    expect(api.bodies('users/booking_cancel')).toStrictEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
    expect(api.bodies('users/booking_cancel')).toStrictEqual([
      { sessiontoken: 'token-of-asha', id: 'booking-1' },
    ]);
    const notice = await screen.findByText('Your table at Saffron Yard is cancelled.');
    expect(screen.getByText('Cancelled')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('status')).toContainElement(notice);
  });

  it('[BKC-10] leads to its page, where it is changed, while that is possible', async () => {
    const tables = [aWireBooking(), soon, aWireBooking({ id: 'held', state: 'held' })];
    await openAccount('bookings', bookings(tables));
    const name = 'Change the table at Saffron Yard on Wednesday 2 December 2026, 19:30';
    expect(screen.getAllByRole('link', { name: /^Change/ })).toStrictEqual([
      screen.getByRole('link', { name }),
    ]);
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/booking-complete?v=booking-1&to=change',
    );
  });

  it('is named by its short number (D92)', async () => {
    await openAccount('bookings', bookings([aWireBooking({ booking_number: 'B-4821' })]));
    expect(screen.getByText(/Booking B-4821$/)).toBeInTheDocument();
  });

  it('after midnight is listed with its calendar date and whose night it is (D83)', async () => {
    await openAccount('bookings', bookings([aWireBooking({ calendar_date: '2026-12-03', time: '00:30' })]));
    expect(screen.getByText(/^Thursday 3 December 2026, 00:30 \(Wednesday night\)/)).toBeInTheDocument();
  });

  it('[SLT-7/account] is listed as the second of two equal times', async () => {
    const second = {
      date: '2026-10-24',
      calendar_date: '2026-10-25',
      time: '01:15',
      repeated: 'yes',
    } as const;
    await openAccount('bookings', bookings([aWireBooking(second)]));
    expect(
      screen.getByText(/^Sunday 25 October 2026, 01:15 \(after the clocks go back\), Saturday night/),
    ).toBeInTheDocument();
  });

  it('stays when the server refuses to cancel it, and the dialog says why', async () => {
    const api = bookings();
    api.answer('users/booking_cancel', () => ({
      responsecode: '201',
      status: 'It is too late to cancel this booking.',
    }));
    const { user } = await openAccount('bookings', api);
    await user.click(screen.getByRole('button', { name: /^Cancel/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It is too late to cancel this booking.');
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByText('Booked')).toBeInTheDocument();
  });

  it('says that the payment is refunded when a paid one is cancelled', async () => {
    const { user } = await openAccount('bookings', bookings([aWireBooking({ paid: 'yes' })]));
    await user.click(screen.getByRole('button', { name: /^Cancel/ }));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Your table at Saffron Yard on Wednesday 2 December 2026, 19:30 will be given to others. What you have paid goes back to you.',
    );
  });

  it('has no button to cancel it less than two hours before', async () => {
    await openAccount('bookings', bookings([soon]));
    expect(screen.getByText('Pho Corner')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
  });
});
