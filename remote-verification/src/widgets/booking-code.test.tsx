import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingSummary } from '@storefront/contract';
import { FakeApi, fakeHost } from '@storefront/host/testing';
import { code, number, sentence } from '../testing/open-verification';
import bookingCode from './booking-code';

const booking: BookingSummary = {
  id: 'k7Zq',
  booking_number: 'B-1001',
  business_name: 'Saffron Yard',
  business_slug: 'saffron-yard',
  date: '2026-11-27',
  calendar_date: '2026-11-27',
  time: '19:00',
  guest: 4,
  name: 'Ada Moss',
  occasion: 'Birthday',
  message: '',
  state: 'awaiting_code',
  paymode: 'cod',
  amount_due: '0.00',
  paid: 'no',
  cancel_until: '2026-11-27T17:00:00.000Z',
};

const aWaitingBooking = () =>
  new FakeApi({
    'business/booking_otp_details': ({ id }) => ({
      responsecode: '200',
      booking_details: { id, business_id: 'b-101', mobile: '07700900123' },
      otp_expire_in: 300,
      otp_resend_in: 0,
      otp_sent: 'yes',
    }),
    'business/booking_change_mobile': () => ({ responsecode: '200', status: 'Sent.' }),
    'business/booking_otp_verify': ({ otp }) =>
      otp === '123456'
        ? { responsecode: '200', status: 'Thank you, your table is booked.' }
        : { responsecode: '201', status: 'That code is not right. You have 4 tries left.' },
    'business/booking_status': () => ({ responsecode: '200', booking }),
  });

const open = async (api = aWaitingBooking()) => {
  const host = fakeHost({ api });
  const model = bookingCode.create(host, { bookingId: 'k7Zq' });
  await model.load();
  render(<bookingCode.Component model={model} />);
  return { api, host, model, user: userEvent.setup() };
};
const enter = async (user: ReturnType<typeof userEvent.setup>, digits: string) => {
  await user.type(code(), digits);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
};

describe('the code of a table booking', () => {
  it('puts the focus into the field of the code, which the browser can fill from the text message', async () => {
    await open();
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('[BKS-19] was sent to the number that is shown', async () => {
    const { api } = await open();
    expect(screen.getByRole('region', { name: 'Confirm your booking' })).toBeInTheDocument();
    expect(number()).toHaveValue('07700900123');
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(api.bodies('business/booking_otp_details')).toStrictEqual([{ id: 'k7Zq' }]);
  });

  it('[BKS-19] confirms the booking, which its page then hears of', async () => {
    const { api, host, user } = await open();
    await enter(user, '123456');
    expect(api.bodies('business/booking_otp_verify')).toStrictEqual([{ id: 'k7Zq', otp: '123456' }]);
    expect(screen.getByText('Thank you, your table is booked.')).toBeInTheDocument();
    expect(host.bus.published).toStrictEqual([]);
    act(() => host.clock.advance(1_500));
    expect(host.bus.published).toStrictEqual([
      { name: 'booking-placed', payload: { id: 'k7Zq', businessId: 'b-101' } },
    ]);
    expect(host.navigation.moves).toStrictEqual([]);
  });

  it('says that it is wrong, and nothing is confirmed', async () => {
    const { host, user } = await open();
    await enter(user, '111111');
    expect(screen.getByText('That code is not right. You have 4 tries left.')).toBeInTheDocument();
    act(() => host.clock.advance(1_500));
    expect(host.bus.published).toStrictEqual([]);
  });

  it('goes to another number', async () => {
    const { api, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.clear(number());
    await user.type(number(), '07700900999');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(api.bodies('business/booking_change_mobile')).toStrictEqual([
      { id: 'k7Zq', mobile: '07700900999' },
    ]);
  });

  it('[BKS-15] says in a notice that stays when the table has gone meanwhile', async () => {
    const api = aWaitingBooking();
    const taken = 'That time has just been taken. Please choose another.';
    api.answer('business/booking_otp_verify', () => ({ responsecode: '409', status: taken }));
    const { host, user } = await open(api);
    await enter(user, '123456');
    expect(host.shownNotices).toStrictEqual([taken]);
    act(() => host.clock.advance(1_500));
    expect(host.bus.published).toStrictEqual([]);
  });

  it('says that the booking is over, and that it is not known', async () => {
    const api = aWaitingBooking();
    const over = 'This booking was not confirmed in time. Please book again.';
    api.answer('business/booking_otp_details', () => ({ responsecode: '201', status: over }));
    api.answer('business/booking_status', () => ({
      responsecode: '200',
      booking: { ...booking, state: 'expired' },
    }));
    const { model } = await open(api);
    expect(screen.getByText(over)).toBeInTheDocument();
    api.answer('business/booking_otp_details', () => ({ responsecode: '204', status: 'No.' }));
    await act(() => model.store.load());
    expect(screen.getByText('We cannot find that booking.')).toBeInTheDocument();
  });

  it('is asked for no more once the booking is confirmed elsewhere', async () => {
    const api = aWaitingBooking();
    api.answer('business/booking_otp_details', () => ({ responsecode: '201', status: 'Confirmed already.' }));
    api.answer('business/booking_status', () => ({
      responsecode: '200',
      booking: { ...booking, state: 'booked' },
    }));
    const { host } = await open(api);
    expect(host.bus.published).toStrictEqual([
      { name: 'booking-placed', payload: { id: 'k7Zq', businessId: '' } },
    ]);
  });
});
