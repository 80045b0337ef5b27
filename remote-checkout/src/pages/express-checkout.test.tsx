import { act, screen, within } from '@testing-library/react';
import { fakeBrand } from '@storefront/host/testing';
import { anAgreeingApi, storedGuestAddress } from '../testing/checkout-host';
import { loggedIn, home, openExpress, work } from '../testing/open-express';
import { aBusiness, aFreeDishGroup, aGuest, aUser, aWireAddress, aWireOrderInList } from '../testing/wire';

const express = () => screen.queryByRole('region', { name: 'Express checkout' });
const change = () => screen.getByRole('button', { name: 'Change details or add a note' });
const place = () => screen.getByRole('button', { name: /^(Place order|Pay) / });
const option = (name: string) => screen.getByRole('radio', { name });
const card = 'Debit or credit card';
const cash = 'Cash';
const byCard = aWireOrderInList({ paymode: 'card', addressid: work.address_id });

describe('Express checkout', () => {
  it('[EXP-1] is shown to a user with a past order, and to nobody else', async () => {
    const { close } = await openExpress();
    expect(express()).toBeInTheDocument();
    close();
    await openExpress({ orders: [] });
    expect(express()).not.toBeInTheDocument();
  });

  it('[EXP-2] shows the last address, a time, the last payment, the total and one order button', async () => {
    await openExpress();
    expect(express()).toHaveTextContent('91 Commercial Street');
    expect(screen.getByRole('combobox')).toHaveValue('ASAP');
    expect(option(card)).toBeChecked();
    const total = within(screen.getByRole('region', { name: 'Your total' }));
    expect(total.getByText('Total').closest('div')).toHaveTextContent('£22.10');
    expect(place()).toHaveTextContent('Pay £22.10');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('[EXP-2] shows a free dish that waits for a choice, with the way to choose it', async () => {
    const dishes = aFreeDishGroup().freedish_item.map((dish) => ({ ...dish, selected: 'no' as const }));
    await openExpress({ stored: { freedish: [aFreeDishGroup({ freedish_item: dishes })] } });
    expect(express()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your free dish is waiting: choose' })).toBeInTheDocument();
  });

  it('[EXP-2] shows the contact of a collection', async () => {
    await openExpress({ mode: 'collection' });
    expect(express()).toHaveTextContent('Asha Rahman');
    expect(express()).not.toHaveTextContent('Commercial Street');
    expect(screen.getByRole('region', { name: 'Collection' })).toBeInTheDocument();
  });

  it('[EXP-3] places the order with what it shows', async () => {
    const { user, api, host } = await openExpress();
    await user.selectOptions(screen.getByRole('combobox'), '19:15');
    await user.click(option('Cash'));
    await user.click(place());
    expect(api.bodies('business/order')).toStrictEqual([
      expect.objectContaining({
        addressid: work.address_id,
        slot: '19:15',
        paymode: 'cod',
        user_type: 'user',
      }),
    ]);
    expect(host.navigation.moves).toStrictEqual(['go /order-complete?v=okey-1']);
  });

  it('[EXP-4] leads to the long form, which keeps every choice', async () => {
    const { user, api } = await openExpress();
    await user.selectOptions(screen.getByRole('combobox'), '19:15');
    await user.click(change());
    expect(express()).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'All details of your order' })).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveValue('19:15');
    expect(screen.getByRole('radio', { name: /Commercial Street/ })).toBeChecked();
    expect(option(card)).toBeChecked();
    await user.type(screen.getByLabelText('Allergies or notes for the kitchen'), 'No nuts please');
    await user.click(place());
    expect(api.bodies('business/order').at(-1)).toMatchObject({
      addressid: work.address_id,
      slot: '19:15',
      paymode: 'card',
      allergy_info: 'No nuts please',
    });
  });

  it('keeps an address that was picked in the long form after a reload', async () => {
    const { user, host, close } = await openExpress();
    await user.click(change());
    await user.click(screen.getByRole('radio', { name: /Brick Lane/ }));
    close();
    await openExpress({ storage: host.storage });
    expect(express()).toHaveTextContent('1 Brick Lane');
  });

  it('[STO2-5] keeps a payment that was chosen on it after a reload', async () => {
    const { user, host, close } = await openExpress();
    await user.click(option(cash));
    close();
    await openExpress({ storage: host.storage });
    expect(express()).toBeInTheDocument();
    expect(option(cash)).toBeChecked();
  });

  it('[STO2-5][EXP-3] shows the long form with the note for the kitchen after a reload, for no order has a note that is not on the screen', async () => {
    const { user, host, close } = await openExpress();
    await user.click(change());
    await user.type(screen.getByLabelText('Allergies or notes for the kitchen'), 'No nuts please');
    close();
    await openExpress({ storage: host.storage });
    expect(express()).not.toBeInTheDocument();
    expect(screen.getByLabelText('Allergies or notes for the kitchen')).toHaveValue('No nuts please');
    expect(option(card)).toBeChecked();
  });

  it('[EXP-3] shows the long form with a note for the rider that was kept', async () => {
    const { user, host, close } = await openExpress();
    await user.click(change());
    await user.type(screen.getByLabelText('Note for the rider'), 'Blue door');
    close();
    await openExpress({ storage: host.storage });
    expect(express()).not.toBeInTheDocument();
    expect(screen.getByLabelText('Note for the rider')).toHaveValue('Blue door');
  });

  it('[EXP-5] shows a guest the long form, and loads no past orders', async () => {
    const { api } = await openExpress({ visitor: aGuest, stored: { addressDetails: storedGuestAddress } });
    expect(express()).not.toBeInTheDocument();
    expect(api.bodies('users/orders')).toStrictEqual([]);
    expect(place()).toBeInTheDocument();
  });

  const closed = aBusiness({ delivery_timeing: [] }, { delivery_order_possible: 'no' });
  const cashOnly = aBusiness({
    payment_permission: [{ order: [{ value: 'cod', leble: 'Cash' }], booking: [] }],
  });
  const moved = aUser({ address_book_list: [home] });
  const farAway = aUser({ address_book_list: [home, aWireAddress({ ...work, zipcode: 'SW1A 1AA' })] });
  it.each([
    ['the last address is out of reach', { visitor: farAway }],
    [
      'the last address is no longer saved',
      { visitor: moved, orders: [aWireOrderInList({ addressid: '' })] },
    ],
    ['nothing was ever delivered', { orders: [aWireOrderInList({ del_mode: 'pickup' })] }],
    ['no time is left', { business: closed }],
    ['the chosen time is gone', { stored: { timeslot: '17:00' } }],
    ['the restaurant no longer takes the last payment', { business: cashOnly }],
    ['the brand does not offer the last payment', { brand: fakeBrand({ paymentModes: ['cod'] }) }],
    ['the minimum is not met', { stored: { minimum_order: '25.00' } }],
    [
      'the last order never reached the kitchen',
      { orders: [{ ...byCard, state: 'awaiting_code' as const }] },
    ],
  ])('[EXP-5] shows the long form where %s', async (_case, setting) => {
    await openExpress(setting);
    expect(express()).not.toBeInTheDocument();
    expect(screen.getByLabelText('Allergies or notes for the kitchen')).toBeInTheDocument();
  });

  it('[EXP-5] shows the long form when the past orders cannot be loaded', async () => {
    const api = anAgreeingApi({ book: loggedIn.address_book_list });
    api.answer('users/orders', undefined);
    await openExpress({ api });
    expect(express()).not.toBeInTheDocument();
    expect(place()).toBeInTheDocument();
  });
});

