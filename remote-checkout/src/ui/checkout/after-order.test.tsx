import { screen, within } from '@testing-library/react';
import type { Answer } from '@storefront/contract';
import { anAgreeingApi, storedGuestAddress } from '../../testing/checkout-host';
import { popup, readyCheckout } from '../../testing/ready-checkout';
import { aBusiness, aDiscount, anItem, aUser, aWireAddress } from '../../testing/wire';

const refreshed = {
  responsecode: '202',
  status: 'changed',
  cartitems: [anItem({ sell_price: '10.00', product_price: '10.00' })],
  freedish: [],
  discount: null,
  service_charge: '0.60',
  baggage_charge: '0.10',
  delivery_charge: '2.50',
  missing: ['Mango Lassi'],
} as const satisfies Answer<'business/order'>;

describe('what follows an order', () => {
  it('[CHK-12] a loader covers the page while the order is being placed', async () => {
    const { api, press } = await readyCheckout();
    api.answer('business/order', () => new Promise(() => undefined));
    expect(screen.queryByText('Placing your order')).not.toBeInTheDocument();
    await press();
    expect(screen.getByText('Placing your order')).toBeInTheDocument();
  });

  it('[ORD-2] a cash order leads to order-complete with its id, and clears the cart', async () => {
    const { host, press } = await readyCheckout();
    await press();
    expect(host.navigation.moves).toStrictEqual(['go /order-complete?v=okey-1']);
    expect(host.storage.read('cartlist')).toBeUndefined();
    expect(host.storage.read('addressDetails')).toStrictEqual(storedGuestAddress);
    expect(host.bus.published).toStrictEqual([
      { name: 'order-placed', payload: { okey: 'okey-1', businessId: 'b-1' } },
      { name: 'cart-reset', payload: { reason: 'ordered', businessId: 'b-1' } },
    ]);
    expect(host.steps).toStrictEqual(['checkout-opened', 'order-pressed', 'order-placed']);
  });

  it('[ORD-3] a card order leads to the payment page that the server names, and keeps the cart until it is paid', async () => {
    const { host, press, user } = await readyCheckout({
      responsecode: '200',
      id: 'okey-1',
      redirect_payment_url: 'https://pay.example.test/session',
      subscribed_bs_list: [],
    });
    await user.click(screen.getByRole('radio', { name: 'Debit or credit card' }));
    await press();
    expect(host.navigation.moves).toStrictEqual(['leave https://pay.example.test/session']);
    expect(host.storage.read('cartlist')).toHaveLength(1);
  });

  it('[ORD-3][ORD-4] a card order without such a page leads to /pay with key and ptype', async () => {
    const { host, press, user } = await readyCheckout();
    await user.click(screen.getByRole('radio', { name: 'Debit or credit card' }));
    await press();
    expect(host.navigation.moves).toStrictEqual(['leave /pay?key=okey-1&ptype=card']);
  });

  it('[ORD-6][ORD-7][ORD-8][ORD-10] 202 refreshes the cart, and a modal says so and names the missing dishes', async () => {
    const { host, press } = await readyCheckout(refreshed, { stored: { discount: aDiscount() } });
    await press();
    const modal = screen.getByRole('dialog', { name: 'Update !!!' });
    expect(modal).toHaveTextContent(
      'We have updated the cart as some of the item value or discount has changed !!',
    );
    expect(within(modal).getByRole('listitem')).toHaveTextContent('Mango Lassi');
    expect(host.storage.read('cartlist')).toStrictEqual(refreshed.cartitems);
    expect(host.storage.read('discount')).toBeUndefined();
    expect(host.storage.read('scharge')).toStrictEqual({
      service_charge_amount: '0.60',
      baggage_charge_amount: '0.10',
    });
  });

  it.each(['OK', 'Close'])('[ORD-9] %s in that modal reloads the page', async (name) => {
    const { host, press, user } = await readyCheckout(refreshed);
    await press();
    expect(host.navigation.moves).toStrictEqual([]);
    await user.click(screen.getByRole('button', { name }));
    expect(host.navigation.moves).toStrictEqual(['reload']);
  });

  it('[ORD-13] 203 leads to the verification page and keeps the cart', async () => {
    const { host, press } = await readyCheckout({
      responsecode: '203',
      id: 'okey-1',
      subscribed_bs_list: [],
    });
    await press();
    expect(host.navigation.moves).toStrictEqual(['go /order/checkout-otp/okey-1']);
    expect(host.storage.read('cartlist')).toHaveLength(1);
  });

  it('[ORD-14] 201 opens a popup Error with the server’s status', async () => {
    const { press, user } = await readyCheckout({ responsecode: '201', status: 'That time is full.' });
    await press();
    expect(popup('Error')).toHaveTextContent('That time is full.');
    await user.click(within(popup('Error')).getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('button', { name: /^Place order/ })).toBeInTheDocument();
  });

  it('a refusal loads the business again at once, behind the popup', async () => {
    const { host, api, press } = await readyCheckout({ responsecode: '201', status: 'That time is gone.' });
    const closed = aBusiness({ delivery_timeing: [] }, { delivery_order_possible: 'no' });
    api.answer('business/details', () => ({ responsecode: '200', ...closed, menucategory: [] }));
    await press();
    expect(popup('Error')).toHaveTextContent('That time is gone.');
    expect(host.storage.read('business_details')).toStrictEqual(closed);
    expect(
      screen.getByText('ASAP is no longer possible, and no other time is left today.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^Place order/)).not.toBeInTheDocument();
  });

  it('[ORD-15] 201 with deliveryformopen reopens the address form', async () => {
    const { press, user } = await readyCheckout({
      responsecode: '201',
      status: 'We could not find that street.',
      deliveryformopen: 'yes',
    });
    await press();
    await user.click(within(popup('Error')).getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('form', { name: 'Delivery address' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Address/)).toHaveValue('4 Fournier Street');
  });

  it('[ORD-16] 221 opens a popup, then logs the user out and asks for a session where the customer is', async () => {
    const home = aWireAddress();
    const visitor = aUser({ address_book_list: [home] });
    const { host, press, user } = await readyCheckout(
      { responsecode: '221', status: '' },
      { visitor, api: anAgreeingApi({ book: [home] }) },
    );
    await press();
    expect(popup('Session expired')).toHaveTextContent('Please log in again.');
    expect(host.session.loggedOutWith).toStrictEqual([]);
    await user.click(within(popup('Session expired')).getByRole('button', { name: 'OK' }));
    expect(host.session.loggedOutWith).toStrictEqual(['Please log in again.']);
    expect(host.session.requests).toStrictEqual([{ guest: true }]);
    expect(host.navigation.moves).toStrictEqual([]);
  });

  it.each(['204', '429', '500'] as const)(
    '[ORD-17] %s opens a popup Error with the server’s status',
    async (responsecode) => {
      const { press } = await readyCheckout({ responsecode, status: 'Please try again later.' });
      await press();
      expect(popup('Error')).toHaveTextContent('Please try again later.');
    },
  );

  it('[ORD-1] an order that failed on the server keeps its request key', async () => {
    const { host, press, user } = await readyCheckout({ responsecode: '500', status: 'Something broke.' });
    await press();
    await user.click(within(popup('Error')).getByRole('button', { name: 'OK' }));
    await press();
    const keys = host.api.bodies('business/order').map(({ request_key }) => request_key);
    expect(new Set(keys).size).toBe(1);
  });
});
