import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import { anAgreeingApi, storedGuestAddress } from '../../testing/checkout-host';
import { popup, readyCheckout } from '../../testing/ready-checkout';
import { aBusiness, aDiscount, aFreeDishGroup, aUser, aWireAddress, anItem } from '../../testing/wire';

describe('the order button', () => {
  it('[G23] says how much is paid', async () => {
    const { user } = await readyCheckout();
    expect(screen.getByRole('button', { name: 'Place order · £22.10' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Debit or credit card' }));
    expect(screen.getByRole('button', { name: 'Pay £22.10' })).toBeInTheDocument();
  });
});

describe('the first step', () => {
  const orderButton = () => screen.queryByRole('button', { name: /^(Place order|Pay) / });

  it('[CHK-16] stands with the total until the order can be placed, and leads to the first field at fault', async () => {
    const { user, close } = await readyCheckout(undefined, {
      stored: { addressDetails: { ...storedGuestAddress, email: '' } },
    });
    expect(orderButton()).not.toBeInTheDocument();
    const step = screen.getByRole('button', { name: 'Fill in your information to order.' });
    expect(step.parentElement).toHaveTextContent('Total £22.10');
    await user.click(step);
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'sam@example.test');
    await user.click(screen.getByRole('button', { name: 'Deliver here' }));
    expect(orderButton()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /to order\.$/ })).not.toBeInTheDocument();
    close();
  });

  it('[CHK-16] leads to the menu when the order is below the minimum', async () => {
    const api = anAgreeingApi();
    api.answer('users/order_delivery_address', () => ({
      responsecode: '200',
      address_book: null,
      address_book_list: [],
      address_id: 'a-new',
      delivery_price: '2.50',
      delivery_charge_waiver: '25.00',
      minorder_price: '30.00',
    }));
    await readyCheckout(undefined, { api });
    expect(orderButton()).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Add more dishes to order.' });
    expect(link).toHaveAttribute('href', '/business/saffron-yard');
  });

  it('[CHK-16] leads to the times when the chosen one is lost', async () => {
    const { user, host } = await readyCheckout(undefined, { stored: { timeslot: '19:15' } });
    await act(async () => host.clock.advance(20 * 60_000));
    await user.click(screen.getByRole('button', { name: 'Choose another time to order.' }));
    expect(screen.getByRole('combobox')).toHaveFocus();
  });
});

describe('choosing how to pay', () => {
  it('[PAY-1][PER-10] lists the ways that the business permits, with its labels', async () => {
    await readyCheckout();
    const choices = screen.getByRole('radiogroup', { name: 'Payment method' });
    const names = within(choices)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
    expect(names).toStrictEqual(['Cash', 'Debit or credit card']);
  });

  it('[LIM2-4] selects cash by default, and nothing when the business does not take cash', async () => {
    const { close } = await readyCheckout();
    expect(screen.getByRole('radio', { name: 'Cash' })).toBeChecked();
    close();
    const business = aBusiness({
      payment_permission: [{ order: [{ value: 'card', leble: 'Card' }], booking: [] }],
    });
    const { press } = await readyCheckout(undefined, { business, api: anAgreeingApi({ business }) });
    expect(screen.getByRole('radio', { name: 'Card' })).not.toBeChecked();
    await press();
    expect(screen.getByText('**Payment method is required')).toBeInTheDocument();
  });

  it('[PAY-2][PAY-3] is required: without it nothing is ordered, and the page says why', async () => {
    const business = aBusiness({
      payment_permission: [{ order: [{ value: 'card', leble: 'Card' }], booking: [] }],
    });
    const { host, press, user } = await readyCheckout(undefined, {
      business,
      api: anAgreeingApi({ business }),
    });
    expect(screen.queryByText('**Payment method is required')).not.toBeInTheDocument();
    await press();
    expect(screen.getByText('**Payment method is required')).toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: 'Payment method' })).toHaveFocus();
    expect(host.api.bodies('business/order')).toStrictEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    expect(screen.queryByText('**Payment method is required')).not.toBeInTheDocument();
  });
});

