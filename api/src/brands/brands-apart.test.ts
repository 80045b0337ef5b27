import { randomUUID } from 'node:crypto';
import type { Answer, Body, CallName } from '@storefront/contract';
import { isOk } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { bodyShapes } from '@storefront/contract/testing';
import { createKitchenRoleRepository } from '../kitchen-roles/repository';
import { fromPageOf, market, partner } from '../testing/brands';
import {
  anOrder,
  aCatalogueOf,
  businessId,
  guestToken,
  idOf,
  newestCode,
  outboxOf,
} from '../testing/ordering';
import type { DeliveryOrder } from '../testing/ordering';
import { alertKey } from '../testing/service-alerts';
import { aBooking, aTableBusiness, makeWaitForCode } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { aPassword, userData, userToken } from '../testing/users';

const slug = 'saffron-yard';
const bothModes = [
  { value: 'cod', leble: 'Cash' },
  { value: 'card', leble: 'Card' },
] as const;

const aBusiness = (parts: Parameters<typeof aTableBusiness>[1] = {}) =>
  aTableBusiness({}, { payment_permission: { order: [...bothModes], booking: [...bothModes] }, ...parts });

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.importCatalogue(aCatalogueOf(aBusiness())));
afterAll(() => api.close());

const onPartner = fromPageOf(partner);
const newPassword = 'eleven quiet lighthouses';
const stars = { noise: 3, service: 3, food: 3, atmosphere: 3, waittime: 3, valueformoney: 3 };

/** Every kind of key to a customer's data, all made on the first brand. */
interface Keys {
  readonly token: string;
  readonly address: string;
  readonly order: string;
  readonly waiting: string;
  readonly waitingBooking: string;
  readonly cardOrder: string;
  readonly booking: string;
  /** Changes the booking. */
  readonly changeKey: string;
  readonly cardBooking: string;
  readonly reset: string;
  readonly alert: string;
}

const unknownKeys: Keys = {
  token: 'invented',
  address: 'invented',
  order: 'invented',
  waiting: 'invented',
  waitingBooking: 'invented',
  cardOrder: 'invented',
  booking: 'invented',
  changeKey: 'x'.repeat(43),
  cardBooking: 'invented',
  reset: 'invented',
  alert: 'invented',
};

let days = 0;
const dayOf = (day: number) => new Date(Date.UTC(2026, 11, day)).toISOString().slice(0, 10);
const mobile = '07700900999';

async function keysOfMarket(): Promise<Keys> {
  // Each test gets its own day, so that tables are free and limits start again.
  days += 1;
  api.clock.moveTo(`${dayOf(days)}T18:30:00Z`);
  const token = await userToken(api);
  const saved = await api.call('users/order_delivery_address', anAddress(token));
  const order = async (parts: Partial<DeliveryOrder> = {}) =>
    idOf(await api.call('business/order', anOrder(token, { user_type: 'user', ...parts })));
  const guest = { sessiontoken: await guestToken(api), user_type: 'guest' } as const;
  const complete = await order();
  await api.database.database.execute(`update orders set state = 'completed' where okey = '${complete}'`);
  const date = dayOf(days + 1);
  const { email, user_id: userId } = await userData(api, token);
  await createKitchenRoleRepository(api.database.database).give(slug, userId, 'owner', api.clock.now());
  await api.call('users/forgot_password', { email });
  const mail = (await outboxOf(api)).find(({ to, body }) => to === email && body.includes('key='));
  const waiting = await order({ ...guest, address: { ...contact, mobile_no: mobile } });
  await api.call('business/cash_order_otp_details', { okey: waiting });
  const waitingBooking = idOf(await api.call('business/booking', aBooking({ date, time: '18:30' })));
  await makeWaitForCode(api, waitingBooking);
  const booked = await api.call('business/booking', aBooking({ date }));
  return {
    token,
    address: isOk(saved) ? saved.address_id : '',
    order: complete,
    waiting,
    waitingBooking,
    cardOrder: await order({ ...guest, paymode: 'card' }),
    booking: idOf(booked),
    changeKey: (isOk(booked) && booked.change_key) || '',
    cardBooking: idOf(
      await api.call('business/booking', aBooking({ date, time: '18:15', guest: 5, paymode: 'card' })),
    ),
    reset: /key=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '',
    alert: await alertKey(api, email),
  };
}

