import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import { anAgreeingApi, keptGuestAddress } from '../../testing/checkout-host';
import type { CheckoutSetting } from '../../testing/checkout-host';
import { openCheckout } from '../../testing/open-checkout';
import { aBusiness, aDiscount, aFreeDishGroup, aUser, aWireAddress, anItem } from '../../testing/wire';

type OrderAnswer = Answer<'business/order'>;

/** A checkout where everything is said and only the button is left to press; the order is answered as given. */
const ready = async (
  answer: OrderAnswer = { responsecode: '200', id: 'okey-1', subscribed_bs_list: [] },
  setting: CheckoutSetting = {},
) => {
  const user = userEvent.setup();
  const api = setting.api ?? anAgreeingApi();
  api.answer('business/order', () => answer);
  const page = await openCheckout({
    ...setting,
    api,
    kept: { addressDetails: keptGuestAddress, ...setting.kept },
  });
  const press = () => user.click(screen.getByRole('button', { name: /^(Place order|Pay) / }));
  return { ...page, user, api, press };
};
const popup = (title: string) => screen.getByRole('alertdialog', { name: title });
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
} as const satisfies OrderAnswer;

describe('the button that binds', () => {
  it('[G23] says what is paid', async () => {
    const { user } = await ready();
    expect(screen.getByRole('button', { name: 'Place order · £22.10' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Debit or credit card' }));
    expect(screen.getByRole('button', { name: 'Pay £22.10' })).toBeInTheDocument();
  });
});

describe('choosing how to pay', () => {
  it('[PAY-1][PER-10] lists what the business permits, in its words', async () => {
    await ready();
    const choices = screen.getByRole('radiogroup', { name: 'Payment method' });
    const names = within(choices)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
    expect(names).toEqual(['Cash', 'Debit or credit card']);
  });

  it('[LIM2-4] cash is the default', async () => {
    await ready();
    expect(screen.getByRole('radio', { name: 'Cash' })).toBeChecked();
  });

  it('[PAY-2][PAY-3] without a payment method nothing is ordered, and the page says why', async () => {
    const business = aBusiness({
      payment_permission: [{ order: [{ value: 'card', leble: 'Card' }], booking: [] }],
    });
    const { host, press, user } = await ready(undefined, { business, api: anAgreeingApi({ business }) });
    expect(screen.queryByText('**Payment method is required')).not.toBeInTheDocument();
    await press();
    expect(screen.getByText('**Payment method is required')).toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: 'Payment method' })).toHaveFocus();
    expect(host.api.bodies('business/order')).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    expect(screen.queryByText('**Payment method is required')).not.toBeInTheDocument();
  });
});

describe('what an order is sent with', () => {
  it('[PER-2][PER-3][DAT2-15] a guest’s order carries the address, the claims and a guest’s type', async () => {
    const { host, press, user } = await ready(undefined, {
      api: anAgreeingApi({ freedish: [aFreeDishGroup()] }),
      kept: { discount: aDiscount(), freedish: [aFreeDishGroup()], reorder_order_id: 'okey-0' },
    });
    await user.type(screen.getByLabelText('Allergies or notes for the kitchen'), 'No nuts please');
    await press();
    expect(host.api.bodies('business/order')).toEqual([
      {
        sessiontoken: 'token-of-a-guest',
        business_id: 'b-1',
        cartitems: [anItem()],
        addressid: '',
        address: keptGuestAddress,
        allergy_info: 'No nuts please',
        delivery_price: '2.50',
        paymode: 'cod',
        del_mode: 'delivery',
        slot: 'ASAP',
        user_type: 'guest',
        discount: aDiscount(),
        bookyup_subscription: 'no',
        sms_subscription: 'no',
        bs_subscription: 'no',
        service_charge: '0.50',
        baggage_charge: '0.10',
        reorder_order_id: 'okey-0',
        freedish: [
          {
            id: 'g-1',
            qnty: 2,
            freedish_item: [
              { fd_id: 'f-1', selected: 'yes' },
              { fd_id: 'f-2', selected: 'no' },
            ],
          },
        ],
        source: 'web',
        request_key: expect.stringMatching(/^key-/),
      },
    ]);
  });

  it('[PER-6] a user’s order carries the session token and the id of the address', async () => {
    const home = aWireAddress();
    const { host, press } = await ready(undefined, {
      visitor: aUser({ address_book_list: [home] }),
      api: anAgreeingApi({ book: [home] }),
    });
    await press();
    expect(host.api.bodies('business/order')[0]).toMatchObject({
      sessiontoken: 'token-of-asha',
      user_type: 'user',
      addressid: 'a-1',
      address: null,
    });
  });

  it('collection sends who comes', async () => {
    const { host, press } = await ready(undefined, { mode: 'pickup' });
    await press();
    expect(host.api.bodies('business/order')[0]).toMatchObject({
      del_mode: 'pickup',
      delivery_price: '0.00',
      address: { name: 'Sam Guest', email: 'sam@example.test', mobile_no: '07700900456' },
    });
  });

  it('[ORD-1] a press has one key, however often it is pressed meanwhile; another press has another', async () => {
    let answer: (value: OrderAnswer) => void = () => undefined;
    const { host, api, press } = await ready();
    api.answer('business/order', () => new Promise((resolve) => (answer = resolve)));
    await press();
    await press();
    expect(host.api.bodies('business/order')).toHaveLength(1);
    await act(async () => answer({ responsecode: '201', status: 'Closed.' }));
    const user = userEvent.setup();
    await user.click(within(popup('Error')).getByRole('button', { name: 'OK' }));
    await press();
    const keys = host.api.bodies('business/order').map(({ request_key }) => request_key);
    expect(new Set(keys).size).toBe(2);
  });

  it('[ORD-1] after a press without an answer the same key is sent again', async () => {
    const { host, api, press } = await ready();
    api.answer('business/order', () => {
      throw new ApiUnreachable('business/order');
    });
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We could not reach the server. Nothing has been charged. Please try again.',
    );
    api.answer('business/order', () => ({ responsecode: '200', id: 'okey-1', subscribed_bs_list: [] }));
    await press();
    const keys = host.api.bodies('business/order').map(({ request_key }) => request_key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(host.navigation.moves).toEqual(['go /order-complete?v=okey-1']);
  });
});

