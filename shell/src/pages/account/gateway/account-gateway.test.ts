import type { Address, Answer, UserData } from '@storefront/contract';
import {
  aWireBooking,
  aWireGuest,
  aWireItem,
  aWireOrderInList,
  aWireUser,
} from '@storefront/contract/testing';
import { ApiUnreachable } from '@storefront/host';
import { FakeApi, FakeSession } from '@storefront/host/testing';
import { FakeAccountGateway } from '../testing/fake-account-gateway';
import type { AccountGateway, Outcome } from './account-gateway';
import { httpAccountGateway } from './http-account-gateway';
import { parseBooking } from './parse-booking';
import { parseOrder } from './parse-order';
import { parseUser } from './parse-user';

const signal = () => new AbortController().signal;

const home: Address = {
  address_id: 'a-1',
  name: 'Asha Rahman',
  email: 'asha@example.test',
  mobile_no: '07700900123',
  address: '12 Brick Lane',
  address2: '',
  city: 'London',
  zipcode: 'E1 6AN',
  is_default: 'yes',
  delivery_type: 'delivery',
};
const addresses: Answer<'users/address_delete'> = {
  responsecode: '200',
  address_book: home,
  address_book_list: [home],
};
const since = '2026-11-20T18:30:00Z';

const answering = () =>
  new FakeApi({
    'users/orders': () => ({ responsecode: '200', list: [aWireOrderInList()], more_status: 'yes' }),
    'business/reorder': () => ({
      responsecode: '200',
      business_id: 'b-1',
      business_slug: 'saffron-yard',
      cartitems: [aWireItem()],
      reorder_order_id: 'okey-1',
      missing: ['Garlic naan'],
      changes: ['Dal is now £9.90, it was £9.50.'],
      del_mode: 'pickup',
      slot: '19:15',
    }),
    'users/bookings': () => ({ responsecode: '200', list: [aWireBooking()], more_status: 'no' }),
    'users/booking_cancel': () => ({ responsecode: '200', booking: aWireBooking({ state: 'cancelled' }) }),
    'users/profile': ({ name, mobile }) => ({ responsecode: '200', userdata: aWireUser({ name, mobile }) }),
    'users/password': () => ({ responsecode: '200', sessiontoken: 'fresh' }),
    'users/reset_password': () => ({ responsecode: '200', sessiontoken: 'fresh', userdata: aWireUser() }),
    'users/address_delete': () => addresses,
    'users/address_default': () => addresses,
    'users/subscriptions': ({ sessiontoken: _token, ...chosen }) => ({
      responsecode: '200',
      userdata: aWireUser({ ...chosen, sessiontoken: '' }),
    }),
    'users/sessions': () => ({ responsecode: '200', list: [{ since, until: since, this_session: 'yes' }] }),
    'users/logout_everywhere': () => ({ responsecode: '200', ended: 2 }),
    'users/export': () => ({ responsecode: '200', data: { profile: { name: 'Asha Rahman' } } }),
    'users/delete': () => ({ responsecode: '200' }),
  });

const http = (api = answering(), data: UserData = aWireUser()) => {
  const session = new FakeSession(data);
  return { api, session, gateway: httpAccountGateway({ api, session }) };
};

const cart = {
  businessId: 'b-1',
  businessSlug: 'saffron-yard',
  items: [aWireItem()],
  orderKey: 'okey-1',
  missing: ['Garlic naan'],
  changes: ['Dal is now £9.90, it was £9.50.'],
  service: { del_mode: 'pickup', slot: '19:15' } as const,
};
const done: Outcome<undefined> = { kind: 'ok', value: undefined };

const scripted = () =>
  new FakeAccountGateway(
    {
      orders: { kind: 'ok', value: { items: [parseOrder(aWireOrderInList())], hasMore: true } },
      orderAgain: { kind: 'ok', value: cart },
      bookings: { kind: 'ok', value: { items: [parseBooking(aWireBooking())], hasMore: false } },
      cancelBooking: { kind: 'ok', value: parseBooking(aWireBooking({ state: 'cancelled' })) },
      saveProfile: done,
      changePassword: done,
      resetPassword: { kind: 'ok', value: '41' },
      removeAddress: done,
      makeDefaultAddress: done,
      saveChoices: done,
      loginSessions: { kind: 'ok', value: [{ since, isThis: true }] },
      endOtherSessions: { kind: 'ok', value: 2 },
      exportData: { kind: 'ok', value: { profile: { name: 'Asha Rahman' } } },
      deleteAccount: done,
    },
    parseUser(aWireUser()),
  );

const answeringGateways: [string, () => AccountGateway][] = [
  ['the HTTP gateway', () => http().gateway],
  ['the fake gateway', scripted],
];
const silentGateways: [string, () => AccountGateway][] = [
  ['the HTTP gateway', () => http(new FakeApi()).gateway],
  ['the fake gateway', () => new FakeAccountGateway()],
];

const choices = { sms: true, offers: false, businesses: ['b-1'] };
const changes: ((gateway: AccountGateway) => Promise<Outcome<undefined>>)[] = [
  (gateway) => gateway.saveProfile({ name: 'Asha Begum', mobile: '07700900999' }),
  (gateway) => gateway.changePassword({ old: 'correct-horse', new: 'a-quiet-harbour' }),
  (gateway) => gateway.removeAddress('a-2'),
  (gateway) => gateway.makeDefaultAddress('a-1'),
  (gateway) => gateway.saveChoices(choices),
  (gateway) => gateway.deleteAccount('correct-horse'),
];
const questions: ((gateway: AccountGateway) => Promise<Outcome<unknown>>)[] = [
  (gateway) => gateway.orders(0, signal()),
  (gateway) => gateway.orderAgain('okey-1'),
  (gateway) => gateway.bookings(0, signal()),
  (gateway) => gateway.cancelBooking('booking-1'),
  (gateway) => gateway.resetPassword('reset-key', 'a-quiet-harbour'),
  (gateway) => gateway.loginSessions(),
  (gateway) => gateway.endOtherSessions(),
  (gateway) => gateway.exportData(),
];

