import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, FakeSession, FakeStorage, fakeHost } from '@storefront/host/testing';
import { aStoredDraft, aUser } from '../testing/builders';
import { bookingApi, bookingLocation, fillIn, openBooking } from '../testing/open-booking';
import { wireDay, wireDetails } from '../testing/wire';
import booking from './booking';

// jsdom does not scroll.
const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});
beforeEach(() => scrolled.mockClear());

describe('the banner', () => {
  it('[BKG-1][BKG-2][BKG-3] shows logo, name, cuisines, stars, address and the platform', async () => {
    await openBooking({ details: wireDetails({ business_logo: '/api/pictures/logo' }) });
    expect(screen.getByRole('img', { name: 'Logo of Saffron Yard' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Saffron Yard');
    expect(screen.getByRole('list', { name: 'Cuisines' })).toHaveTextContent('IndianVegan');
    expect(screen.getByText('4.4 out of 5 stars')).toBeInTheDocument();
    expect(screen.getByText('12 Hanbury Street, Spitalfields, London')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Powered by Bookyup' })).toBeInTheDocument();
  });

  it('[BKG-3] hides the mark of the platform when the business does not show it', async () => {
    await openBooking({ details: wireDetails({ bs_show_powered_by_bookyup: 'no' }) });
    expect(screen.queryByRole('img', { name: 'Powered by Bookyup' })).toBeNull();
  });

  it('[RTE-22][RTE-23][RTE-24] sets the title and meta of the business, and stores its banner', async () => {
    const { host } = await openBooking();
    expect(host.heads).toStrictEqual([
      {
        title: 'Saffron Yard, Spitalfields',
        keywords: 'curry, naan',
        description: 'Tables at Saffron Yard.',
        robots: 'index, follow',
      },
    ]);
    expect(host.storage.read('business_banner_url')).toBe('/api/pictures/banner');
  });
});

describe('the form', () => {
  it('[BKG-4][BKG-5][BKG-16] has its title, description and nine fields', async () => {
    const opened = await openBooking();
    const form = screen.getByRole('form', { name: 'Booking Form' });
    expect(form).toHaveTextContent('Book a table by the tandoor.');
    for (const name of ['Guests', 'Date', 'Time'])
      expect(within(form).getByRole('radiogroup', { name })).toBeInTheDocument();
    await fillIn(opened);
    for (const label of ['Occasion *', 'Name *', 'Email *', 'Mobile *', 'Postcode *', 'Message'])
      expect(within(form).getByLabelText(label)).toBeInTheDocument();
  });

  it('[BKG-6] offers the occasions', async () => {
    await fillIn(await openBooking());
    const options = within(screen.getByRole('combobox', { name: /Occasion/ })).getAllByRole('option');
    expect(options.slice(1).map(({ textContent }) => textContent)).toStrictEqual([
      'Birthday',
      'Anniversary',
      'Family Reunion',
      'Friends Party',
      'Special Occasion',
      'Business Related',
      'Others',
    ]);
  });

  it('[BKG-9][BKG-19][BKG-20] loads the times of a date from today on', async () => {
    const { user } = await openBooking();
    const days = within(screen.getByRole('radiogroup', { name: 'Date' })).getAllByRole('radio');
    expect(days).toHaveLength(14);
    expect(days[0]).toHaveAccessibleName('Today 21 Nov');
    await user.click(screen.getByRole('button', { name: 'Another date' }));
    const date = screen.getByLabelText('Another date');
    expect(date).toHaveAttribute('min', '2026-11-21');
    await act(async () => fireEvent.change(date, { target: { value: '2026-11-27' } }));
    expect(screen.getByText('2 times available')).toBeInTheDocument();
    const times = within(screen.getByRole('group', { name: 'Dinner' })).getAllByRole('radio');
    expect(times.map((time) => time.parentElement?.textContent)).toStrictEqual(['19:00', '19:15']);
  });

  it('shows a time after midnight under its calendar date and whose night it is, and in the summary (D83)', async () => {
    const slots = [
      { time: '00:15', slot_id: 's-0015', calendar_date: '2026-11-28' },
      { time: '00:30', slot_id: 's-0030', calendar_date: '2026-11-28' },
    ];
    const opened = await openBooking({ day: { booking_time_slot: { slots } } });
    await fillIn(opened, ['time']);
    const night = 'After midnight, Saturday 28 November (Friday night)';
    await opened.user.click(
      within(screen.getByRole('group', { name: night })).getByRole('radio', { name: '00:30' }),
    );
    expect(opened.inCart().getByText('Saturday 28 November, 00:30 (Friday night)')).toBeInTheDocument();
  });

  it('[SLT-7/table] books the second of two equal times when the clocks go back, which says so', async () => {
    const slots = [
      { time: '01:15', slot_id: '01:15', calendar_date: '2026-11-28' },
      {
        time: '01:15',
        slot_id: '2026-11-28T01:15:00.000Z',
        calendar_date: '2026-11-28',
        repeated: 'yes' as const,
      },
    ];
    const opened = await openBooking({ day: { booking_time_slot: { slots } } });
    await fillIn(opened, ['time']);
    const second = 'Saturday 28 November, 01:15 (after the clocks go back), Friday night';
    await opened.user.click(screen.getByRole('radio', { name: '01:15 (after the clocks go back)' }));
    expect(screen.getByRole('radiogroup', { name: 'Time' })).toHaveAccessibleDescription(
      'This is 01:15 after the clocks go back.',
    );
    expect(opened.inCart().getByText(second)).toBeInTheDocument();
    await opened.user.click(opened.inCart().getByRole('button', { name: /Book/ }));
    expect(opened.host.api.bodies('business/booking')).toMatchObject([
      { time: '01:15', time_slot_id: '2026-11-28T01:15:00.000Z' },
    ]);
  });

  it('[BKG-14][BKG-15] cuts a long reservation note at 350 characters; read more shows all of it, read less cuts it again', async () => {
    const note = 'n'.repeat(351);
    const opened = await openBooking({ day: { reservation_notes: note } });
    await fillIn(opened);
    const aside = screen.getByRole('complementary', { name: 'Reservation note' });
    expect(within(aside).getByText(`${'n'.repeat(350)}...`)).toBeInTheDocument();
    await opened.user.click(within(aside).getByRole('button', { name: 'read more' }));
    expect(within(aside).getByText(note)).toBeInTheDocument();
    await opened.user.click(within(aside).getByRole('button', { name: 'read less' }));
    expect(within(aside).getByText(`${'n'.repeat(350)}...`)).toBeInTheDocument();
  });

  it('[BKG-14] shows a note of 350 characters whole', async () => {
    await fillIn(await openBooking({ day: { reservation_notes: 'n'.repeat(350) } }));
    expect(screen.queryByRole('button', { name: 'read more' })).toBeNull();
  });

  it('[G24] does not tick the offers of the restaurant beforehand', async () => {
    await fillIn(await openBooking());
    expect(screen.getByRole('checkbox', { name: 'Send me offers from Saffron Yard' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Send me offers from Bookyup' })).toBeChecked();
  });

  it('[BKV-14][BKP-17] an invalid submit shows every message and focuses the first wrong field', async () => {
    const { user, inCart } = await openBooking();
    await user.click(inCart().getByRole('button', { name: 'Book' }));
    for (const message of [
      'Preferred date required',
      'Occasion required',
      'Preferred time slot required',
      'Name required',
      'Email required',
      'Mobile number required',
      'Postcode required',
    ])
      expect(screen.getByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'Date' })).toHaveFocus());
    expect(scrolled).toHaveBeenCalled();
  });

  it('[BKS-13] a time that was just taken stays among the times, marked, with a notice at the field', async () => {
    const opened = await openBooking();
    await fillIn(opened);
    const { api } = opened.host;
    api.answer('business/booking', () => ({
      responsecode: '409',
      status: 'Just taken.',
      status_msg: 'Just taken.',
    }));
    api.answer('business/booking_time', () =>
      wireDay({
        booking_time_slot: { slots: [{ slot_id: 's-1915', time: '19:15', calendar_date: '2026-11-27' }] },
      }),
    );
    const times = screen.getByRole('radiogroup', { name: 'Time' });
    await opened.user.click(opened.inCart().getByRole('button', { name: 'Book' }));
    const hidden = { hidden: true };
    const lost = await screen.findByRole('radio', { name: '19:00 – no longer possible', ...hidden });
    expect(lost).toBeDisabled();
    expect(times).toHaveAccessibleDescription('19:00 is no longer possible. Please choose another time.');
    expect(times).toBeInvalid();
    await opened.user.click(screen.getByRole('button', { name: 'OK' }));
    await opened.user.click(opened.inCart().getByRole('button', { name: 'Book' }));
    expect(api.bodies('business/booking')).toHaveLength(1);
    await opened.user.click(screen.getByRole('radio', { name: '19:15' }));
    expect(times).toBeValid();
    await opened.user.click(opened.inCart().getByRole('button', { name: 'Book' }));
    expect(api.bodies('business/booking').at(-1)).toMatchObject({ time: '19:15', time_slot_id: 's-1915' });
  });

  it('[PER-1] a guest books without logging in, from the form to booking-complete', async () => {
    const opened = await openBooking();
    await fillIn(opened);
    await opened.user.click(opened.inCart().getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(opened.host.navigation.moves).toStrictEqual(['go /booking-complete?v=k7Zq']));
    expect(screen.getByText('Booking your table…')).toBeInTheDocument();
  });
});

describe('a reload of the tab', () => {
  /** Chooses a day and a time, after which the details show. */
  const chooseTime = async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Fri 27 Nov' }));
    await userEvent.click(await screen.findByRole('radio', { name: '19:00' }));
  };
  const reload = async ({ host, model, view }: Awaited<ReturnType<typeof openBooking>>, day = {}) => {
    model.stop();
    view.unmount();
    return openBooking({ day, host: { storage: host.storage } });
  };

  it('[STO2-5] keeps the booking form, which can be sent as it was', async () => {
    const opened = await openBooking();
    await fillIn(opened);
    act(() => {
      opened.model.booking.fill('message', 'One of us is allergic to nuts');
      opened.model.booking.chooseMessages('offers', false);
    });
    const again = await reload(opened);
    expect(screen.getByLabelText(/^Message/)).toHaveValue('One of us is allergic to nuts');
    expect(screen.getByRole('radio', { name: 'Fri 27 Nov' })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('radio', { name: '19:00' })).toBeChecked());
    await again.user.click(again.inCart().getByRole('button', { name: 'Book' }));
    expect(again.host.api.bodies('business/booking')).toStrictEqual([
      expect.objectContaining({
        date: '2026-11-27',
        time: '19:00',
        guest: 4,
        occasion: 'Birthday',
        name: 'Ada Moss',
        message: 'One of us is allergic to nuts',
        bookyup_offers: 'n',
      }),
    ]);
    expect(again.host.storage.read('booking_draft')).toBeUndefined();
  });

  it('[STO2-5] keeps the payment mode and the agreement', async () => {
    const day = { every_booking_price: '5.00' };
    const opened = await openBooking({ day });
    await fillIn(opened);
    await opened.user.click(opened.inCart().getByRole('radio', { name: /Card/ }));
    await opened.user.click(opened.inCart().getByRole('checkbox'));
    const again = await reload(opened, day);
    await waitFor(() => expect(again.inCart().getByRole('radio', { name: /Card/ })).toBeChecked());
    expect(again.inCart().getByRole('checkbox')).toBeChecked();
  });

  it('[STO2-5] marks a time that has gone meanwhile, and drops a date that has passed', async () => {
    const opened = await openBooking();
    await fillIn(opened);
    const slots = [{ slot_id: 's-1915', time: '19:15', calendar_date: '2026-11-27' }];
    const again = await reload(opened, { booking_time_slot: { slots } });
    await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'Time' })).toBeInvalid());
    again.host.storage.write('booking_draft', aStoredDraft({ date: '2020-01-01' }));
    again.model.stop();
    again.view.unmount();
    await openBooking({ host: { storage: again.host.storage } });
    for (const day of within(screen.getByRole('radiogroup', { name: 'Date' })).getAllByRole('radio'))
      expect(day).not.toBeChecked();
    await chooseTime();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada Moss');
  });

  it('[STO2-5] does not show what was filled in for another restaurant', async () => {
    const storage = new FakeStorage();
    storage.write('booking_draft', aStoredDraft({ business_id: 'b-999' }));
    await openBooking({ host: { storage } });
    await chooseTime();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('');
  });

  it('fills in a user’s own details where the kept form has none', async () => {
    const storage = new FakeStorage();
    storage.write('booking_draft', aStoredDraft({ name: '', email: 'other@example.test' }));
    await openBooking({ host: { storage, session: new FakeSession(aUser) } });
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('other@example.test');
  });
});

