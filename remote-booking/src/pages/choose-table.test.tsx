import { act, screen, waitFor, within } from '@testing-library/react';
import type { OkAnswer } from '@storefront/contract';
import { bookingApi, openBooking } from '../testing/open-booking';
import { wireDay, wireDetails } from '../testing/wire';

const times = [
  { time: '12:30', slot_id: 's-1230', calendar_date: '2026-11-23', covers: 6 },
  { time: '19:00', slot_id: 's-1900', calendar_date: '2026-11-23', covers: 0 },
  { time: '19:15', slot_id: 's-1915', calendar_date: '2026-11-23', covers: 3 },
  { time: '19:30', slot_id: 's-1930', calendar_date: '2026-11-23', covers: 6 },
];
const day = {
  booking_time_slot: {
    slots: times
      .filter(({ covers }) => covers > 0)
      .map(({ time, slot_id, calendar_date }) => ({ time, slot_id, calendar_date })),
    times,
  },
};

const freeDay: OkAnswer<'business/booking_days'>['days'] = [{ date: '2026-11-23', state: 'free' }];

/** Answers of a restaurant that is closed today, full tomorrow, and has tables on Monday. */
function apiWithDays() {
  const api = bookingApi({ day });
  api.answer('business/booking_days', () => ({
    responsecode: '200',
    days: [
      { date: '2026-11-21', state: 'closed' },
      { date: '2026-11-22', state: 'full' },
      { date: '2026-11-23', state: 'free' },
      { date: '2026-11-24', state: 'free' },
    ],
  }));
  return api;
}

/** Opens the booking form of the restaurant of `apiWithDays`. */
function openWithDays() {
  return openBooking({ host: { api: apiWithDays() } });
}
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));

describe('choosing a table', () => {
  it('[BKG-37] begins with two guests on the first day with a free table', async () => {
    const { host } = await openWithDays();
    expect(group('Guests').getByRole('radio', { name: '2' })).toBeChecked();
    expect(group('Date').getByRole('radio', { name: 'Mon 23 Nov' })).toBeChecked();
    expect(host.api.bodies('business/booking_time')).toStrictEqual([
      { business_id: 'b-101', date: '2026-11-23' },
    ]);
    expect(await screen.findByText('3 times available')).toBeInTheDocument();
  });

  it('shows price and button once it is known what the suggested day costs, so that none of them moves', async () => {
    let answerDay: (answer: OkAnswer<'business/booking_time'>) => void = () => undefined;
    const api = apiWithDays();
    api.answer('business/booking_time', () => new Promise((resolve) => (answerDay = resolve)));
    const { inCart } = await openBooking({ host: { api } });
    expect(inCart().getByText('Choose a date, a time and how many you are.')).toBeInTheDocument();
    expect(inCart().queryByText('Amount due')).toBeNull();
    expect(inCart().queryByRole('button')).toBeNull();
    await act(async () => answerDay(wireDay(day)));
    expect(inCart().getByText('Amount due')).toBeInTheDocument();
    expect(inCart().getByRole('button')).toBeInTheDocument();
  });

  it.each([
    ['no day has a free table', [], undefined],
    ['the suggested day cannot be loaded', freeDay, undefined],
    ['the suggested day is refused', freeDay, { responsecode: '400', status: 'Not on this day.' } as const],
  ])('shows price and button when %s', async (_case, days, answer) => {
    const api = bookingApi();
    api.answer('business/booking_days', () => ({ responsecode: '200', days }));
    api.answer('business/booking_time', answer && (() => answer));
    await openBooking({ host: { api } });
    expect(screen.getByText('Amount due')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Book/, hidden: true })).toHaveLength(2);
  });

  it('[BKG-37] leaves what the customer chose, and the number of guests stays when another date is chosen', async () => {
    const { user } = await openWithDays();
    await user.click(group('Guests').getByRole('radio', { name: '5' }));
    await user.click(group('Date').getByRole('radio', { name: 'Tue 24 Nov' }));
    await waitFor(() => expect(group('Guests').getByRole('radio', { name: '5' })).toBeChecked());
    expect(group('Date').getByRole('radio', { name: 'Tue 24 Nov' })).toBeChecked();
  });

  it('[BKG-34] cannot choose a day that is full or closed, and says which it is', async () => {
    await openWithDays();
    expect(group('Date').getByRole('radio', { name: 'Today 21 Closed' })).toBeDisabled();
    expect(group('Date').getByRole('radio', { name: 'Sun 22 Full' })).toBeDisabled();
    expect(group('Date').getByRole('radio', { name: 'Tue 24 Nov' })).toBeEnabled();
    expect(group('Date').getAllByRole('radio')).toHaveLength(14);
  });

  it('[BKG-35] shows full times, also for too many guests, and none of them can be chosen', async () => {
    const { user } = await openWithDays();
    const dinner = () => within(screen.getByRole('group', { name: 'Dinner' }));
    expect(dinner().getByRole('radio', { name: '19:00 Full' })).toBeDisabled();
    await user.click(dinner().getByRole('radio', { name: '19:15' }));
    await user.click(group('Guests').getByRole('radio', { name: '4' }));
    expect(dinner().getByRole('radio', { name: '19:15 Full' })).toBeDisabled();
    expect(screen.getByText('19:15 is no longer possible. Please choose another time.')).toBeInTheDocument();
    expect(screen.getByText('2 times available')).toBeInTheDocument();
    await user.click(group('Guests').getByRole('radio', { name: '3' }));
    expect(dinner().getByRole('radio', { name: '19:15' })).toBeChecked();
  });

  it('[BKG-33] asks for guests, date and time in this order, then for the details once a time is chosen', async () => {
    const { user } = await openWithDays();
    expect(
      screen.getAllByRole('radiogroup').map((one) => one.querySelector('legend')?.textContent),
    ).toStrictEqual(['Guests', 'Date', 'Time']);
    expect(screen.queryByLabelText(/^Name/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: '19:30' }));
    expect(screen.getByLabelText(/^Name/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Occasion/)).toBeInTheDocument();
  });

  it('[BKG-7] counts guests by minus and plus where there are too many to choose from', async () => {
    const many = wireDetails();
    const { user, model } = await openBooking({
      details: { ...many, booking: many.booking && { ...many.booking, min_person: 1, max_person: 40 } },
    });
    await user.click(screen.getByRole('button', { name: /^Add one/ }));
    expect(model.booking.form.guests).toBe('3');
    await act(async () => model.booking.chooseGuests('40'));
    expect(screen.getByRole('button', { name: /^Add one/ })).toBeDisabled();
  });

  it('without an answer about the days can still try each of them', async () => {
    const { user } = await openBooking();
    await user.click(group('Date').getByRole('radio', { name: 'Fri 27 Nov' }));
    expect(await screen.findByText('2 times available')).toBeInTheDocument();
  });
});