describe('the order that is sent', () => {
  it('[PER-2][PER-3][DAT2-15] has the address, the claimed amounts and the user type of a guest', async () => {
    const { host, press, user } = await readyCheckout(undefined, {
      api: anAgreeingApi({ freedish: [aFreeDishGroup()] }),
      stored: { discount: aDiscount(), freedish: [aFreeDishGroup()], reorder_order_id: 'okey-0' },
    });
    await user.type(screen.getByLabelText('Allergies or notes for the kitchen'), 'No nuts please');
    await press();
    expect(host.api.bodies('business/order')).toStrictEqual([
      {
        sessiontoken: 'token-of-a-guest',
        business_id: 'b-1',
        cartitems: [anItem()],
        addressid: '',
        address: storedGuestAddress,
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

  it('[PER-6] has the session token of a user and the id of the address', async () => {
    const home = aWireAddress();
    const { host, press } = await readyCheckout(undefined, {
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

  it('[CHK-17] has the note for the rider of a delivery, and none of a collection, which does not ask for it', async () => {
    const { host, press, user, close } = await readyCheckout();
    await user.type(screen.getByLabelText('Note for the rider'), 'Blue door');
    await press();
    expect(host.api.bodies('business/order')[0]).toMatchObject({ rider_note: 'Blue door' });
    close();
    const collected = await readyCheckout(undefined, {
      mode: 'collection',
      stored: {
        addressDetails: storedGuestAddress,
        checkout_choices: { business_id: 'b-1', note: '', rider_note: 'Blue door' },
      },
    });
    expect(screen.queryByLabelText('Note for the rider')).not.toBeInTheDocument();
    await collected.press();
    expect(collected.host.api.bodies('business/order')[0]).not.toHaveProperty('rider_note');
  });

  it('[CHK-18] has a tip only when the customer chooses one, which the sum, the button and the order then have', async () => {
    const { host, press, user } = await readyCheckout();
    const tips = () => within(screen.getByRole('radiogroup', { name: 'Add a tip?' }));
    expect(tips().getByRole('radio', { name: 'No tip' })).toBeChecked();
    expect(screen.queryByText('Tip')).not.toBeInTheDocument();
    const calculations = host.api.bodies('business/order_cart_backend_calculation').length;
    await user.click(tips().getByRole('radio', { name: '£2.00' }));
    expect(screen.getByText('Tip').closest('div')).toHaveTextContent('Tip£2.00');
    expect(screen.getByRole('button', { name: 'Place order · £24.10' })).toBeInTheDocument();
    expect(host.storage.read('checkout_choices')).toMatchObject({ tip: '2.00' });
    await press();
    expect(host.api.bodies('business/order')[0]).toMatchObject({ tip: '2.00' });
    // The tip is no change of price that the customer has to be told of.
    expect(host.shownNotices).toStrictEqual([]);
    expect(host.api.bodies('business/order_cart_backend_calculation')).toHaveLength(calculations);
  });

  it('[CHK-18] names no tip in an order without one, which may have been chosen and taken back', async () => {
    const { host, press, user } = await readyCheckout(undefined, {
      stored: {
        addressDetails: storedGuestAddress,
        checkout_choices: { business_id: 'b-1', note: '', tip: '5.00' },
      },
    });
    expect(screen.getByRole('radio', { name: '£5.00' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'No tip' }));
    await press();
    expect(host.api.bodies('business/order')[0]).not.toHaveProperty('tip');
  });

  it('[CHK-18] does not take a stored tip that is not offered', async () => {
    await readyCheckout(undefined, {
      stored: {
        addressDetails: storedGuestAddress,
        checkout_choices: { business_id: 'b-1', note: '', tip: '90.00' },
      },
    });
    expect(screen.getByRole('radio', { name: 'No tip' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Place order · £22.10' })).toBeInTheDocument();
  });

  it('has the contact of a collection', async () => {
    const { host, press } = await readyCheckout(undefined, { mode: 'collection' });
    await press();
    expect(host.api.bodies('business/order')[0]).toMatchObject({
      del_mode: 'pickup',
      delivery_price: '0.00',
      address: { name: 'Sam Guest', email: 'sam@example.test', mobile_no: '07700900456' },
    });
  });

  it('[ORD-1] is sent once while an answer is awaited, and a press after a refusal has another key', async () => {
    let answer: (value: Answer<'business/order'>) => void = () => undefined;
    const { host, api, press } = await readyCheckout();
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

  it('[ORD-1] has the same key after a press without an answer', async () => {
    const { host, api, press } = await readyCheckout();
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
    expect(host.navigation.moves).toStrictEqual(['go /order-complete?v=okey-1']);
  });
});

describe('the marketing checkboxes', () => {
  const names = () =>
    screen.queryAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
  const home = aWireAddress();
  const as = (parts: Parameters<typeof aUser>[0]) => ({
    visitor: aUser({ address_book_list: [home], ...parts }),
    api: anAgreeingApi({ book: [home] }),
  });

  it('[SUB-1][SUB-2][SUB-3][G24] offer a user what is off, and are not ticked beforehand', async () => {
    await readyCheckout(undefined, as({}));
    expect(names()).toStrictEqual([
      'Get SMS updates on order.',
      'Send me offers from the provider.',
      'Send me offers from Saffron Yard.',
    ]);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('[SUB-4] do not offer what is already on, which stays on', async () => {
    const { host, press } = await readyCheckout(
      undefined,
      as({ sms_subscription: 'yes', bookyup_subscription: 'yes', subscribed_bs_list: ['b-1'] }),
    );
    expect(names()).toStrictEqual([]);
    await press();
    expect(host.api.bodies('business/order')[0]).toMatchObject({
      sms_subscription: 'yes',
      bookyup_subscription: 'yes',
      bs_subscription: 'yes',
    });
  });

  it('[SUB-4] are not offered to a guest', async () => {
    await readyCheckout();
    expect(names()).toStrictEqual([]);
  });

  it('[SUB-3] are sent with the order, and update the stored user data', async () => {
    const { host, press, user } = await readyCheckout(
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
    expect(host.session.visitor.data?.subscribed_bs_list).toStrictEqual(['b-1', 'b-9']);
  });
});