describe('a user whose session has ended', () => {
  it('[PER-6] is told above the form that the booking will not be in the account, and can log in there', async () => {
    const session = new FakeSession(aUser);
    const opened = await openBooking({ host: { session } });
    const notice = () => screen.queryByText(/the booking will not be in your account/);
    expect(notice()).toBeNull();
    act(() => session.logOut('Please log in again.'));
    expect(notice()).toBeInTheDocument();
    await opened.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(session.requests).toStrictEqual([{ guest: true }]);
    act(() => session.logIn(aUser));
    expect(notice()).toBeNull();
  });
});

describe('opening the booking page', () => {
  it('reloads when the browser restores it from its cache, as after a payment', async () => {
    const { host } = await openBooking();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(host.navigation.moves).toStrictEqual(['reload']);
  });

  const load = async (answer: Parameters<typeof fakeHost>[0], location = bookingLocation) => {
    const host = fakeHost(answer);
    await booking.create(host, location).load();
    return host;
  };

  it('an unknown business shows the 404 page', async () => {
    const api = bookingApi();
    api.answer('business/details', () => ({ responsecode: '204', status: 'No such business.' }));
    expect((await load({ api })).navigation.moves).toStrictEqual(['notFound']);
  });

  it('[ERR2-3] an expired session is ended, and the business is asked for again', async () => {
    const api = bookingApi();
    api.answer('business/details', () =>
      api.bodies('business/details').length === 1 ? { responsecode: '221', status: 'Over.' } : wireDetails(),
    );
    expect((await load({ api })).session.loggedOutWith).toStrictEqual(['Please log in again.']);
    expect(api.bodies('business/details')).toHaveLength(2);
  });

  it('[ERR2-4] a business that moved leads to its new address', async () => {
    const api = bookingApi();
    api.answer('business/details', () => ({
      responsecode: '201',
      status: 'Elsewhere.',
      postcode_url: 'https://elsewhere.test/',
    }));
    expect((await load({ api })).navigation.moves).toStrictEqual(['leave https://elsewhere.test/']);
  });

  it('[RTE-9][RTE-10] shows the business of the query, and goes home without one', async () => {
    const api = bookingApi();
    const query = { business: 'saffron-yard' };
    await load({ api }, { path: '/booking', params: {}, query });
    expect(api.bodies('business/details')).toStrictEqual([{ zipcode: '', slug: 'saffron-yard' }]);
    expect((await load({ api }, { path: '/booking', params: {}, query: {} })).navigation.moves).toStrictEqual(
      ['go /'],
    );
  });

  it('without a server the page says so, and Try again loads it', async () => {
    const { host, user } = await openBooking({ host: { api: new FakeApi() } });
    expect(screen.getByRole('alert')).toHaveTextContent('The restaurant did not load');
    host.api.answer('business/details', () => wireDetails());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('form', { name: 'Booking Form' })).toBeInTheDocument();
  });
});
