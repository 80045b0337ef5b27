import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, fakeHost, FakeSession, locationAt } from '@storefront/host/testing';
import type { Address } from '@storefront/contract';
import { aWireBooking, aWireGuest, aWireOrderInList, aWireUser } from '@storefront/contract/testing';
import page from '../account-page';
import { openAccount } from '../testing/open-account';

const anAddress = (id: string, line: string, isDefault: 'yes' | 'no' = 'no'): Address => ({
  address_id: id,
  name: 'Asha Rahman',
  email: 'asha@example.test',
  mobile_no: '07700900123',
  address: line,
  address2: '',
  city: 'London',
  zipcode: 'E1 6AN',
  is_default: isDefault,
  delivery_type: 'delivery',
});

describe('the account', () => {
  it('asks the visitor to log in, and shows the orders once they have', async () => {
    const api = new FakeApi({
      'users/orders': () => ({ responsecode: '200', list: [aWireOrderInList()], more_status: 'no' }),
    });
    const { session } = await openAccount('orders', api, new FakeSession());
    expect(session.requests).toStrictEqual([{ guest: false }]);
    expect(screen.getByText('Log in to see your account')).toBeInTheDocument();
    await act(async () => session.logIn(aWireUser()));
    expect(await screen.findByRole('heading', { name: 'Saffron Yard order 1001' })).toBeInTheDocument();
  });

  it('asks a guest to log in', async () => {
    const { session, user } = await openAccount('profile', undefined, new FakeSession(aWireGuest()));
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(session.requests).toHaveLength(2);
  });

  it('lists the orders with their state, dishes and price', async () => {
    const list = [
      aWireOrderInList(),
      aWireOrderInList({ okey: 'k2', order_number: '1002', state: 'cancelled', del_mode: 'pickup' }),
    ];
    const { api } = await openAccount(
      'orders',
      new FakeApi({ 'users/orders': () => ({ responsecode: '200', list, more_status: 'no' }) }),
    );
    expect(api.bodies('users/orders')).toStrictEqual([{ sessiontoken: 'token-of-asha', req_page: 0 }]);
    expect(screen.getByText('Being prepared')).toBeInTheDocument();
    expect(screen.getByText('Cancelled')).toBeInTheDocument();
    const dishes = screen.getAllByText(/ × /).map(({ textContent }) => textContent);
    expect(dishes).toStrictEqual(Array(2).fill('2 × Lamb biryani, 1 × Garlic naan'));
    expect(screen.getAllByText('£23.40')).toHaveLength(2);
    expect(screen.getByText(/Order 1001 · 20 Nov 2026, 18:30 · Delivery/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Saffron Yard order 1002' })).toHaveAttribute(
      'href',
      '/order-complete?v=k2',
    );
  });

  it('loads more orders when the user presses Show more', async () => {
    const api = new FakeApi({
      'users/orders': ({ req_page }) => ({
        responsecode: '200',
        list: [aWireOrderInList({ okey: `k${req_page}`, business_name: `Business ${req_page}` })],
        more_status: req_page === 0 ? 'yes' : 'no',
      }),
    });
    const { user } = await openAccount('orders', api);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: /^Business 1/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /^Business 0/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('says that there are no orders, or that the server cannot be reached', async () => {
    const { user, api, unmount } = await openAccount('orders');
    expect(screen.getByText('We could not reach the server. Please try again.')).toBeInTheDocument();
    api.answer('users/orders', () => ({ responsecode: '204', status: 'No orders.' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
    unmount();
  });

  it('lists the bookings with their date, time, guests and state', async () => {
    const api = new FakeApi({
      'users/bookings': () => ({ responsecode: '200', list: [aWireBooking()], more_status: 'no' }),
    });
    await openAccount('bookings', api);
    expect(
      screen.getByText(/^Wednesday 2 December 2026, 19:30 · 4 guests · Booking B-\d+$/),
    ).toBeInTheDocument();
    expect(screen.getByText('Booked')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Saffron Yard' })).toHaveAttribute(
      'href',
      '/booking-complete?v=booking-1',
    );
  });

  it('logs the user out and opens the login popup when the session is over', async () => {
    const over = () => ({ responsecode: '221', status: 'Session over.' }) as const;
    const { session } = await openAccount('orders', new FakeApi({ 'users/orders': over }));
    expect(session.loggedOutWith).toStrictEqual(['Please log in again.']);
    expect(session.requests).toStrictEqual([{ guest: false }]);
    expect(screen.getByText('Log in to see your account')).toBeInTheDocument();
  });

  it('keeps what was typed when the session ended, for the same user only', async () => {
    const over = () => ({ responsecode: '221', status: 'Session over.' }) as const;
    const { user, session } = await openAccount('profile', new FakeApi({ 'users/profile': over }));
    const name = () => screen.getByLabelText(/^Name/);
    await user.clear(name());
    await user.type(name(), 'Asha Begum');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(session.requests).toStrictEqual([{ guest: false }]);
    act(() => session.logIn(aWireUser({ sessiontoken: 'fresh' })));
    expect(name()).toHaveValue('Asha Begum');
    act(() => session.logOut('Please log in again.'));
    act(() => session.logIn(aWireUser({ user_id: '77', name: 'Robin' })));
    expect(name()).toHaveValue('Robin');
  });

  it('saves a changed name and mobile number, and refuses a number that is not valid', async () => {
    const api = new FakeApi({
      'users/profile': ({ name, mobile }) => ({ responsecode: '200', userdata: aWireUser({ name, mobile }) }),
    });
    const { user, session } = await openAccount('profile', api);
    const mobile = screen.getByLabelText(/^Mobile number/);
    await user.clear(mobile);
    await user.type(mobile, '1234');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(screen.getByText('Phone number must have 11 digit and a leading 0')).toBeInTheDocument();
    expect(api.calls).toStrictEqual([]);
    await user.clear(mobile);
    await user.type(mobile, '07700900999');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(session.visitor.data?.mobile).toBe('07700900999');
    expect(session.visitor.token).toBe('token-of-asha');
  });

  it('makes an address the default, and removes another', async () => {
    const [home, work] = [anAddress('1', '12 Brick Lane', 'yes'), anAddress('2', '4 Leonard Street')];
    const api = new FakeApi({
      'users/address_default': () => ({
        responsecode: '200',
        address_book: { ...work, is_default: 'yes' },
        address_book_list: [
          { ...work, is_default: 'yes' },
          { ...home, is_default: 'no' },
        ],
      }),
      'users/address_delete': () => ({ responsecode: '200', address_book: work, address_book_list: [work] }),
    });
    const session = new FakeSession(aWireUser({ address_book: home, address_book_list: [home, work] }));
    const { user } = await openAccount('addresses', api, session);
    await user.click(screen.getByRole('button', { name: 'Make default: 4 Leonard Street, London, E1 6AN' }));
    expect(api.bodies('users/address_default')).toStrictEqual([
      { sessiontoken: 'token-of-asha', address_id: '2' },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Remove: 12 Brick Lane, London, E1 6AN' }));
    expect(screen.queryByText('12 Brick Lane, London, E1 6AN')).not.toBeInTheDocument();
    expect(session.visitor.data?.address_book_list).toStrictEqual([work]);
  });

  it('keeps an address when the server cannot be reached', async () => {
    const session = new FakeSession(aWireUser({ address_book_list: [anAddress('1', '12 Brick Lane')] }));
    const { user } = await openAccount('addresses', new FakeApi(), session);
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not reach the server. Please try again.',
    );
    expect(screen.getByText('12 Brick Lane, London, E1 6AN')).toBeInTheDocument();
  });

  it('ends the session and goes home when the user logs out', async () => {
    const { user, session, host } = await openAccount('profile');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(session.loggedOutWith).toStrictEqual([undefined]);
    expect(host.navigation.moves).toStrictEqual(['go /']);
  });

  it('shows the 404 page for a section that does not exist', async () => {
    const { host } = await openAccount('treasure');
    expect(host.navigation.moves).toStrictEqual(['notFound']);
  });
});

describe('choosing a new password', () => {
  const reset = (api: FakeApi, key = 'reset-key') => {
    const host = fakeHost({ api });
    const location = locationAt('/account/reset-password', {
      params: { section: 'reset-password' },
      query: key ? { key } : {},
    });
    const model = page.create(host, location);
    model.start?.();
    render(<page.Component model={model} />);
    return { host, user: userEvent.setup() };
  };

  it('logs in a visitor who has the key from the e-mail, in the other tabs too', async () => {
    const api = new FakeApi({
      'users/reset_password': () => ({ responsecode: '200', sessiontoken: 'fresh', userdata: aWireUser() }),
    });
    const { user, host } = reset(api);
    await user.type(screen.getByLabelText(/^New password/), 'a-new-password{Enter}');
    expect(api.bodies('users/reset_password')).toStrictEqual([
      { reset_key: 'reset-key', new_password: 'a-new-password' },
    ]);
    expect(host.session.visitor).toMatchObject({ kind: 'user', token: 'fresh' });
    expect(host.bus.published).toStrictEqual([
      { name: 'login-complete', payload: { userId: '41', guest: false } },
    ]);
    expect(host.navigation.moves).toStrictEqual(['replace /account']);
  });

  it('shows the error when the password is too short, without sending it, or when the key is too old', async () => {
    const api = new FakeApi({
      'users/reset_password': () => ({ responsecode: '201', status: 'This link is too old.' }),
    });
    const { user } = reset(api);
    await user.type(screen.getByLabelText(/^New password/), 'short{Enter}');
    expect(screen.getByText('Password must have at least 8 characters')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^New password/), '-no-more{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is too old.');
    expect(api.calls).toHaveLength(1);
  });

  it('shows the 404 page when the address has no key', () => {
    expect(reset(new FakeApi(), '').host.navigation.moves).toStrictEqual(['notFound']);
  });
});