describe('what follows an order', () => {
  it('[CHK-12] a loader stands over the page while the order is on its way', async () => {
    const { api, press } = await ready();
    api.answer('business/order', () => new Promise(() => undefined));
    expect(screen.queryByText('Placing your order')).not.toBeInTheDocument();
    await press();
    expect(screen.getByText('Placing your order')).toBeInTheDocument();
  });

  it('[ORD-2] cash goes to order-complete with the id, and the cart is over', async () => {
    const { host, press } = await ready();
    await press();
    expect(host.navigation.moves).toEqual(['go /order-complete?v=okey-1']);
    expect(host.storage.read('cartlist')).toBeUndefined();
    expect(host.storage.read('addressDetails')).toEqual(keptGuestAddress);
    expect(host.bus.published).toEqual([
      { name: 'order-placed', payload: { okey: 'okey-1', businessId: 'b-1' } },
      { name: 'cart-reset', payload: { reason: 'ordered', businessId: 'b-1' } },
    ]);
    expect(host.steps).toEqual(['checkout-opened', 'order-pressed', 'order-placed']);
  });

  it('[ORD-3] a card goes to where the server says it is paid, and the cart stays until it is', async () => {
    const { host, press, user } = await ready({
      responsecode: '200',
      id: 'okey-1',
      redirect_payment_url: 'https://pay.example.test/session',
      subscribed_bs_list: [],
    });
    await user.click(screen.getByRole('radio', { name: 'Debit or credit card' }));
    await press();
    expect(host.navigation.moves).toEqual(['leave https://pay.example.test/session']);
    expect(host.storage.read('cartlist')).toHaveLength(1);
  });

  it('[ORD-3][ORD-4] without such an address it goes to the pay page with key and ptype', async () => {
    const { host, press, user } = await ready();
    await user.click(screen.getByRole('radio', { name: 'Debit or credit card' }));
    await press();
    expect(host.navigation.moves).toEqual(['leave /pay?key=okey-1&ptype=card']);
  });

  it('[ORD-6][ORD-7][ORD-8][ORD-10] 202 refreshes the cart and says so, naming what is gone', async () => {
    const { host, press } = await ready(refreshed, { kept: { discount: aDiscount() } });
    await press();
    const modal = screen.getByRole('dialog', { name: 'Update !!!' });
    expect(modal).toHaveTextContent(
      'We have updated the cart as some of the item value or discount has changed !!',
    );
    expect(within(modal).getByRole('listitem')).toHaveTextContent('Mango Lassi');
    expect(host.storage.read('cartlist')).toEqual(refreshed.cartitems);
    expect(host.storage.read('discount')).toBeUndefined();
    expect(host.storage.read('scharge')).toEqual({
      service_charge_amount: '0.60',
      baggage_charge_amount: '0.10',
    });
  });

  it.each(['OK', 'Close'])('[ORD-9] %s in that modal reloads the page', async (name) => {
    const { host, press, user } = await ready(refreshed);
    await press();
    expect(host.navigation.moves).toEqual([]);
    await user.click(screen.getByRole('button', { name }));
    expect(host.navigation.moves).toEqual(['reload']);
  });

  it('[ORD-13] 203 goes to the verification page, which finds the cart', async () => {
    const { host, press } = await ready({ responsecode: '203', id: 'okey-1', subscribed_bs_list: [] });
    await press();
    expect(host.navigation.moves).toEqual(['go /order/checkout-otp/okey-1']);
    expect(host.storage.read('cartlist')).toHaveLength(1);
  });

  it('[ORD-14] 201 opens a popup Error with the server’s status', async () => {
    const { press, user } = await ready({ responsecode: '201', status: 'That time is full.' });
    await press();
    expect(popup('Error')).toHaveTextContent('That time is full.');
    await user.click(within(popup('Error')).getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('button', { name: /^Place order/ })).toBeInTheDocument();
  });

  it('after a refusal the business is asked anew, whose times may have changed', async () => {
    const { host, press, user } = await ready({ responsecode: '201', status: 'That time is gone.' });
    const before = host.api.bodies('business/details').length;
    await press();
    await user.click(within(popup('Error')).getByRole('button', { name: 'OK' }));
    expect(host.api.bodies('business/details')).toHaveLength(before + 1);
  });

  it('[ORD-15] 201 with deliveryformopen reopens the address form', async () => {
    const { press, user } = await ready({
      responsecode: '201',
      status: 'We could not find that street.',
      deliveryformopen: 'yes',
    });
    await press();
    await user.click(within(popup('Error')).getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('form', { name: 'Delivery address' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Address/)).toHaveValue('4 Fournier Street');
  });

  it('[ORD-16] 221 opens a popup, then logs the user out', async () => {
    const { host, press, user } = await ready({ responsecode: '221', status: '' });
    await press();
    expect(popup('Session expired')).toHaveTextContent('Please log in again.');
    expect(host.session.loggedOutWith).toEqual([]);
    await user.click(within(popup('Session expired')).getByRole('button', { name: 'OK' }));
    expect(host.session.loggedOutWith).toEqual(['Please log in again.']);
    expect(host.navigation.moves).toEqual(['replace /']);
  });

  it.each(['204', '429', '500'] as const)(
    '[ORD-17] %s opens a popup Error with the server’s status',
    async (responsecode) => {
      const { press } = await ready({ responsecode, status: 'Please try again later.' });
      await press();
      expect(popup('Error')).toHaveTextContent('Please try again later.');
    },
  );

  it('[ORD-1] an order that the server failed on keeps its key', async () => {
    const { host, press, user } = await ready({ responsecode: '500', status: 'Something broke.' });
    await press();
    await user.click(within(popup('Error')).getByRole('button', { name: 'OK' }));
    await press();
    const keys = host.api.bodies('business/order').map(({ request_key }) => request_key);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('the marketing boxes', () => {
  const names = () =>
    screen.queryAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
  const home = aWireAddress();
  const as = (parts: Parameters<typeof aUser>[0]) => ({
    visitor: aUser({ address_book_list: [home], ...parts }),
    api: anAgreeingApi({ book: [home] }),
  });

  it('[SUB-1][SUB-2][SUB-3][G24] a user is offered what is off, and nothing is ticked beforehand', async () => {
    await ready(undefined, as({}));
    expect(names()).toEqual([
      'Get SMS updates on order.',
      'Send me offers from the provider.',
      'Send me offers from Saffron Yard.',
    ]);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('[SUB-4] what is on already is not offered, and stays on', async () => {
    const { host, press } = await ready(
      undefined,
      as({ sms_subscription: 'yes', bookyup_subscription: 'yes', subscribed_bs_list: ['b-1'] }),
    );
    expect(names()).toEqual([]);
    await press();
    expect(host.api.bodies('business/order')[0]).toMatchObject({
      sms_subscription: 'yes',
      bookyup_subscription: 'yes',
      bs_subscription: 'yes',
    });
  });

  it('[SUB-4] a guest is offered none', async () => {
    await ready();
    expect(names()).toEqual([]);
  });

  it('[SUB-3] what is ticked goes with the order, and the kept user data say so after it', async () => {
    const { host, press, user } = await ready(
      { responsecode: '200', id: 'okey-1', subscribed_bs_list: ['b-1', 'b-9'] },
      as({}),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Send me offers from Saffron Yard.' }));
    await press();
    expect(host.api.bodies('business/order')[0]).toMatchObject({
      sms_subscription: 'no',
      bookyup_subscription: 'no',
      bs_subscription: 'yes',
    });
    expect(host.session.visitor.data?.subscribed_bs_list).toEqual(['b-1', 'b-9']);
  });
});