describe.each(answeringGateways)('%s', (_, gateway) => {
  it('knows the user', () => {
    expect(gateway().user).toStrictEqual(parseUser(aWireUser()));
  });

  it('returns what was asked for', async () => {
    const outcomes = await Promise.all(questions.map((ask) => ask(gateway())));
    expect(outcomes).toStrictEqual(
      [
        { items: [parseOrder(aWireOrderInList())], hasMore: true },
        cart,
        { items: [parseBooking(aWireBooking())], hasMore: false },
        parseBooking(aWireBooking({ state: 'cancelled' })),
        '41',
        [{ since, isThis: true }],
        2,
        { profile: { name: 'Asha Rahman' } },
      ].map((value) => ({ kind: 'ok', value })),
    );
  });

  it('makes the changes', async () => {
    for (const change of changes) expect(await change(gateway())).toStrictEqual(done);
  });

  it('rejects when a list is no longer wanted', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(gateway().orders(0, gone)).rejects.toThrow('gone');
    await expect(gateway().bookings(0, gone)).rejects.toThrow('gone');
  });
});

describe.each(silentGateways)('%s without a server', (_, gateway) => {
  it('rejects every question', async () => {
    for (const ask of [...questions, ...changes]) {
      await expect(ask(gateway())).rejects.toBeInstanceOf(ApiUnreachable);
    }
  });
});

describe('the HTTP gateway of the account', () => {
  it('sends the session token of the user, and the words of the wire', async () => {
    const { api, gateway } = http();
    await gateway.orders(2, signal());
    await gateway.bookings(0, signal());
    await gateway.removeAddress('a-2');
    await gateway.saveChoices(choices);
    await gateway.changePassword({ old: 'correct-horse', new: 'a-quiet-harbour' });
    const sessiontoken = 'token-of-asha';
    expect(api.calls).toStrictEqual([
      { name: 'users/orders', body: { sessiontoken, req_page: 2 } },
      { name: 'users/bookings', body: { sessiontoken, req_page: 0 } },
      { name: 'users/address_delete', body: { sessiontoken, address_id: 'a-2' } },
      {
        name: 'users/subscriptions',
        body: {
          sessiontoken,
          sms_subscription: 'yes',
          bookyup_subscription: 'no',
          subscribed_bs_list: ['b-1'],
        },
      },
      {
        name: 'users/password',
        body: { sessiontoken, old_password: 'correct-horse', new_password: 'a-quiet-harbour' },
      },
    ]);
  });

  it('keeps in the session what the server answers of the user, and the token that is valid', async () => {
    const { session, gateway } = http();
    await gateway.saveProfile({ name: 'Asha Begum', mobile: '07700900999' });
    expect(session.visitor).toMatchObject({ token: 'token-of-asha', data: { name: 'Asha Begum' } });
    await gateway.makeDefaultAddress('a-1');
    expect(session.visitor.data).toMatchObject({ name: 'Asha Begum', address_book_list: [home] });
    await gateway.saveChoices(choices);
    expect(gateway.user?.choices).toStrictEqual(choices);
    await gateway.changePassword({ old: 'correct-horse', new: 'a-quiet-harbour' });
    expect(session.visitor).toMatchObject({ kind: 'user', token: 'fresh' });
  });

  it('knows no user while a guest is here', () => {
    expect(http(answering(), aWireGuest()).gateway.user).toBeUndefined();
  });

  it('returns an empty page when the server has found nothing', async () => {
    const nothing = () => ({ responsecode: '204', status: 'Nothing yet.' }) as const;
    const { gateway } = http(new FakeApi({ 'users/orders': nothing }));
    expect(await gateway.orders(0, signal())).toStrictEqual({
      kind: 'ok',
      value: { items: [], hasMore: false },
    });
  });

  it('returns the sentence of a refusal, and changes nothing', async () => {
    const refusal = () => ({ responsecode: '201', status: 'Your old password is not right.' }) as const;
    const { session, gateway } = http(new FakeApi({ 'users/password': refusal }));
    expect(await gateway.changePassword({ old: 'wrong', new: 'a-quiet-harbour' })).toStrictEqual({
      kind: 'refused',
      sentence: 'Your old password is not right.',
    });
    expect([session.visitor.token, session.loggedOutWith]).toStrictEqual(['token-of-asha', []]);
  });

  it('logs the user out when the server says that the session is over', async () => {
    const over = () => ({ responsecode: '221', status: 'Session over.' }) as const;
    const api = new FakeApi({ 'users/sessions': over, 'users/orders': over, 'users/profile': over });
    for (const ask of [
      (gateway: AccountGateway) => gateway.loginSessions(),
      (gateway: AccountGateway) => gateway.orders(0, signal()),
      (gateway: AccountGateway) => gateway.saveProfile({ name: 'Asha', mobile: '07700900123' }),
    ]) {
      const { session, gateway } = http(api);
      expect(await ask(gateway)).toStrictEqual({ kind: 'refused', sentence: 'Session over.' });
      expect(session.loggedOutWith).toStrictEqual(['Please log in again.']);
    }
  });
});
