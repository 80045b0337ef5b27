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

describe('choosing how to pay', () => {
  it('[PAY-1][PER-10] lists the ways that the business permits, with its labels', async () => {
    await readyCheckout();
    const choices = screen.getByRole('radiogroup', { name: 'Payment method' });
    const names = within(choices)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
    expect(names).toEqual(['Cash', 'Debit or credit card']);
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
    expect(host.api.bodies('business/order')).toEqual([]);
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
    expect(host.api.bodies('business/order')).toEqual([
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
    expect(host.navigation.moves).toEqual(['go /order-complete?v=okey-1']);
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
    expect(names()).toEqual([
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
    expect(names()).toEqual([]);
    await press();
    expect(host.api.bodies('business/order')[0]).toMatchObject({
      sms_subscription: 'yes',
      bookyup_subscription: 'yes',
      bs_subscription: 'yes',
    });
  });

  it('[SUB-4] are not offered to a guest', async () => {
    await readyCheckout();
    expect(names()).toEqual([]);
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
    expect(host.session.visitor.data?.subscribed_bs_list).toEqual(['b-1', 'b-9']);
  });
});
