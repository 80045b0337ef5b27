import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingSummary } from '@storefront/contract';
import { FakeClock, fakeHost, locationAt } from '@storefront/host/testing';
import { pageApi, pageLocation } from '../testing/page-api';
import { wireBooking } from '../testing/wire';
import bookingComplete from './booking-complete';

const open = async (parts: Partial<BookingSummary> = {}, now = '2026-11-21T18:00:00Z', at = pageLocation) => {
  const api = pageApi();
  api.answer('business/booking_status', () => ({ responsecode: '200', booking: wireBooking(parts) }));
  const host = fakeHost({ api, clock: new FakeClock(Date.parse(now)) });
  const model = bookingComplete.create(host, at);
  await model.load();
  model.start?.();
  render(<bookingComplete.Component model={model} />);
  return { host, model, user: userEvent.setup() };
};

const cancel = () => screen.queryByRole('button', { name: 'Cancel booking' });

describe('a booking that stands', () => {
  it('[BKS-3] is shown to whoever holds its id', async () => {
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
    // The key that cancels the booking stays in links.
    expect(screen.queryByText(/k7Zq/)).toBeNull();
  });

  it('after midnight is shown with its calendar date and whose night it is (D83)', async () => {
    await open({ date: '2026-11-27', calendar_date: '2026-11-28', time: '00:30' });
    expect(screen.getByText('Saturday 28 November, 00:30 (Friday night)')).toBeInTheDocument();
  });

  it('is cancelled after it was asked once more', async () => {
    const { host, user } = await open();
    await user.click(cancel() as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(host.api.bodies('users/booking_cancel')).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(cancel() as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('This booking is cancelled')).toBeInTheDocument();
    expect(host.api.bodies('users/booking_cancel')).toEqual([{ id: 'k7Zq' }]);
    expect(cancel()).toBeNull();
  });

  it('says before it is cancelled, and after, that what was paid comes back', async () => {
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

  it('a cancellation that is refused is told, and the booking stands', async () => {
    const { host, user } = await open();
    host.api.answer('users/booking_cancel', () => ({ responsecode: '201', status: 'Too late.' }));
    await user.click(cancel() as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(host.shownNotices).toEqual(['Too late.']));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your table is booked');
  });

  it('can be cancelled until two hours before, not then', async () => {
    await open({}, '2026-11-27T17:00:00Z');
    expect(cancel()).toBeNull();
    expect(screen.getByText(/until two hours before/)).toBeInTheDocument();
  });

  it('is put into the calendar', async () => {
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
    expect(files).toEqual(['table-booking.ics']);
    expect(model.status.calendarFile()).toContain('DTSTART:20261127T190000Z');
  });
});

describe('a booking in another state', () => {
  it('[BKS-10] that is held leads to its payment, and is asked after until it is paid', async () => {
    const { host, user } = await open({ state: 'held', paymode: 'card', amount_due: '17.00' });
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    expect(host.navigation.moves).toEqual(['leave /pay?key=k7Zq_booking&ptype=card']);
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

  it('[REV-22] that is over asks for a review, with its key', async () => {
    await open({ state: 'completed' });
    expect(screen.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
      'href',
      '/information/feedback/saffron-yard?key=k7Zq',
    );
  });

  it('that has expired leads to another one', async () => {
    await open({ state: 'expired' });
    expect(screen.getByRole('link', { name: 'Book a table' })).toHaveAttribute(
      'href',
      '/booking?business=saffron-yard',
    );
  });

  it('without an id the page says what to do', async () => {
    const { host } = await open({}, undefined, locationAt('/booking-complete'));
    expect(screen.getByText('We cannot find that booking.')).toBeInTheDocument();
    expect(host.api.asked).toEqual([]);
  });

  it('without such a booking the page says so, and offers no vain try', async () => {
    const api = pageApi();
    api.answer('business/booking_status', () => ({ responsecode: '204', status: 'No such booking.' }));
    const model = bookingComplete.create(fakeHost({ api }), pageLocation);
    await model.load();
    render(<bookingComplete.Component model={model} />);
    expect(screen.getByRole('heading', { name: 'No such booking.' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('without a server the page says so, and Try again loads it', async () => {
    const api = pageApi();
    api.answer('business/booking_status', undefined);
    const model = bookingComplete.create(fakeHost({ api }), pageLocation);
    await model.load();
    render(<bookingComplete.Component model={model} />);
    api.answer('business/booking_status', () => ({ responsecode: '200', booking: wireBooking() }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your table is booked')).toBeInTheDocument();
  });

  it('leaves no timer behind', async () => {
    const { host, model } = await open();
    model.stop?.();
    expect(host.clock.planned).toBe(0);
  });
});
