import type { Answer, OkAnswer } from '@storefront/contract';
import { aWireUser } from '@storefront/contract/testing';
import { act, screen, within } from '@testing-library/react';
import { FakeApi, FakeStorage } from '@storefront/host/testing';
import type { FakeSession } from '@storefront/host/testing';
import { openKitchen } from '../testing/open-kitchen';
import { aWireKitchenOrder, listing } from '../testing/orders';

const order = aWireKitchenOrder();
const second = aWireKitchenOrder({
  okey: 'okey-2',
  order_number: '1043',
  accept_by: '2026-11-21T18:09:00.000Z',
});
const accepted = aWireKitchenOrder({ state: 'accepted', next: ['preparing', 'cancelled'] });
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the login of a device', () => {
  it('[KIT-1] asks for the token, keeps the session alone, and shows the orders', async () => {
    const api = new FakeApi({
      'kitchen/login': () => ({
        responsecode: '200',
        kitchen_token: 'session-1',
        business_name: 'Saffron Yard',
        business_slug: 'saffron-yard',
      }),
      'kitchen/orders': () => listing(order),
    });
    const { host, press, type } = await openKitchen({ api, isLoggedIn: false });
    await press('Log in');
    expect(screen.getByText('Please enter the token.')).toBeInTheDocument();
    expect(api.calls).toStrictEqual([]);
    await type(/^Token/, ' the.token ');
    await type(/^Name of this device/, 'Pass');
    await press('Log in');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Saffron Yard');
    expect(api.bodies('kitchen/login')).toStrictEqual([{ token: 'the.token', device: 'Pass' }]);
    expect(headings()).toStrictEqual(['Order 1042']);
    expect(host.storage.read('kitchen')).toStrictEqual({
      kitchen_token: 'session-1',
      business_name: 'Saffron Yard',
      is_silent: false,
    });
  });

  it('[KIT-1] a token that is refused stays in the form with the reason', async () => {
    const api = new FakeApi({ 'kitchen/login': () => ({ responsecode: '201', status: 'Not a token.' }) });
    const { press, type } = await openKitchen({ api, isLoggedIn: false });
    await type(/^Token/, 'wrong');
    await press('Log in');
    expect(await screen.findByText('Not a token.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Token/)).toHaveValue('wrong');
  });

  it('[KIT-1] is asked for again, with the reason, once the session was ended elsewhere', async () => {
    const api = new FakeApi({ 'kitchen/orders': () => listing(order) });
    const { host, pass } = await openKitchen({ api });
    api.answer('kitchen/orders', () => ({ responsecode: '221', status: 'No longer logged in.' }));
    await pass(4);
    expect(screen.getByText('No longer logged in.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
    expect(screen.queryByText('Order 1042')).not.toBeInTheDocument();
    expect(host.storage.read('kitchen')).toBeUndefined();
  });

  it('[KIT-1] logging out forgets the session at once, and ends it on the server', async () => {
    const api = new FakeApi({ 'kitchen/orders': () => listing(order) });
    const { host, press, pass } = await openKitchen({ api });
    await press('Log out');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
    expect(host.storage.read('kitchen')).toBeUndefined();
    expect(api.bodies('kitchen/logout')).toStrictEqual([{ kitchen_token: 'session-1' }]);
    const asked = api.bodies('kitchen/orders').length;
    await pass(20);
    expect(api.bodies('kitchen/orders')).toHaveLength(asked);
  });

  it('a page that is left has no timer any more', async () => {
    const { host, model } = await openKitchen({ api: new FakeApi({ 'kitchen/orders': () => listing() }) });
    model.stop();
    expect(host.clock.planned).toBe(0);
  });
});

describe('the orders of the kitchen', () => {
  it('[KIT-2] show dishes, options, comments, allergens, notes, and whom they go to', async () => {
    const noted = { ...order, allergy_info: 'No nuts please', rider_note: 'Blue door' };
    await openKitchen({ api: new FakeApi({ 'kitchen/orders': () => listing(noted) }) });
    const card = within(screen.getByRole('article', { name: 'Order 1042' }));
    for (const text of [
      'Lamb biryani',
      '2 × Raita',
      'extra hot',
      'Contains milk, mustard',
      'No nuts please',
      'Blue door',
      'Asha Rahman',
      '1 Brick Lane, London, E1 6AN',
      '£20.20 to pay',
    ])
      expect(card.getByText(text, { exact: false })).toBeInTheDocument();
  });

  it('[KIT-5] come by themselves, and a new one sounds once, unless the sound is off', async () => {
    const api = new FakeApi({ 'kitchen/orders': () => listing() });
    const storage = new FakeStorage();
    const { rings, pass, press } = await openKitchen({ api, storage });
    expect(screen.getByText('Nothing to do')).toBeInTheDocument();
    api.answer('kitchen/orders', () => listing(order));
    await pass(4);
    expect(headings()).toStrictEqual(['Order 1042']);
    await pass(8);
    expect(rings).toHaveLength(1);

    await press('Sound on');
    expect(storage.read('kitchen')).toMatchObject({ is_silent: true });
    api.answer('kitchen/orders', () => listing(order, second));
    await pass(4);
    expect(headings()).toStrictEqual(['Order 1042', 'Order 1043']);
    expect(rings).toHaveLength(1);
    await press('Sound off');
    expect(rings).toHaveLength(2);
  });

  it('[KIT-5] are asked for when the server says that something has changed, and hardly ever besides', async () => {
    const api = new FakeApi({ 'kitchen/orders': () => listing() });
    const { events, pass } = await openKitchen({ api });
    const asked = () => api.bodies('kitchen/orders').length;
    expect(events.addresses).toStrictEqual(['/events?ticket=1']);
    await events.send('beat');
    const before = asked();
    for (const _beat of [1, 2, 3, 4]) {
      await pass(25);
      await events.send('beat');
    }
    expect(asked()).toBe(before);
    api.answer('kitchen/orders', () => listing(order));
    await events.send('change');
    expect(headings()).toStrictEqual(['Order 1042']);
    expect(asked()).toBe(before + 1);
  });

  it('[KIT-5] are asked for every few seconds once the server tells nothing any more, until it does again', async () => {
    const api = new FakeApi({ 'kitchen/orders': () => listing() });
    const { events, pass } = await openKitchen({ api });
    const asked = () => api.bodies('kitchen/orders').length;
    await events.send('beat');
    await events.send('lost');
    expect(events.addresses).toHaveLength(1);
    await pass(4);
    expect(events.addresses).toHaveLength(2);
    await events.send('beat');
    const before = asked();
    // A connection may also go silent without breaking.
    await pass(68);
    expect(asked()).toBe(before);
    await pass(4);
    expect(asked()).toBe(before + 1);
    expect(events.addresses).toHaveLength(3);
  });

  it('[KIT-6] the one that is cancelled first comes first, and counts down', async () => {
    const api = new FakeApi({ 'kitchen/orders': () => listing(second, order) });
    const { pass } = await openKitchen({ api });
    expect(headings()).toStrictEqual(['Order 1042', 'Order 1043']);
    expect(screen.getByText('4:30 left to answer')).toBeInTheDocument();
    await pass(31);
    expect(screen.getByText('3:59 left to answer')).toBeInTheDocument();
  });

  it('[KIT-6] one whose time has run out is asked about until it is gone', async () => {
    const soon = { ...order, accept_by: '2026-11-21T18:00:10.000Z' };
    const api = new FakeApi({ 'kitchen/orders': () => listing(soon) });
    const { events, pass } = await openKitchen({ api });
    await events.send('beat');
    const before = api.bodies('kitchen/orders').length;
    await pass(9);
    expect(api.bodies('kitchen/orders')).toHaveLength(before);
    api.answer('kitchen/orders', () => listing());
    await pass(4);
    expect(screen.getByText('Nothing to do')).toBeInTheDocument();
    await pass(20);
    expect(api.bodies('kitchen/orders')).toHaveLength(before + 1);
  });

  it('stay in sight while there is no connection, with the time at which they were known', async () => {
    const api = new FakeApi({ 'kitchen/orders': () => listing(order) });
    const { pass } = await openKitchen({ api });
    api.answer('kitchen/orders', undefined);
    await pass(4);
    expect(screen.getByText('No connection. You see the orders as they were at 18:00.')).toBeInTheDocument();
    expect(headings()).toStrictEqual(['Order 1042']);
    api.answer('kitchen/orders', () => listing(order));
    await pass(4);
    expect(screen.queryByText(/No connection/)).not.toBeInTheDocument();
  });
});

describe('a step with an order', () => {
  it('[KIT-4] accepting says the chosen minutes, which the next order begins with', async () => {
    const api = new FakeApi({
      'kitchen/orders': () => listing(order, second),
      'kitchen/order_state': () => ({ responsecode: '200', order: accepted }),
    });
    const { press } = await openKitchen({ api });
    const card = within(screen.getByRole('article', { name: 'Order 1042' }));
    await act(async () => card.getByRole('button', { name: '45' }).click());
    await act(async () => card.getByRole('button', { name: 'Accept · 45 min' }).click());
    expect(api.bodies('kitchen/order_state')).toStrictEqual([
      expect.objectContaining({ okey: 'okey-1', from: 'placed', state: 'accepted', minutes: 45 }),
    ]);
    expect(screen.getByRole('button', { name: 'Start cooking' })).toBeInTheDocument();
    await press('Accept · 45 min');
    expect(api.bodies('kitchen/order_state')[1]).toMatchObject({ okey: 'okey-2', minutes: 45 });
  });

  it('[KIT-4] rejecting asks for the reason, and closing the question does nothing', async () => {
    const rejected = aWireKitchenOrder({ state: 'rejected', next: [] });
    const api = new FakeApi({
      'kitchen/orders': () => listing(order),
      'kitchen/order_state': () => ({ responsecode: '200', order: rejected }),
    });
    const { press } = await openKitchen({ api });
    await press('Reject');
    await press('Back');
    expect(api.bodies('kitchen/order_state')).toStrictEqual([]);
    await press('Reject');
    await act(async () => screen.getByLabelText('We are closing.').click());
    await press('Reject order');
    expect(api.bodies('kitchen/order_state')).toStrictEqual([
      expect.objectContaining({ state: 'rejected', reason: 'We are closing.' }),
    ]);
    expect(await screen.findByText('Nothing to do')).toBeInTheDocument();
  });

  it('[KIT-3] that another device was faster with is told, and shows the order as it is', async () => {
    const api = new FakeApi({
      'kitchen/orders': () => listing(order),
      'kitchen/order_state': () => ({
        responsecode: '409',
        status: 'Order 1042 has changed meanwhile: it is accepted.',
        order: accepted,
      }),
    });
    const { press } = await openKitchen({ api });
    await press(/^Accept/);
    expect(screen.getByRole('alert')).toHaveTextContent('Order 1042 has changed meanwhile: it is accepted.');
    expect(screen.getByRole('button', { name: 'Start cooking' })).toBeInTheDocument();
  });

  it('[KIT-3] is not undone by an answer about the orders that was under way before it', async () => {
    let answerLate: () => unknown = () => undefined;
    const api = new FakeApi({
      'kitchen/orders': () => listing(order),
      'kitchen/order_state': () => ({ responsecode: '200', order: accepted }),
    });
    const { press, pass } = await openKitchen({ api });
    api.answer(
      'kitchen/orders',
      () => new Promise((resolve) => (answerLate = () => resolve(listing(order)))),
    );
    await pass(4);
    await press(/^Accept/);
    await act(async () => answerLate());
    expect(screen.getByRole('button', { name: 'Start cooking' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  });
});

describe('the last step with an order', () => {
  const undoable = { ...accepted, undo: { until: '2026-11-21T18:00:10.000Z', state: 'placed' as const } };

  it('[KIT-9] can be undone for as long as the server says, with the state that was shown', async () => {
    const api = new FakeApi({
      'kitchen/orders': () => listing(undoable),
      'kitchen/undo': () => ({ responsecode: '200', order }),
    });
    const { press, pass } = await openKitchen({ api });
    expect(screen.getByText('Order 1042: Accepted')).toBeInTheDocument();
    await pass(4);
    await press('Undo · 6 s');
    expect(api.bodies('kitchen/undo')).toStrictEqual([
      { kitchen_token: 'session-1', okey: undoable.okey, from: 'accepted', request_key: expect.any(String) },
    ]);
    expect(screen.getByRole('button', { name: /^Accept/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('[KIT-9] cannot be undone any more once its time is over', async () => {
    const { pass } = await openKitchen({ api: new FakeApi({ 'kitchen/orders': () => listing(undoable) }) });
    await pass(10);
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('[KIT-9] that ended the order can be undone too, until somebody else logs in', async () => {
    const rejected = { ...undoable, state: 'rejected' as const, next: [] };
    const api = new FakeApi({
      'kitchen/orders': () => listing(order),
      'kitchen/order_state': () => ({ responsecode: '200', order: rejected }),
      'kitchen/undo': () => ({
        responsecode: '409',
        status: 'It is too late to undo: order 1042 is rejected.',
        order: { ...rejected, undo: undefined },
      }),
    });
    const { press } = await openKitchen({ api });
    await press('Reject');
    await press('Reject order');
    expect(screen.getByText('Order 1042: Rejected')).toBeInTheDocument();
    await press(/^Undo/);
    expect(screen.getByRole('alert')).toHaveTextContent('It is too late to undo: order 1042 is rejected.');
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });
});

describe('a refund', () => {
  const paid = {
    ...accepted,
    paid: 'yes' as const,
    refunded: '0.00',
    refundable: '20.20',
    refundable_lines: [{ line: 0, quantity: 2, each: '9.50' }],
  };
  const after = { ...paid, refunded: '9.50', refundable: '10.70' };
  const openRefund = async (
    answer: () => Answer<'kitchen/refund'> = () => ({ responsecode: '200', order: after }),
  ) => {
    const api = new FakeApi({ 'kitchen/orders': () => listing(paid), 'kitchen/refund': answer });
    const opened = await openKitchen({ api });
    await opened.press('Refund');
    return { api, ...opened };
  };

  it('[KIT-10] of dishes asks which, how many and why, and names the amount that the person has seen', async () => {
    const { api, press, type } = await openRefund();
    await press('Refund £0.00');
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose at least one dish.');
    await press('Add one Lamb biryani');
    await press('Refund £9.50');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a reason.');
    await type(/^Reason/, ' Cold ');
    await press('Refund £9.50');
    expect(api.bodies('kitchen/refund')).toStrictEqual([
      {
        kitchen_token: 'session-1',
        okey: paid.okey,
        lines: [{ line: 0, quantity: 1 }],
        expected: '9.50',
        reason: 'Cold',
        request_key: expect.any(String),
      },
    ]);
    await press('Refund');
    expect(screen.getByText('£9.50 went back so far.')).toBeInTheDocument();
  });

  it('[KIT-10] of everything names no dish', async () => {
    const { api, press, type } = await openRefund();
    await act(async () => screen.getByLabelText('Everything · £20.20').click());
    await type(/^Reason/, 'Burnt');
    await press('Refund £20.20');
    const [body] = api.bodies('kitchen/refund');
    expect(body).toMatchObject({ expected: '20.20', reason: 'Burnt' });
    expect(body).not.toHaveProperty('lines');
  });

  it('[KIT-10] offers no more of a dish than is left', async () => {
    const { press } = await openRefund();
    await press('Add one Lamb biryani');
    await press('Add one Lamb biryani');
    expect(screen.getByRole('button', { name: 'Add one Lamb biryani' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Refund £19.00' })).toBeInTheDocument();
  });

  it('[KIT-10] that would be another amount by now is told, with the order as it is', async () => {
    const status = 'Order 1042 has changed: £10.70 is left.';
    const { press, type } = await openRefund(() => ({ responsecode: '409', status, order: after }));
    await press('Add one Lamb biryani');
    await type(/^Reason/, 'Cold');
    await press('Refund £9.50');
    expect(screen.getByRole('alert')).toHaveTextContent(status);
    await press('Refund');
    expect(screen.getByLabelText('Everything · £10.70')).toBeInTheDocument();
  });

  it('[KIT-10] is not offered where nothing was paid by card', async () => {
    await openKitchen({ api: new FakeApi({ 'kitchen/orders': () => listing(accepted) }) });
    expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  });
});

describe('the ticket of an order', () => {
  const noted = { ...order, allergy_info: 'No nuts please', rider_note: 'Blue door' };

  it('[KIT-13] is printed with dishes, allergens and notes, and gone once that is done', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    const { press } = await openKitchen({ api: new FakeApi({ 'kitchen/orders': () => listing(noted) }) });
    await press('Print ticket');
    expect(print).toHaveBeenCalledTimes(1);
    const paper = within(screen.getByRole('region', { name: 'Ticket of order 1042' }));
    for (const text of [
      'Saffron Yard',
      'Lamb biryani',
      'Contains milk, mustard',
      'No nuts please',
      'Blue door',
      'Asha Rahman',
    ])
      expect(paper.getByText(text, { exact: false })).toBeInTheDocument();
    await act(async () => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('region', { name: 'Ticket of order 1042' })).not.toBeInTheDocument();
  });
});

describe('a step without a connection', () => {
  const ahead = [
    { state: 'accepted' as const, next: ['preparing' as const, 'cancelled' as const] },
    { state: 'preparing' as const, next: ['ready' as const] },
  ];
  const placed = { ...order, ahead };
  const waits = 'One step waits for the connection. It is sent as soon as that is back.';
  /** A device that has accepted the order without a connection. */
  const openOffline = async () => {
    const api = new FakeApi({ 'kitchen/orders': () => listing(placed) });
    const storage = new FakeStorage();
    const opened = await openKitchen({ api, storage });
    await opened.press(/^Accept/);
    return { api, storage, ...opened };
  };
  const done = (state: 'accepted' | 'preparing') => ({
    responsecode: '200' as const,
    order: { ...placed, state, next: [] },
  });

  it('[KIT-14] shows as taken and as not sent yet, and the next one can follow', async () => {
    const { press } = await openOffline();
    expect(screen.getByText(waits)).toBeInTheDocument();
    const card = within(screen.getByRole('article', { name: 'Order 1042' }));
    expect(card.getByText('Accepted')).toBeInTheDocument();
    expect(card.getByText('Not sent yet')).toBeInTheDocument();
    await press('Start cooking');
    expect(card.getByText('Being cooked')).toBeInTheDocument();
    expect(screen.getByText(/^2 steps wait for the connection/)).toBeInTheDocument();
  });

  it('[KIT-14] is sent when the connection is back, in order, each once and with its key', async () => {
    const { api, press, pass } = await openOffline();
    await press('Start cooking');
    const [first] = api.bodies('kitchen/order_state');
    api.answer('kitchen/order_state', ({ state }) => done(state === 'accepted' ? 'accepted' : 'preparing'));
    await pass(4);
    const sent = api.bodies('kitchen/order_state').slice(1);
    expect(sent).toStrictEqual([
      first,
      expect.objectContaining({ from: 'accepted', state: 'preparing', request_key: expect.any(String) }),
    ]);
    expect(sent[1]?.request_key).not.toBe(first?.request_key);
    expect(screen.queryByText(/wait for the connection/)).not.toBeInTheDocument();
    await pass(4);
    expect(api.bodies('kitchen/order_state')).toHaveLength(3);
  });

  it('[KIT-14] is kept over a reload of the page', async () => {
    const { api, storage, unmount, model } = await openOffline();
    const [first] = api.bodies('kitchen/order_state');
    model.stop();
    unmount();
    api.answer('kitchen/order_state', () => done('accepted'));
    await openKitchen({ api, storage, isLoggedIn: false });
    expect(api.bodies('kitchen/order_state')).toStrictEqual([first, first]);
    expect(storage.read('kitchen')).not.toHaveProperty('steps');
  });

  it('[KIT-14] that another device was faster with is told, and what followed it falls away', async () => {
    const { api, press, pass } = await openOffline();
    await press('Start cooking');
    const status = 'Order 1042 has changed meanwhile: it is cancelled.';
    api.answer('kitchen/orders', () => listing());
    api.answer('kitchen/order_state', () => ({
      responsecode: '409',
      status,
      order: { ...placed, state: 'cancelled', next: [] },
    }));
    await pass(4);
    expect(api.bodies('kitchen/order_state')).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveTextContent(status);
    expect(screen.queryByText(/for the connection/)).not.toBeInTheDocument();
  });

  it('[KIT-14] asks for a login when the session has ended meanwhile', async () => {
    const { api, pass } = await openOffline();
    api.answer('kitchen/order_state', () => ({ responsecode: '221', status: 'No longer logged in.' }));
    await pass(4);
    expect(screen.getByText('No longer logged in. One step was not sent.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
  });

  it('[KIT-14] that is left behind by logging out is told', async () => {
    const { storage, press } = await openOffline();
    await press('Log out');
    expect(screen.getByText('One step was not sent.')).toBeInTheDocument();
    expect(storage.read('kitchen')).toBeUndefined();
  });
});

describe('the login of a person', () => {
  const session = {
    responsecode: '200',
    kitchen_token: 'session-1',
    business_name: 'Saffron Yard',
    business_slug: 'saffron-yard',
  } as const;
  const saffronYard = {
    business_slug: 'saffron-yard',
    business_name: 'Saffron Yard',
    role: 'staff',
  } as const;
  const openAs = async (...businesses: OkAnswer<'kitchen/businesses'>['businesses']) => {
    const api = new FakeApi({
      'kitchen/orders': () => listing(order),
      'kitchen/businesses': () => ({ responsecode: '200', businesses }),
      'kitchen/login_person': () => session,
    });
    const opened = await openKitchen({ api, isLoggedIn: false });
    await opened.type(/^Name of this device/, ' Pass ');
    await opened.press('Log in with your account');
    return { api, ...opened };
  };
  const comeIn = (host: { session: FakeSession }) =>
    act(async () => host.session.logIn(aWireUser({ sessiontoken: 'user-1' })));

  it('[KIT-15] asks for the account, logs in to its business, and shows the orders', async () => {
    const { api, host } = await openAs(saffronYard);
    expect(api.bodies('kitchen/businesses')).toStrictEqual([]);
    await comeIn(host);
    expect(api.bodies('kitchen/businesses')).toStrictEqual([{ sessiontoken: 'user-1' }]);
    expect(api.bodies('kitchen/login_person')).toStrictEqual([
      { sessiontoken: 'user-1', business_slug: 'saffron-yard', device: 'Pass' },
    ]);
    expect(headings()).toStrictEqual(['Order 1042']);
    expect(host.storage.read('kitchen')).toMatchObject({ kitchen_token: 'session-1' });
  });

  it('[KIT-15] of several businesses asks which', async () => {
    const { api, host, press } = await openAs(saffronYard, {
      ...saffronYard,
      business_slug: 'other-place',
      business_name: 'Other Place',
    });
    await comeIn(host);
    expect(api.bodies('kitchen/login_person')).toStrictEqual([]);
    await press('Other Place');
    expect(api.bodies('kitchen/login_person')).toMatchObject([{ business_slug: 'other-place' }]);
    expect(headings()).toStrictEqual(['Order 1042']);
  });

  it('[KIT-15] without a role says so', async () => {
    const { host } = await openAs();
    await comeIn(host);
    expect(screen.getByRole('alert')).toHaveTextContent('Your account has no role for a restaurant yet.');
  });

  it('[KIT-15] whose own session has ended has to log in to the account again', async () => {
    const { api, host, press } = await openAs(saffronYard);
    api.answer('kitchen/login_person', () => ({ responsecode: '221', status: 'Please log in again.' }));
    await comeIn(host);
    expect(host.session.loggedOutWith).toStrictEqual(['Please log in again.']);
    expect(screen.getByRole('button', { name: 'Log in with your account' })).toBeInTheDocument();
    await press('Log in with your account');
    expect(host.session.requests).toHaveLength(2);
  });
});