const contact = {
  address_id: '',
  name: 'Ada Moss',
  email: 'ada@example.test',
  address: '1 Brick Lane',
  address2: '',
  city: 'London',
  zipcode: 'E1 6AN',
  is_default: 'no',
  delivery_type: 'delivery',
} as const;
const anAddress = (sessiontoken: string): Body<'users/order_delivery_address'> => ({
  ...contact,
  mobile_no: '07700900123',
  sessiontoken,
  businessid: businessId,
  user_type: 'user',
  salt_key: '',
});

interface Attempt {
  readonly name: CallName;
  /** Makes the call with the keys; `ownToken` belongs to a user of the called brand. */
  ask(keys: Keys, ownToken: string, headers?: Record<string, string>): Promise<Answer<CallName>>;
}

const attempt = <Name extends CallName>(
  name: Name,
  body: (keys: Keys, ownToken: string) => Body<Name> | Promise<Body<Name>>,
): Attempt => ({
  name,
  ask: async (keys, ownToken, headers) => api.call(name, await body(keys, ownToken), headers),
});

const page = { req_page: 0 };
const attempts: readonly Attempt[] = [
  attempt('users/details', ({ token }) => ({ sessiontoken: token })),
  attempt('users/profile', ({ token }) => ({ sessiontoken: token, name: 'Eve', mobile: '07700900666' })),
  attempt('users/password', ({ token }) => ({
    sessiontoken: token,
    old_password: aPassword,
    new_password: newPassword,
  })),
  attempt('users/reset_password', ({ reset }) => ({ reset_key: reset, new_password: newPassword })),
  attempt('users/orders', ({ token }) => ({ sessiontoken: token, ...page })),
  attempt('users/bookings', ({ token }) => ({ sessiontoken: token, ...page })),
  attempt('users/booking_cancel', ({ booking }) => ({ id: booking })),
  attempt('users/address_delete', ({ token, address }) => ({ sessiontoken: token, address_id: address })),
  attempt('users/address_default', ({ token, address }) => ({ sessiontoken: token, address_id: address })),
  attempt('users/subscriptions', ({ token }) => ({
    sessiontoken: token,
    sms_subscription: 'no',
    bookyup_subscription: 'no',
    subscribed_bs_list: [],
  })),
  attempt('users/order_delivery_address', ({ token }) => anAddress(token)),
  attempt('kitchen/businesses', ({ token }) => ({ sessiontoken: token })),
  attempt('kitchen/login_person', ({ token }) => ({ sessiontoken: token, business_slug: slug, device: '' })),
  attempt('users/export', ({ token }) => ({ sessiontoken: token })),
  attempt('users/sessions', ({ token }) => ({ sessiontoken: token })),
  attempt('users/logout_everywhere', ({ token }) => ({ sessiontoken: token })),
  attempt('users/logout', ({ token }) => ({ sessiontoken: token })),
  attempt('users/delete', ({ token }) => ({ sessiontoken: token, password: aPassword })),
  attempt('business/order', ({ token }) => ({
    ...anOrder(token),
    paymode: 'card',
    request_key: `of ${token}`,
  })),
  attempt('business/order_cart_backend_calculation', ({ token }) => {
    const { request_key: _, ...order } = anOrder(token);
    return order;
  }),
  attempt('business/order_status', ({ order }) => ({ okey: order })),
  attempt('business/reorder', ({ token, order }) => ({ sessiontoken: token, order_id: order })),
  attempt('business/booking', ({ token }) => ({
    ...aBooking({ date: '2027-03-01' }),
    sessiontoken: token,
    request_key: `of ${token}`,
  })),
  attempt('business/booking_status', ({ booking }) => ({ id: booking })),
  attempt('business/booking_change', ({ booking, changeKey }) => ({
    id: booking,
    change_key: changeKey,
    date: dayOf(days + 1),
    time: '19:00',
    time_slot_id: '19:00',
    guest: 4,
    total_guest_price: '0.00',
    request_key: randomUUID(),
  })),
  attempt('business/feedback', ({ order }) => ({
    slug,
    key: order,
    name: 'Ada',
    review_text: 'Good.',
    ...stars,
  })),
  attempt('business/cash_order_otp_details', ({ waiting }) => ({ okey: waiting })),
  attempt('business/cash_order_change_mobile', ({ waiting }) => ({ okey: waiting, mobile: '07700900888' })),
  attempt('business/cash_order_otp_verify', async ({ waiting }) => ({
    okey: waiting,
    otp: await newestCode(api, mobile),
  })),
  attempt('business/booking_otp_details', ({ waitingBooking }) => ({ id: waitingBooking })),
  attempt('business/booking_change_mobile', ({ waitingBooking }) => ({
    id: waitingBooking,
    mobile: '07700900888',
  })),
  attempt('business/booking_otp_verify', async ({ waitingBooking }) => {
    await api.call('business/booking_change_mobile', { id: waitingBooking, mobile: '07700900777' });
    return { id: waitingBooking, otp: await newestCode(api, '07700900777') };
  }),
  attempt('search/tell_me_not', ({ alert }) => ({ key: alert })),
  attempt('payment/session', ({ cardOrder }) => ({ key: cardOrder, ptype: 'card' })),
  attempt('payment/session', ({ cardBooking }) => ({ key: `${cardBooking}_booking`, ptype: 'card' })),
];

