import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, orderButton, save } from '../../../testing/address-form';
import { anAgreeingApi } from '../../../testing/checkout-host';
import { openCheckout } from '../../../testing/open-checkout';
import { aUser, aWireAddress } from '../../../testing/wire';

const home = aWireAddress();
const work = aWireAddress({
  address_id: 'a-2',
  address: '99 Old Street',
  zipcode: 'E1 7AA',
  is_default: 'no',
});
const far = aWireAddress({ address_id: 'a-3', address: '5 Deansgate', zipcode: 'M1 1AA', is_default: 'no' });
const userWith = (...address_book_list: (typeof home)[]) =>
  aUser({ address_book_list, address_book: address_book_list[0] ?? null });

describe('user data that the browser stored earlier', () => {
  it('are replaced by the server’s data without a reload', async () => {
    const { host } = await openCheckout({
      visitor: aUser({ address_book_list: [] }),
      api: anAgreeingApi({ book: [home, work] }),
    });
    expect(screen.getByRole('form', { name: 'Delivery address' })).toBeInTheDocument();
    await act(async () => host.session.update(aUser({ address_book_list: [home, work] })));
    expect(screen.getAllByRole('radio', { name: /Asha/ })).toHaveLength(2);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Place order/ })).toBeInTheDocument();
  });

  it('are replaced without losing what the customer has typed meanwhile', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout({ visitor: aUser({ address_book_list: [] }) });
    await user.type(screen.getByLabelText(/^Address/), '9 Brick Lane');
    await act(async () => host.session.update(aUser({ address_book_list: [home, work] })));
    expect(screen.getByLabelText(/^Address/)).toHaveValue('9 Brick Lane');
  });

  it('lose an address that was deleted elsewhere', async () => {
    const { host } = await openCheckout({
      visitor: aUser({ address_book_list: [home, work] }),
      api: anAgreeingApi({ book: [work] }),
      stored: { selected_addr_id: home.address_id },
    });
    await act(async () => host.session.update(aUser({ address_book_list: [work] })));
    expect(screen.getByRole('radio', { name: /Asha/ })).toBeChecked();
  });
});

