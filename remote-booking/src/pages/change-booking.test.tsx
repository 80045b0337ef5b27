import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingSummary } from '@storefront/contract';
import { FakeClock, FakeSession, FakeStorage, fakeHost, locationAt } from '@storefront/host/testing';
import { aUser } from '../testing/builders';
import { pageApi, pageLocation } from '../testing/page-api';
import { wireBooking, wireDay } from '../testing/wire';
import bookingComplete from './booking-complete';

const kept = () => {
  const storage = new FakeStorage();
  storage.write('booking_keys', [{ id: 'k7Zq', key: 'the-key' }]);
  return storage;
};

async function open(
  parts: Partial<BookingSummary> = {},
  { storage = kept(), session = new FakeSession(), at = pageLocation, now = '2026-11-21T18:00:00Z' } = {},
) {
  const api = pageApi();
  api.answer('business/booking_status', () => ({
    responsecode: '200',
    booking: wireBooking(parts),
    calendar: 'BEGIN:VCALENDAR',
  }));
  const host = fakeHost({ api, storage, session, clock: new FakeClock(Date.parse(now)) });
  const model = bookingComplete.create(host, at);
  await model.load();
  model.start?.();
  render(<bookingComplete.Component model={model} />);
  return { host, api, user: userEvent.setup() };
}
const change = () => screen.queryByRole('button', { name: 'Change booking' });
const confirm = () => screen.getByRole('button', { name: 'Confirm the change' });

/** Opens the sheet and waits for the times of the booked day. */
async function openSheet(user: ReturnType<typeof userEvent.setup>) {
  await user.click(change() as HTMLElement);
  const sheet = within(await screen.findByRole('dialog', { name: 'Change your booking' }));
  await waitFor(() => expect(sheet.getByRole('radio', { name: '19:00' })).toBeChecked());
  return sheet;
}