describe('a change while Express checkout is shown', () => {
  it('[EXP-6] a chosen time that passes leads to the long form, which marks it', async () => {
    const { host } = await openExpress({ stored: { timeslot: '19:15' } });
    expect(express()).toBeInTheDocument();
    await act(async () => host.clock.advance(20 * 60_000));
    expect(express()).not.toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('19:15 – no longer possible');
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('[EXP-6] the long form stays when another time is chosen', async () => {
    const { host, user } = await openExpress({ stored: { timeslot: '19:15' } });
    await act(async () => host.clock.advance(20 * 60_000));
    await user.selectOptions(screen.getByRole('combobox'), '19:30');
    expect(express()).not.toBeInTheDocument();
    expect(place()).toBeInTheDocument();
  });

  it('[EXP-6] an address that the server refuses leads to the long form with its sentence', async () => {
    const api = anAgreeingApi({ orders: [byCard], book: loggedIn.address_book_list });
    api.answer('users/order_delivery_address', () => ({
      responsecode: '201',
      status: 'We do not go there.',
    }));
    await openExpress({ api });
    expect(express()).not.toBeInTheDocument();
    expect(screen.getByText('We do not go there.')).toBeInTheDocument();
  });

  it('[EXP-6] a refusal that asks for the address opens its form', async () => {
    const { user, api } = await openExpress();
    api.answer('business/order', () => ({
      responsecode: '201',
      status: 'Please complete your details.',
      deliveryformopen: 'yes',
    }));
    await user.click(place());
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('form', { name: 'Delivery address' })).toBeInTheDocument();
  });

  it('Express checkout stays when the session ends and the same user logs in again', async () => {
    const { host, user, api } = await openExpress();
    await user.selectOptions(screen.getByRole('combobox'), '19:15');
    await act(async () => host.session.logOut('Please log in again.'));
    await act(async () => host.session.logIn({ ...loggedIn, sessiontoken: 'fresh' }));
    await user.click(place());
    expect(api.bodies('business/order').at(-1)).toMatchObject({
      sessiontoken: 'fresh',
      slot: '19:15',
      addressid: work.address_id,
    });
  });

  it('another user who logs in gets the long form', async () => {
    const { host } = await openExpress();
    await act(async () => host.session.logOut('Please log in again.'));
    await act(async () => host.session.logIn({ ...loggedIn, user_id: '77' }));
    expect(express()).not.toBeInTheDocument();
  });
});
