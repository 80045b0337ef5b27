import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi, fakeHost, FakeStorage } from '@storefront/host/testing';
import { bookingApi, bookingLocation, fillIn, openBooking } from '../testing/open-booking';
import { wireDetails } from '../testing/wire';
import booking from './booking';

// jsdom does not scroll.
const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});
beforeEach(() => scrolled.mockClear());

const deposit = { every_booking_price: '5.00' };

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

  it('[BKG-3] no mark of the platform where the business shows none', async () => {
    await openBooking({ details: wireDetails({ bs_show_powered_by_bookyup: 'no' }) });
    expect(screen.queryByRole('img', { name: 'Powered by Bookyup' })).toBeNull();
  });

  it('[RTE-22][RTE-23][RTE-24] title and meta are those of the business, and its banner is kept', async () => {
    const { host } = await openBooking();
    expect(host.heads).toEqual([
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
    await openBooking();
    const form = screen.getByRole('form', { name: 'Booking Form' });
    expect(form).toHaveTextContent('Book a table by the tandoor.');
    for (const label of [
      'Date *',
      'Occasion *',
      'Time *',
      'Guests *',
      'Name *',
      'Email *',
      'Mobile *',
      'Postcode *',
      'Message',
    ])
      expect(within(form).getByLabelText(label)).toBeInTheDocument();
  });

  it('[BKG-6] the occasions to choose from', async () => {
    await openBooking();
    const options = within(screen.getByRole('combobox', { name: /Occasion/ })).getAllByRole('option');
    expect(options.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Birthday',
      'Anniversary',
      'Family Reunion',
      'Friends Party',
      'Special Occasion',
      'Business Related',
      'Others',
    ]);
  });

  it('[BKG-9][BKG-19][BKG-20] a date from today on brings its times', async () => {
    await openBooking();
    const date = screen.getByLabelText(/Date/);
    expect(date).toHaveAttribute('min', '2026-11-21');
    await act(async () => fireEvent.change(date, { target: { value: '2026-11-27' } }));
    expect(screen.getByText('2 free times')).toBeInTheDocument();
    const times = within(screen.getByRole('combobox', { name: /Time/ })).getAllByRole('option');
    expect(times.slice(1).map(({ textContent }) => textContent)).toEqual(['19:00', '19:15']);
  });

  it('[BKG-14][BKG-15] a long reservation note is cut at 350 characters, read whole, and cut again', async () => {
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

  it('[BKG-14] a note of 350 characters is shown whole', async () => {
    await fillIn(await openBooking({ day: { reservation_notes: 'n'.repeat(350) } }));
    expect(screen.queryByRole('button', { name: 'read more' })).toBeNull();
  });

  it('[G24] offers of the restaurant are not ticked for the customer', async () => {
    await openBooking();
    expect(screen.getByRole('checkbox', { name: 'Send me offers from Saffron Yard' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Send me offers from Bookyup' })).toBeChecked();
  });

  it('[BKV-14][BKP-17] an invalid submit shows every message and takes the customer to the first', async () => {
    const { user, inCart } = await openBooking();
    await user.click(inCart().getByRole('button', { name: 'Book' }));
    for (const message of [
      'Preferred date required',
      'Occasion required',
      'Preferred time slot required',
      'Preferred guest number required',
      'Name required',
      'Email required',
      'Mobile number required',
      'Postcode required',
    ])
      expect(screen.getByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/Date/)).toHaveFocus());
    expect(scrolled).toHaveBeenCalled();
  });

  it('[PER-1] a guest books without logging in, from the form to booking-complete', async () => {
    const opened = await openBooking();
    await fillIn(opened);
    await opened.user.click(opened.inCart().getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(opened.host.navigation.moves).toEqual(['go /booking-complete?v=k7Zq']));
    expect(screen.getByText('Booking your table…')).toBeInTheDocument();
    act(() => opened.host.clock.advance(2_500));
    expect(screen.queryByText('Booking your table…')).toBeNull();
  });
});

describe('the price', () => {
  it('[BKG-10][BKP-22] stands in a side panel, and on the button', async () => {
    const opened = await openBooking({ day: { ...deposit, every_person_price: '3.00' } });
    await fillIn(opened);
    const { inCart } = opened;
    expect(inCart().getByText('Friday 27 November 2026')).toBeInTheDocument();
    for (const price of ['£12.00', '£5.00', '£17.00']) expect(inCart().getByText(price)).toBeInTheDocument();
    expect(inCart().getByRole('button', { name: 'Book with £ 17.00' })).toBeDisabled();
  });

  it('[BKP-5][BKP-18][BKP-19][BKP-20][BKP-21] the button waits for a way to pay and the terms, and says so', async () => {
    const opened = await openBooking({ day: deposit });
    await fillIn(opened);
    const { inCart, user } = opened;
    const button = inCart().getByRole('button', { name: 'Book with £ 5.00' });
    expect(
      inCart().getByText('Please agree our Terms & Conditions and choose a valid payment method.'),
    ).toBeInTheDocument();
    await user.click(inCart().getByRole('radio', { name: 'Card' }));
    expect(inCart().getByText('Please agree our Terms & Conditions.')).toBeInTheDocument();
    expect(button).toBeDisabled();
    await user.click(inCart().getByRole('checkbox'));
    expect(button).toBeEnabled();
    expect(inCart().getAllByRole('radio')).toHaveLength(2);
  });

  it('[BKP-10][BKP-11] nothing due shows neither payment nor terms', async () => {
    const opened = await openBooking();
    await fillIn(opened);
    expect(opened.inCart().queryByRole('radio')).toBeNull();
    expect(opened.inCart().queryByRole('checkbox')).toBeNull();
    expect(opened.inCart().getByRole('button', { name: 'Book' })).toBeEnabled();
  });

  it('[BKG-12][BKG-13] the terms and the privacy policy open in a new tab', async () => {
    const opened = await openBooking({ day: deposit });
    await fillIn(opened);
    for (const [name, to] of [
      ['Terms & Conditions', '/information/terms-and-condition'],
      ['Privacy Policy', '/information/privacy-policy'],
    ] as const) {
      const link = opened.inCart().getByRole('link', { name });
      expect(link).toHaveAttribute('href', to);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('[BKG-11][BKG-17] Book Now opens the booking cart, and Close closes it', async () => {
    const { user } = await openBooking();
    await user.click(screen.getByRole('button', { name: 'Book Now' }));
    const cart = await screen.findByRole('dialog', { name: 'Your booking' });
    await user.click(within(cart).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[BKV-15] an invalid submit in the booking cart closes it', async () => {
    const { user } = await openBooking();
    await user.click(screen.getByRole('button', { name: 'Book Now' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByLabelText(/Date/)).toHaveFocus());
  });
});

describe('popups and notices', () => {
  it('[BKG-24][BKG-25] a date that is refused: Alert with the status', async () => {
    const { host } = await openBooking();
    host.api.answer('business/booking_time', () => ({ responsecode: '201', status: 'We are closed.' }));
    await act(async () =>
      fireEvent.change(screen.getByLabelText(/Date/), { target: { value: '2026-12-25' } }),
    );
    expect(screen.getByRole('alertdialog', { name: 'Alert' })).toHaveTextContent('We are closed.');
  });

  it('[BKS-5] a booking that is refused: Error with the status_msg', async () => {
    const opened = await openBooking();
    opened.host.api.answer('business/booking', () => ({
      responsecode: '201',
      status: 'no',
      status_msg: 'Too many guests.',
    }));
    await fillIn(opened);
    await opened.user.click(opened.inCart().getByRole('button', { name: 'Book' }));
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent('Too many guests.');
  });

  it('[BKG-26][BKG-27][BKG-30] says how food can be ordered, and opens the allergy information', async () => {
    const { user } = await openBooking({ details: wireDetails({ pickup_order_possible: 'pre' }) });
    const notices = screen.getByRole('region', { name: 'Ordering food' });
    expect(notices).toHaveTextContent('We are taking orders for collection and delivery');
    expect(notices).toHaveTextContent('CollectionPreorder Only');
    expect(notices).toHaveTextContent('Delivery45 mins');
    await user.click(within(notices).getByRole('button', { name: 'Allergy information' }));
    expect(await screen.findByRole('dialog', { name: 'Allergy information' })).toHaveTextContent(
      'Nuts and gluten are used in our kitchen.',
    );
  });

  it('[BKG-29][BKG-32] closed: the next opening, and the popup', async () => {
    const closed = {
      pickup_order_possible: 'no',
      delivery_order_possible: 'no',
      bs_next_open: 'Opens at 17:00',
    } as const;
    const { user } = await openBooking({ details: wireDetails(closed) });
    const popup = screen.getByRole('alertdialog', { name: 'Sorry!!' });
    expect(popup).toHaveTextContent(
      "The restaurant is closed at the moment. You'll be able to preorder before the next opening hours. Please try again later.",
    );
    await user.click(within(popup).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Opens at 17:00')).toBeInTheDocument();
  });

  it.each(['pickup', 'delivery'] as const)(
    '[BKG-31] %s, when chosen and unavailable, is reset',
    async (mode) => {
      const storage = new FakeStorage();
      storage.write('isDelMode', mode);
      await openBooking({
        details: wireDetails({ [`${mode}_order_possible`]: 'no' }),
        host: { storage, api: bookingApi({ details: wireDetails({ [`${mode}_order_possible`]: 'no' }) }) },
      });
      expect(storage.read('isDelMode')).toBeUndefined();
    },
  );

  it('[BKG-31] a chosen mode that is available stays', async () => {
    const storage = new FakeStorage();
    storage.write('isDelMode', 'pickup');
    await openBooking({ host: { storage, api: bookingApi() } });
    expect(storage.read('isDelMode')).toBe('pickup');
  });

  it('a business that takes no tables says so', async () => {
    await openBooking({ details: wireDetails({}, { booking: null }) });
    expect(screen.getByText('Table booking is not available.')).toBeInTheDocument();
  });

  it('[G11] hostile texts are shown as they are written', async () => {
    const name = '<img src=x onerror=alert(1)>\u202e';
    await openBooking({ details: wireDetails({ business_name: name, allergy_info: name }) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});

describe('the way here', () => {
  const load = async (answer: Parameters<typeof fakeHost>[0], location = bookingLocation) => {
    const host = fakeHost(answer);
    await booking.create(host, location).load();
    return host;
  };

  it('an unknown business is the 404 page', async () => {
    const api = bookingApi();
    api.answer('business/details', () => ({ responsecode: '204', status: 'No such business.' }));
    expect((await load({ api })).navigation.moves).toEqual(['notFound']);
  });

  it('[ERR2-3] a session that is over ends, and the business is asked for once more', async () => {
    const api = bookingApi();
    api.answer('business/details', () =>
      api.bodies('business/details').length === 1 ? { responsecode: '221', status: 'Over.' } : wireDetails(),
    );
    expect((await load({ api })).session.loggedOutWith).toStrictEqual([undefined]);
    expect(api.bodies('business/details')).toHaveLength(2);
  });

  it('[ERR2-4] a business that moved is gone to', async () => {
    const api = bookingApi();
    api.answer('business/details', () => ({
      responsecode: '201',
      status: 'Elsewhere.',
      postcode_url: 'https://elsewhere.test/',
    }));
    expect((await load({ api })).navigation.moves).toEqual(['leave https://elsewhere.test/']);
  });

  it('[RTE-9][RTE-10] the business of the query, else home', async () => {
    const api = bookingApi();
    const query = { business: 'saffron-yard' };
    await load({ api }, { path: '/booking', params: {}, query });
    expect(api.bodies('business/details')).toEqual([{ zipcode: '', slug: 'saffron-yard' }]);
    expect((await load({ api }, { path: '/booking', params: {}, query: {} })).navigation.moves).toEqual([
      'go /',
    ]);
  });

  it('without a server the page says so, and Try again loads it', async () => {
    const { host, user } = await openBooking({ host: { api: new FakeApi() } });
    expect(screen.getByRole('alert')).toHaveTextContent('The restaurant did not load');
    host.api.answer('business/details', () => wireDetails());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('form', { name: 'Booking Form' })).toBeInTheDocument();
  });
});