describe('the page of a booking that is ahead', () => {
  it('[BKC-9] shows number, name, day and time, guests, address with directions, phone, and what can be done', async () => {
    await open();
    for (const text of ['B-4821', 'Ada Moss', 'Friday 27 November, 19:00', '4', 'Saffron Yard'])
      expect(screen.getByText(text)).toBeInTheDocument();
    const address = '12 Hanbury Street, Spitalfields, London, E1 6QR';
    expect(screen.getByText(address, { exact: false })).toBeInTheDocument();
    const directions = new URL(screen.getByRole('link', { name: 'Directions' }).getAttribute('href') ?? '');
    expect(directions.searchParams.get('destination')).toBe(`Saffron Yard, ${address}`);
    expect(screen.getByRole('link', { name: 'Call Saffron Yard' })).toHaveAttribute(
      'href',
      'tel:02079460101',
    );
    for (const name of ['Add to calendar', 'Change booking', 'Cancel booking'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
  });

  it('offers no change without key or account, and says where the key is; from two hours before nobody', async () => {
    await open({}, { storage: new FakeStorage() });
    expect(change()).toBeNull();
    expect(screen.getByText('To change this booking, open the link in its email.')).toBeInTheDocument();
  });

  it('offers no change from two hours before', async () => {
    await open({}, { now: '2026-11-27T17:00:00Z' });
    expect(change()).toBeNull();
  });

  it('takes the key out of the address of a mail’s link, and keeps it', async () => {
    const at = locationAt('/booking-complete', { query: { v: 'k7Zq', change: 'from-the-mail' } });
    const { host } = await open({}, { storage: new FakeStorage(), at });
    expect(host.navigation.moves).toStrictEqual(['replace /booking-complete?v=k7Zq']);
    expect(host.storage.read('booking_keys')).toStrictEqual([{ id: 'k7Zq', key: 'from-the-mail' }]);
    expect(change()).toBeInTheDocument();
  });
});

describe('changing it', () => {
  it('[BKC-10] begins at once for who pressed Change in the list of bookings, and not again after a reload', async () => {
    const at = locationAt('/booking-complete', { query: { v: 'k7Zq', to: 'change' } });
    const { host } = await open({}, { at });
    expect(await screen.findByRole('dialog', { name: 'Change your booking' })).toBeInTheDocument();
    expect(host.navigation.moves).toStrictEqual(['replace /booking-complete?v=k7Zq']);
  });

  it('[BKC-10] does not begin from the list when it is too late', async () => {
    const at = locationAt('/booking-complete', { query: { v: 'k7Zq', to: 'change' } });
    await open({}, { at, now: '2026-11-27T17:00:00Z' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[BKC-1] sends the chosen guests and time with the key, and shows the booking as it is then', async () => {
    const { api, host, user } = await open();
    api.answer('business/booking_change', ({ time, guest }) => ({
      responsecode: '200',
      booking: wireBooking({ time, guest }),
    }));
    const sheet = await openSheet(user);
    expect(confirm()).toBeDisabled();
    await user.click(sheet.getByRole('radio', { name: '5' }));
    await user.click(sheet.getByRole('radio', { name: '19:15' }));
    await user.click(confirm());
    expect(await screen.findByText('Friday 27 November, 19:15')).toBeInTheDocument();
    expect(api.bodies('business/booking_change')).toStrictEqual([
      {
        id: 'k7Zq',
        change_key: 'the-key',
        date: '2026-11-27',
        time: '19:15',
        time_slot_id: 's-1915',
        guest: 5,
        total_guest_price: '0.00',
        request_key: expect.stringMatching(/./),
      },
    ]);
    expect(host.shownNotices).toStrictEqual([
      'Your booking is changed. The new details are on their way to you by email.',
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[BKC-2] sends the session of a user', async () => {
    const { api, user } = await open({}, { storage: new FakeStorage(), session: new FakeSession(aUser) });
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('radio', { name: '19:15' }));
    await user.click(confirm());
    await waitFor(() =>
      expect(api.bodies('business/booking_change')).toMatchObject([{ sessiontoken: 'token' }]),
    );
    expect(api.bodies('business/booking_change')[0]).not.toHaveProperty('change_key');
  });

  it('[BKC-4] that is refused says why, keeps the booking and loads the times again when they were taken', async () => {
    const { api, user } = await open();
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('radio', { name: '19:15' }));
    api.answer('business/booking_change', () => ({ responsecode: '409', status: 'Just taken.' }));
    const slots = [{ time: '19:00', slot_id: 's-1900', calendar_date: '2026-11-27' }];
    api.answer('business/booking_time', () => wireDay({ booking_time_slot: { slots } }));
    await user.click(confirm());
    expect(await sheet.findByRole('alert')).toHaveTextContent('Just taken.');
    expect(
      await sheet.findByText('19:15 is no longer possible. Please choose another time.'),
    ).toBeInTheDocument();
    expect(confirm()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Keep it as it is' }));
    expect(screen.getByText('Friday 27 November, 19:00')).toBeInTheDocument();
  });

  it('[BKC-4] without an answer sends the same change again with the same request key', async () => {
    const { api, user } = await open();
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('radio', { name: '19:15' }));
    api.answer('business/booking_change', undefined);
    await user.click(confirm());
    expect(await sheet.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    await user.click(confirm());
    await waitFor(() => expect(api.bodies('business/booking_change')).toHaveLength(2));
    const [first, second] = api.bodies('business/booking_change');
    expect(second).toStrictEqual(first);
  });

  it('[BKC-5] says what it costs when that is another amount', async () => {
    const { api, user } = await open();
    api.answer('business/booking_time', () =>
      wireDay({ every_person_price: '3.00', guest_number_over_pay: 4 }),
    );
    const sheet = await openSheet(user);
    expect(sheet.queryByText(/Amount due/)).toBeNull();
    await user.click(sheet.getByRole('radio', { name: '5' }));
    expect(sheet.getByText(/Amount due/)).toHaveTextContent('£15.00');
  });

  it('counts the guests of the booking as free at its own time', async () => {
    const { api, user } = await open();
    const times = [{ time: '19:00', slot_id: 's-1900', calendar_date: '2026-11-27', covers: 1 }];
    api.answer('business/booking_time', () => wireDay({ booking_time_slot: { slots: [], times } }));
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('radio', { name: '5' }));
    expect(confirm()).toBeEnabled();
    await user.click(sheet.getByRole('radio', { name: '6' }));
    await act(async () => undefined);
    expect(confirm()).toBeDisabled();
  });
});
