import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingSummary } from '@storefront/contract';
import { FakeClock, fakeHost, locationAt } from '@storefront/host/testing';
import { aStoredDraft } from '../testing/builders';
import { pageApi, pageLocation } from '../testing/page-api';
import { wireBooking } from '../testing/wire';
import bookingComplete from './booking-complete';

const open = async (parts: Partial<BookingSummary> = {}, now = '2026-11-21T18:00:00Z', at = pageLocation) => {
  const api = pageApi();
  api.answer('business/booking_status', () => ({
    responsecode: '200',
    booking: wireBooking(parts),
    calendar: 'BEGIN:VCALENDAR',
  }));
  const host = fakeHost({ api, clock: new FakeClock(Date.parse(now)) });
  const model = bookingComplete.create(host, at);
  await model.load();
  model.start?.();
  render(<bookingComplete.Component model={model} />);
  return { host, model, user: userEvent.setup() };
};

const cancel = () => screen.queryByRole('button', { name: 'Cancel booking' });

describe('the page of a confirmed booking', () => {
  it('[BKS-3] shows the booking to anyone who has its id', async () => {
    await open({ message: 'A quiet corner.', amount_due: '17.00' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your table is booked');
    for (const text of [
      'Saffron Yard',
      'Friday 27 November, 19:00',
      'Ada Moss',
      'Birthday',
      'A quiet corner.',
      '£17.00',
      'B-4821',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    // The id can cancel the booking, so it appears in links only.
    expect(screen.queryByText(/k7Zq/)).toBeNull();
  });

  it('[BKS-19] asks for the code of a booking that waits for it, and shows the booking once it is confirmed', async () => {
    const { host } = await open({ state: 'awaiting_code' });
    host.storage.write('booking_draft', aStoredDraft());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One more step');
    expect(screen.getByText(/Your table is not booked yet/)).toBeInTheDocument();
    expect(screen.getByTestId('slot verification/BookingCode')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    host.api.answer('business/booking_status', () => ({ responsecode: '200', booking: wireBooking() }));
    await act(async () => host.bus.publish('booking-placed', { id: 'another', businessId: 'b-101' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One more step');
    await act(async () => host.bus.publish('booking-placed', { id: 'k7Zq', businessId: 'b-101' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your table is booked');
    expect(screen.queryByTestId('slot verification/BookingCode')).toBeNull();
    expect(host.storage.read('booking_draft')).toBeUndefined();
  });

  it('[BKS-15] shows that a booking ended whose code did not come', async () => {
    const { host } = await open({ state: 'awaiting_code' });
    host.api.answer('business/booking_status', () => ({
      responsecode: '200',
      booking: wireBooking({ state: 'expired' }),
    }));
    await act(async () => host.clock.advance(4_000));
    expect(screen.getByText('This booking has expired')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book a table' })).toBeInTheDocument();
  });

  it('shows a time after midnight with its calendar date and whose night it is (D83)', async () => {
    await open({ date: '2026-11-27', calendar_date: '2026-11-28', time: '00:30' });
    expect(screen.getByText('Saturday 28 November, 00:30 (Friday night)')).toBeInTheDocument();
  });

  it('[SLT-7/booking] shows that a time is the second of two equal ones', async () => {
    await open({ date: '2026-10-24', calendar_date: '2026-10-25', time: '01:15', repeated: 'yes' });
    expect(
      screen.getByText('Sunday 25 October, 01:15 (after the clocks go back), Saturday night'),
    ).toBeInTheDocument();
  });

  it('cancels the booking after the customer confirms', async () => {
    const { host, user } = await open();
    await user.click(cancel() as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(host.api.bodies('users/booking_cancel')).toStrictEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(cancel() as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('This booking is cancelled')).toBeInTheDocument();
    expect(host.api.bodies('users/booking_cancel')).toStrictEqual([{ id: 'k7Zq' }]);
    expect(cancel()).toBeNull();
  });

  it('says before and after the cancellation that a payment is refunded', async () => {
    const paid = { paid: 'yes', amount_due: '17.00' } as const;
    const { host, user } = await open(paid);
    host.api.answer('users/booking_cancel', () => ({
      responsecode: '200',
      booking: wireBooking({ ...paid, state: 'cancelled' }),
    }));
    await user.click(cancel() as HTMLElement);
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'The table will be given to others. What you have paid goes back to you.',
    );
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(
      await screen.findByText('The table is free for others again. What you have paid goes back to you.'),
    ).toBeInTheDocument();
  });

  it('shows why a cancellation was refused, and keeps the booking', async () => {
    const { host, user } = await open();
    host.api.answer('users/booking_cancel', () => ({ responsecode: '201', status: 'Too late.' }));
    await user.click(cancel() as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(host.shownNotices).toStrictEqual(['Too late.']));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your table is booked');
  });

  it('offers no cancellation from two hours before the booking', async () => {
    await open({}, '2026-11-27T17:00:00Z');
    expect(cancel()).toBeNull();
    expect(screen.getByText(/until two hours before/)).toBeInTheDocument();
  });

  it('saves the booking as a calendar file', async () => {
    const files: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download);
    });
    const { model, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    click.mockRestore();
    expect(files).toStrictEqual(['table-booking.ics']);
    expect(model.status.booking).toMatchObject({ value: { calendar: 'BEGIN:VCALENDAR' } });
  });
});

describe('the page of a booking in another state', () => {
  it('[BKS-10] leads from a held booking to its payment, and polls until it is paid', async () => {
    const { host, user } = await open({ state: 'held', paymode: 'card', amount_due: '17.00' });
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    expect(host.navigation.moves).toStrictEqual(['leave /pay?key=k7Zq_booking&ptype=card']);
    host.api.answer('business/booking_status', () => ({
      responsecode: '200',
      booking: wireBooking({ paid: 'yes', amount_due: '17.00' }),
    }));
    await act(async () => host.clock.advance(4_000));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your table is booked');
    expect(screen.getByText('Amount paid')).toBeInTheDocument();
    await act(async () => host.clock.advance(8_000));
    expect(host.api.bodies('business/booking_status')).toHaveLength(2);
  });

  it('[REV-22] asks for a review of a completed booking, with its key in the link', async () => {
    await open({ state: 'completed' });
    expect(screen.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
      'href',
      '/information/feedback/saffron-yard?key=k7Zq',
    );
  });

  it('leads from an expired booking to a new one', async () => {
    await open({ state: 'expired' });
    expect(screen.getByRole('link', { name: 'Book a table' })).toHaveAttribute(
      'href',
      '/booking?business=saffron-yard',
    );
  });

  it('says what to do when the address has no id', async () => {
    const { host } = await open({}, undefined, locationAt('/booking-complete'));
    expect(screen.getByText('We cannot find that booking.')).toBeInTheDocument();
    expect(host.api.calls).toStrictEqual([]);
  });

  it('says that the booking is unknown, and offers no Try again', async () => {
    const api = pageApi();
    api.answer('business/booking_status', () => ({ responsecode: '204', status: 'No such booking.' }));
    const model = bookingComplete.create(fakeHost({ api }), pageLocation);
    await model.load();
    render(<bookingComplete.Component model={model} />);
    expect(screen.getByRole('heading', { name: 'No such booking.' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says that the server cannot be reached, and Try again loads the booking', async () => {
    const api = pageApi();
    api.answer('business/booking_status', undefined);
    const model = bookingComplete.create(fakeHost({ api }), pageLocation);
    await model.load();
    render(<bookingComplete.Component model={model} />);
    api.answer('business/booking_status', () => ({ responsecode: '200', booking: wireBooking() }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your table is booked')).toBeInTheDocument();
  });

  it('leaves no timer behind when it stops', async () => {
    const { host, model } = await open();
    model.stop?.();
    expect(host.clock.planned).toBe(0);
  });
});
