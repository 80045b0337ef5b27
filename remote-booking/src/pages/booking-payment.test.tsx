import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeStorage } from '@storefront/host/testing';
import { bookingApi, fillIn, openBooking } from '../testing/open-booking';
import { wireDetails } from '../testing/wire';

const deposit = { every_booking_price: '5.00' };

describe('the price', () => {
  it('[BKG-10][BKP-22] is shown in a side panel and on the button', async () => {
    const opened = await openBooking({ day: { ...deposit, every_person_price: '3.00' } });
    await fillIn(opened);
    const { inCart } = opened;
    expect(inCart().getByText('Friday 27 November, 19:00')).toBeInTheDocument();
    for (const price of ['£12.00', '£5.00', '£17.00']) expect(inCart().getByText(price)).toBeInTheDocument();
    expect(inCart().getByRole('button', { name: 'Book with £ 17.00' })).toBeDisabled();
  });

  it('[BKP-5][BKP-18][BKP-19][BKP-20][BKP-21] cannot be booked before a way to pay is chosen and the terms are agreed, and the page says so', async () => {
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

  it('[BKP-10][BKP-11] shows neither payment nor terms when nothing is due', async () => {
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
    const opened = await openBooking({ day: deposit });
    await fillIn(opened);
    const { user } = opened;
    await user.click(screen.getByRole('button', { name: 'Book Now' }));
    const cart = await screen.findByRole('dialog', { name: 'Your booking' });
    await user.click(within(cart).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[BKV-15] an invalid submit in the booking cart closes it', async () => {
    const opened = await openBooking({ day: deposit });
    await fillIn(opened, ['time']);
    const { user } = opened;
    await user.click(screen.getByRole('button', { name: 'Book Now' }));
    const cart = within(await screen.findByRole('dialog'));
    await user.click(cart.getByRole('radio', { name: 'Card' }));
    await user.click(cart.getByRole('checkbox'));
    await user.click(cart.getByRole('button', { name: 'Book with £ 5.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'Time' })).toHaveFocus());
  });

  it('[BKG-17] Book Now books at once where there is nothing to pay, and says what is missing', async () => {
    const opened = await openBooking();
    const { user } = opened;
    await user.click(screen.getByRole('button', { name: 'Book Now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Preferred date required')).toBeInTheDocument();
    await fillIn(opened);
    await user.click(screen.getByRole('button', { name: 'Book Now' }));
    await waitFor(() => expect(opened.host.navigation.moves).toStrictEqual(['go /booking-complete?v=k7Zq']));
  });
});

describe('popups and notices', () => {
  it('[BKG-24][BKG-25] a refused date opens Alert with the server’s status', async () => {
    const { host, user } = await openBooking();
    host.api.answer('business/booking_time', () => ({ responsecode: '201', status: 'We are closed.' }));
    await user.click(screen.getByRole('button', { name: 'Another date' }));
    await act(async () =>
      fireEvent.change(screen.getByLabelText('Another date'), { target: { value: '2026-12-25' } }),
    );
    expect(screen.getByRole('alertdialog', { name: 'Alert' })).toHaveTextContent('We are closed.');
  });

  it('[BKS-5] a refused booking opens Error with the server’s status_msg', async () => {
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

  it('[BKG-26][BKG-27][BKG-30] the page says how food can be ordered, and opens the allergy information', async () => {
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

  it('[BKG-29][BKG-32] a closed business shows its next opening and the popup', async () => {
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
    '[BKG-31] the chosen mode %s is reset when it is unavailable',
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

  it('[G11] hostile texts are shown as text', async () => {
    const name = '<img src=x onerror=alert(1)>\u202e';
    await openBooking({ details: wireDetails({ business_name: name, allergy_info: name }) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});