/** Attempts by customers of a brand with their own session and ids of another brand. */
const withOwnSession: readonly Attempt[] = [
  attempt('users/address_delete', ({ address }, own) => ({ sessiontoken: own, address_id: address })),
  attempt('users/address_default', ({ address }, own) => ({ sessiontoken: own, address_id: address })),
  attempt('users/order_delivery_address', ({ address }, own) => ({ ...anAddress(own), address_id: address })),
  attempt('business/reorder', ({ order }, own) => ({ sessiontoken: own, order_id: order })),
  attempt('business/order', ({ address }, own) => ({ ...anOrder(own), address: null, addressid: address })),
  attempt('users/booking_cancel', ({ booking }, own) => ({ sessiontoken: own, id: booking })),
];

describe('a key that was made on one brand', () => {
  it.each(attempts)('[BRD-6/sessions] $name: opens nothing on another brand', async ({ ask }) => {
    const keys = await keysOfMarket();
    expect(await ask(keys, '', onPartner)).toStrictEqual(await ask(unknownKeys, '', onPartner));
    expect(await api.call('users/details', { sessiontoken: keys.token })).toMatchObject({
      responsecode: '200',
    });
    expect(['200', '203']).toContain((await ask(keys, '')).responsecode);
  });

  it.each(withOwnSession)(
    '[BRD-6/sessions] $name: opens nothing for a customer of the other brand',
    async ({ ask }) => {
      const keys = await keysOfMarket();
      const ownToken = await userToken(api, { brandId: partner.id });
      expect(await ask(keys, ownToken, onPartner)).toStrictEqual(await ask(unknownKeys, ownToken, onPartner));
    },
  );

  it('is tried in every call that takes one, except those that a business makes for the orders of all brands', () => {
    const keyFields = ['sessiontoken', 'okey', 'id', 'key', 'order_id', 'address_id', 'reset_key'];
    const callsWithKey = (Object.keys(calls) as CallName[]).filter((name) =>
      bodyShapes(name).some(({ properties }) => keyFields.some((field) => field in properties)),
    );
    // A kitchen's session is a business's own key, and opens that business's orders of every brand.
    const byKitchen = (name: CallName) =>
      bodyShapes(name).every(({ properties }) => 'kitchen_token' in properties);
    const covered = new Set<string>([...attempts, ...withOwnSession].map(({ name }) => name));
    expect(callsWithKey.filter((name) => !covered.has(name) && !byKitchen(name))).toStrictEqual([
      'business/order_state',
      'business/booking_state',
    ]);
  });

  it('cannot be paid on another brand’s page', async () => {
    const { cardOrder } = await keysOfMarket();
    const url = `/pay?key=${cardOrder}&ptype=card`;
    const payPage = (host: string) => api.server.inject({ url, headers: { host } });
    expect((await payPage(market.host)).statusCode).toBe(200);
    expect((await payPage(partner.host)).statusCode).toBe(404);
    expect((await payPage('nobody.test')).statusCode).toBe(421);
  });
});