describe('a user’s information', () => {
  it('[ADR-5][ADR-6][PER-5] is a carousel of the saved addresses, with the default first and chosen', async () => {
    const { host } = await openCheckout({ visitor: userWith(work, home) });
    const book = screen.getByRole('radiogroup', { name: 'Saved addresses' });
    const addresses = within(book).getAllByRole('radio');
    expect(addresses.map((radio) => (radio as HTMLInputElement).value)).toStrictEqual(['a-1', 'a-2']);
    expect(addresses[0]).toBeChecked();
    expect(host.api.bodies('users/order_delivery_address')).toStrictEqual([
      expect.objectContaining({ address_id: 'a-1', user_type: 'user', sessiontoken: 'token-of-asha' }),
    ]);
  });

  it('[ADR-7] picking another address asks the server and stores the choice', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout({ visitor: userWith(home, work) });
    await user.click(screen.getByRole('radio', { name: /99 Old Street/ }));
    expect(screen.getByRole('radio', { name: /99 Old Street/ })).toBeChecked();
    expect(host.api.bodies('users/order_delivery_address').at(-1)).toMatchObject({ address_id: 'a-2' });
    expect(host.storage.read('selected_addr_id')).toBe('a-2');
    expect(host.storage.read('deliv_address')).toStrictEqual(work);
  });

  it('[STO2-4] the address chosen before is chosen again', async () => {
    await openCheckout({ visitor: userWith(home, work), stored: { selected_addr_id: 'a-2' } });
    expect(screen.getByRole('radio', { name: /99 Old Street/ })).toBeChecked();
  });

  it('[ADR-8] lets the user edit a saved address', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout({ visitor: userWith(home) });
    await user.click(screen.getByRole('button', { name: 'Edit the address of Asha Rahman, 1 Brick Lane' }));
    expect(orderButton()).not.toBeInTheDocument();
    await user.clear(field('Address'));
    await user.type(field('Address'), '2 Brick Lane');
    await user.click(save());
    expect(await screen.findByRole('button', { name: /^Place order/ })).toBeInTheDocument();
    expect(host.api.bodies('users/order_delivery_address').at(-1)).toMatchObject({
      address_id: 'a-1',
      address: '2 Brick Lane',
    });
  });

  it('[ADR-9] lets the user add an address, which is then chosen and saved', async () => {
    const user = userEvent.setup();
    const api = anAgreeingApi({ book: [home] });
    const { host } = await openCheckout({ visitor: userWith(home), api });
    api.answer('users/order_delivery_address', ({ address_id }) => ({
      responsecode: '200',
      address_book: home,
      address_book_list: [home, work],
      address_id: address_id || 'a-2',
      delivery_price: '3.00',
      delivery_charge_waiver: '0.00',
      minorder_price: '10.00',
    }));
    await user.click(screen.getByRole('button', { name: 'Add a new address' }));
    expect(field('Name')).toHaveValue('Asha Rahman');
    await user.type(field('Address'), '99 Old Street');
    await user.type(field('Postcode'), 'E1 7AA');
    await user.click(save());
    expect(await screen.findByRole('radio', { name: /99 Old Street/ })).toBeChecked();
    expect(host.session.visitor.data?.address_book_list).toStrictEqual([home, work]);
    expect(host.storage.read('zone_delivery_charg')).toBe('3.00');
    expect(host.storage.read('addressDetails')).toBeUndefined();
  });

  it('[ADR-9] is the form when there is no saved address', async () => {
    await openCheckout({ visitor: userWith() });
    expect(screen.getByRole('form', { name: 'Delivery address' })).toBeInTheDocument();
    expect(field('Email')).toHaveValue('asha@example.test');
  });

  it('[ADR-23] refuses a saved address outside the sectors, and hides the order button', async () => {
    const user = userEvent.setup();
    await openCheckout({ visitor: userWith(home, far) });
    await user.click(screen.getByRole('radio', { name: /5 Deansgate/ }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The restaurant doesn’t deliver to M1 1AA. Enter a different delivery postcode',
    );
    expect(orderButton()).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /1 Brick Lane/ }));
    expect(await screen.findByRole('button', { name: /^Place order/ })).toBeInTheDocument();
  });

  it.each([
    ['19.00', true],
    ['19.01', false],
  ])('[ADR-24] £19.00 of food at a minimum of £%s can be ordered: %s', async (minorder_price, canOrder) => {
    const api = anAgreeingApi({ book: [home] });
    api.answer('users/order_delivery_address', () => ({
      responsecode: '200',
      address_book: home,
      address_book_list: [home],
      address_id: 'a-1',
      delivery_price: '2.50',
      delivery_charge_waiver: '0.00',
      minorder_price,
    }));
    await openCheckout({ visitor: userWith(home), api });
    const sentence = screen.queryByText('Order amount should be equal to or higher than £19.01');
    expect(sentence !== null).toBe(!canOrder);
    expect(orderButton() !== null).toBe(canOrder);
  });

  it('is the user’s own name and number for collection', async () => {
    await openCheckout({ visitor: userWith(home), mode: 'collection' });
    expect(screen.getByText('07700900123')).toBeInTheDocument();
    expect(orderButton()).toBeInTheDocument();
  });

  it('becomes the saved addresses when a guest logs in', async () => {
    const { host } = await openCheckout({ api: anAgreeingApi({ book: [home] }) });
    await act(async () => host.session.logIn(userWith(home)));
    expect(await screen.findByRole('radiogroup', { name: 'Saved addresses' })).toBeInTheDocument();
  });

  it('[G18] checks the address again once the server can be reached', async () => {
    const api = anAgreeingApi({ book: [home] });
    api.answer('users/order_delivery_address', undefined);
    const { host, model } = await openCheckout({ visitor: userWith(home), api });
    expect(orderButton()).toBeInTheDocument();
    await act(async () => model.load?.());
    expect(host.api.bodies('users/order_delivery_address')).toHaveLength(2);
  });
});
