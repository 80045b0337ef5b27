import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { anAgreeingApi, storedGuestAddress } from '../../testing/checkout-host';
import { openCheckout } from '../../testing/open-checkout';
import { popup, readyCheckout } from '../../testing/ready-checkout';
import { aGuest, aUser, aWireAddress } from '../../testing/wire';

const home = aWireAddress();
const loggedIn = aUser({ address_book_list: [home] });
const over = { responsecode: '221', status: '' } as const;
const expired = () => within(popup('Session expired')).getByRole('button', { name: 'OK' });
const asUser = () => ({ visitor: loggedIn, api: anAgreeingApi({ book: [home] }) });

describe('a session that ends while the customer is at checkout', () => {
  it('[CHK-15] keeps every answer, and the order can be placed once the customer has logged in again', async () => {
    const { host, press, user, api } = await readyCheckout(over, asUser());
    await user.selectOptions(screen.getByRole('combobox'), '19:15');
    await user.type(screen.getByLabelText('Allergies or notes for the kitchen'), 'No nuts please');
    await user.click(screen.getByRole('radio', { name: 'Debit or credit card' }));
    await user.click(screen.getByRole('checkbox', { name: 'Get SMS updates on order.' }));
    await press();
    await user.click(expired());
    expect(host.session.requests).toStrictEqual([{ guest: true }]);
    await act(async () => host.session.logIn({ ...loggedIn, sessiontoken: 'fresh' }));
    api.answer('business/order', () => ({ responsecode: '200', id: 'okey-1', subscribed_bs_list: [] }));
    await press();
    expect(api.bodies('business/order').at(-1)).toMatchObject({
      sessiontoken: 'fresh',
      addressid: home.address_id,
      slot: '19:15',
      allergy_info: 'No nuts please',
      paymode: 'card',
      sms_subscription: 'yes',
    });
  });

  it('keeps a half filled form for the same user, for another user and for a guest', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout(asUser());
    await user.click(screen.getByRole('button', { name: 'Add a new address' }));
    await user.type(screen.getByLabelText(/^Address/), '9 Brick Lane');
    for (const visitor of [{ ...loggedIn, sessiontoken: 'fresh' }, aUser({ user_id: '77' }), aGuest]) {
      await act(async () => host.session.logOut('Please log in again.'));
      await act(async () => host.session.logIn(visitor));
      expect(screen.getByLabelText(/^Address/)).toHaveValue('9 Brick Lane');
    }
    expect(host.navigation.moves).toStrictEqual([]);
  });

  it('leads home when the customer has logged out in another tab', async () => {
    const { host } = await openCheckout(asUser());
    await act(async () => host.session.logOut('Please log in again.'));
    expect(host.navigation.moves).toStrictEqual([]);
    act(() => runInAction(() => (host.session.isOver = false)));
    expect(host.navigation.moves).toStrictEqual(['replace /']);
  });

  it('leaves the page open when the login popup is closed, and the next press asks for a session again', async () => {
    const { host, press } = await readyCheckout(over);
    await press();
    await act(async () => host.session.dismiss());
    expect(host.navigation.moves).toStrictEqual([]);
    await press();
    expect(host.session.requests).toHaveLength(2);
    expect(host.api.bodies('business/order')).toHaveLength(1);
    await act(async () => host.session.logIn(aGuest));
    expect(screen.getByText(/4 Fournier Street/)).toBeInTheDocument();
  });

  it("does not say to a guest to log in again, and keeps what the renewal of the guest's session finds under way", async () => {
    const { host, press, api } = await readyCheckout(over);
    const asked = api.calls.length;
    await act(async () => host.session.update({ ...aGuest, sessiontoken: 'renewed' }));
    expect(api.calls).toHaveLength(asked);
    await press();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(host.session.requests).toStrictEqual([{ guest: true }]);
  });

  it('opens the login popup on the page, and does not lead home', async () => {
    const { host } = await openCheckout({ stored: { addressDetails: storedGuestAddress } });
    const callsBefore = host.api.calls.length;
    await act(async () => host.session.logOut('Please log in again.'));
    expect(host.session.requests).toStrictEqual([{ guest: true }]);
    expect(host.navigation.moves).toStrictEqual([]);
    // Without a session the server would only refuse again.
    expect(host.api.calls).toHaveLength(callsBefore);
  });

  it('asks for a session when it ended before the page opened', async () => {
    const api = anAgreeingApi();
    const { host } = await openCheckout({ api, visitor: null, isOver: true });
    expect(host.navigation.moves).toStrictEqual([]);
    expect(host.session.requests).toStrictEqual([{ guest: true }]);
    expect(api.bodies('business/order_cart_backend_calculation')).toStrictEqual([]);
  });

  it('does not give the saved address of one user to another', async () => {
    const { host } = await openCheckout(asUser());
    await act(async () => host.session.logOut('Please log in again.'));
    await act(async () => host.session.logIn(aUser({ user_id: '77', address_book_list: [] })));
    expect(screen.getByRole('form', { name: 'Delivery address' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Address/)).toHaveValue('');
  });
});
