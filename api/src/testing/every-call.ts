import { randomUUID } from 'node:crypto';
import { isOk, londonDate } from '@storefront/contract';
import type { Body, CallName, MenuEdit } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { businessToken } from '../business-keys/business-token';
import { deriveSecret, sign } from '../signature';
import { anOrder, businessId, cartItem, idOf, newestCode, outboxOf } from './ordering';
import type { DeliveryOrder } from './ordering';
import { aBooking, makeWaitForCode } from './tables';
import { clientAuthorization } from './test-api';
import type { TestApi } from './test-api';
import { createKitchenRoleRepository } from '../kitchen-roles/repository';
import { eachOf, kitchenToken, payByCard } from './kitchen';
import { alertKey } from './service-alerts';
import { aPerson, mailedCode } from './registering';
import { aPassword, userData, userToken } from './users';

/** A request to a call: its body, and headers for callers that authenticate by them. */
interface CallRequest<Name extends CallName = CallName> {
  readonly body: Body<Name>;
  readonly headers?: Record<string, string>;
}

/** For each call, prepares what a request needs and makes one that succeeds for the session's owner. */
export type CallRequests = { [Name in CallName]: () => Promise<CallRequest<Name>> | CallRequest<Name> };

/** A user whose details no request carries. If they appear in another user's answer, they have leaked. */
export interface Owner {
  readonly sessiontoken: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly street: string;
}

const secretOfTests = 'secret of tests';

const stars = { noise: 5, service: 4, food: 5, atmosphere: 4, waittime: 3, valueformoney: 5 };
let dates = 0;
/** A date on which no test has booked yet, and on which the full business is open. */
function nextDate(): string {
  const date = new Date(Date.UTC(2026, 11, 1 + (dates += 1))).toISOString().slice(0, 10);
  return date === '2026-12-25' ? nextDate() : date;
}

/** Sends a request over HTTP, from this machine unless `from` is another address. */
export function sendTo(
  api: TestApi,
  name: CallName,
  { body, headers = {} }: { body: object; headers?: Record<string, string> },
  from = '127.0.0.1',
) {
  const { method } = calls[name];
  return api.server.inject({
    method,
    url: `/api/${name.replace('{provider}', 'sandbox')}`,
    remoteAddress: from,
    headers: { 'content-type': 'application/json', authorization: clientAuthorization, ...headers },
    ...(method === 'POST' ? { payload: body } : { query: body as Record<string, string> }),
  });
}

let owners = 0;

/** Makes a user with an account. */
export async function makeOwner(api: TestApi): Promise<Owner> {
  const number = (owners += 1);
  const email = `ottoline-${number}@quill.example`;
  const mobile = `0770091${String(number).padStart(4, '0')}`;
  const sessiontoken = await userToken(api, { name: 'Ottoline Quill', email, mobile });
  return { sessiontoken, name: 'Ottoline Quill', email, mobile, street: '7 Hidden Mews' };
}

/** The requests of an owner to the full business. */
export function requestsOf(api: TestApi, owner: Owner): CallRequests {
  const { sessiontoken } = owner;
  async function addressId(): Promise<string> {
    const answer = await api.call('users/order_delivery_address', {
      sessiontoken,
      businessid: businessId,
      user_type: 'user',
      salt_key: randomUUID(),
      address_id: '',
      name: owner.name,
      email: owner.email,
      mobile_no: owner.mobile,
      address: owner.street,
      address2: '',
      city: 'London',
      zipcode: 'E1 6AN',
      is_default: 'no',
      delivery_type: 'delivery',
    });
    if (!isOk(answer)) throw new Error(answer.status);
    return answer.address_id;
  }
  const order = async (parts: Parameters<typeof anOrder>[1] = {}) => {
    const saved = { addressid: await addressId(), address: null, user_type: 'user' } as const;
    return anOrder(sessiontoken, { ...saved, ...figures, request_key: randomUUID(), ...parts });
  };
  const okey = async (parts?: Parameters<typeof order>[0]) =>
    idOf(await api.call('business/order', await order(parts)));
  const endedOrder = async () => {
    const key = await okey();
    await api.database.database.execute(`update orders set state = 'completed' where okey = '${key}'`);
    return key;
  };
  const booking = (parts: Partial<Body<'business/booking'>> = {}) =>
    aBooking({ sessiontoken, date: nextDate(), request_key: randomUUID(), ...parts });
  const bookingId = async (parts?: Partial<Body<'business/booking'>>) =>
    idOf(
      await api.call(
        'business/booking',
        booking({ name: owner.name, email: owner.email, phone: owner.mobile, ...parts }),
      ),
    );
  const waitingBooking = async () => {
    const id = await bookingId();
    await makeWaitForCode(api, id);
    return id;
  };
  const waiting = async () => {
    const key = await okey();
    await api.call('business/cash_order_otp_details', { okey: key });
    return key;
  };
  const placedOkey = async () => {
    const key = await okey();
    await api.database.database.execute(`update orders set state = 'placed' where okey = '${key}'`);
    return key;
  };
  const cardKey = () => okey({ paymode: 'card' });

  return {
    'search/home': () => ({ body: { zipcode: 'E1 6AN' } }),
    'search/dishes': () => ({ body: { zipcode: 'E1 6AN', skey: 'masala' } }),
    'search/cuisines': () => ({ body: {} }),
    'search/popular': () => ({ body: { zipcode: 'E1 6AN' } }),
    'search/districts': () => ({ body: {} }),
    'search/nearby': () => ({ body: { zipcode: 'E20 1AA' } }),
    'search/tell_me': () => ({ body: { zipcode: 'E20 1AA', email: `${randomUUID()}@example.test` } }),
    'search/tell_me_not': async () => ({ body: { key: await alertKey(api, owner.email) } }),
    'business/details': () => ({ body: { zipcode: 'E1 6AN', slug: 'saffron-yard' } }),
    'business/menu': () => ({ body: { business: businessId } }),
    'business/discount': () => ({ body: { business: businessId } }),
    'business/manual_discount': () => ({
      body: {
        businessid: businessId,
        discountcode: 'save',
        productid: [aLineWithExtras()],
        servicetype: 'delivery',
      },
    }),
    'business/delivery_status_check': () => ({ body: { zipcode: 'E1 6AN', business: businessId } }),
    'business/booking_time': () => ({ body: { business_id: businessId, date: nextDate() } }),
    'business/booking_days': () => ({ body: { business_id: businessId } }),
    'business/booking': () => ({ body: booking({ paymode: 'card', guest: 8, total_guest_price: '24.00' }) }),
    'business/info': () => ({ body: { business: businessId } }),
    'business/review': () => ({ body: { business: businessId, req_page: 0, overallreq_data: 'yes' } }),
    'information/business_meta_details': () => ({ body: { slug: 'saffron-yard' } }),
    'users/order_delivery_address': async () => ({
      body: {
        sessiontoken,
        businessid: businessId,
        user_type: 'user',
        salt_key: randomUUID(),
        address_id: await addressId(),
      },
    }),
    'business/order': async () => ({ body: await order({ paymode: 'card' }) }),
    'business/order_cart_backend_calculation': async () => ({ body: await order() }),
    'business/cash_order_otp_details': async () => ({ body: { okey: await okey() } }),
    'business/cash_order_change_mobile': async () => ({ body: { okey: await okey(), mobile: nextMobile() } }),
    'business/cash_order_otp_verify': async () => {
      const key = await waiting();
      return { body: { okey: key, otp: await newestCode(api, owner.mobile) } };
    },
    'business/booking_otp_details': async () => ({ body: { id: await waitingBooking() } }),
    'business/booking_change_mobile': async () => ({
      body: { id: await waitingBooking(), mobile: nextMobile() },
    }),
    'business/booking_otp_verify': async () => {
      const [id, mobile] = [await waitingBooking(), nextMobile()];
      await api.call('business/booking_change_mobile', { id, mobile });
      return { body: { id, otp: await newestCode(api, mobile) } };
    },
    'users/guest': () => ({ body: {} }),
    'users/register': () => ({ body: { ...aPerson, email: `${randomUUID()}@example.test` } }),
    'users/confirm_registration': async () => {
      const email = `${randomUUID()}@example.test`;
      const registered = await api.call('users/register', { ...aPerson, email });
      if (!isOk(registered)) throw new Error(registered.status);
      const { registration_key } = registered;
      return { body: { registration_key, otp: await mailedCode(api, email) } };
    },
    'users/login': async () => ({
      body: { email: (await userData(api, await userToken(api))).email, password: aPassword },
    }),
    'users/logout': async () => {
      const { email } = await userData(api, sessiontoken);
      const other = await api.call('users/login', { email, password: aPassword });
      return { body: { sessiontoken: isOk(other) ? other.sessiontoken : '' } };
    },
    'users/sessions': () => ({ body: { sessiontoken } }),
    'users/logout_everywhere': () => ({ body: { sessiontoken } }),
    'users/details': () => ({ body: { sessiontoken } }),
    'users/profile': () => ({ body: { sessiontoken, name: 'Another', mobile: '07700900778' } }),
    'users/password': () => ({
      body: { sessiontoken, old_password: aPassword, new_password: 'eleven quiet lighthouses' },
    }),
    'users/forgot_password': () => ({ body: { email: 'nobody@example.test' } }),
    'users/reset_password': async () => {
      const { email } = await userData(api, sessiontoken);
      await api.post('users/forgot_password', { email }, { origin: 'http://brand.test' });
      const mail = (await outboxOf(api)).find(({ to, body }) => to === email && body.includes('key='));
      const reset_key = /key=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
      return { body: { reset_key, new_password: 'twelve quiet lighthouses' } };
    },
    'users/subscriptions': () => ({
      body: {
        sessiontoken,
        sms_subscription: 'yes',
        bookyup_subscription: 'no',
        subscribed_bs_list: [businessId],
      },
    }),
    'users/orders': async () => {
      await okey();
      return { body: { sessiontoken, req_page: 0 } };
    },
    'users/bookings': async () => {
      await bookingId();
      return { body: { sessiontoken, req_page: 0 } };
    },
    'users/booking_cancel': async () => ({ body: { id: await bookingId() } }),
    'users/address_delete': async () => ({ body: { sessiontoken, address_id: await addressId() } }),
    'users/address_default': async () => ({ body: { sessiontoken, address_id: await addressId() } }),
    'users/export': () => ({ body: { sessiontoken } }),
    // An account with orders in progress cannot be deleted, so this call gets its own user.
    'users/delete': async () => ({ body: { sessiontoken: await userToken(api), password: aPassword } }),
    'business/reorder': async () => ({ body: { sessiontoken, order_id: await endedOrder() } }),
    'business/order_status': async () => ({ body: { okey: await okey() } }),
    'business/booking_change': async () => ({
      body: {
        sessiontoken,
        id: await bookingId(),
        date: nextDate(),
        time: '18:30',
        time_slot_id: '18:30',
        guest: 2,
        total_guest_price: '0.00',
        request_key: randomUUID(),
      },
    }),
    'business/booking_status': async () => ({ body: { id: await bookingId() } }),
    'business/feedback': async () => ({
      body: { slug: 'saffron-yard', key: await endedOrder(), name: 'Ada', ...stars, review_text: 'Lovely.' },
    }),
    'information/page': () => ({ body: { slug: 'privacy-policy' } }),
    'information/contact_us': () => ({
      body: { name: 'Ada', email: 'ada@example.test', subject: 'Hello', message: 'Words' },
    }),
    'payment/session': async () => ({ body: { key: await cardKey(), ptype: 'card' } }),
    'payment/callback/{provider}': async () => {
      const page = await api.server.inject({ url: `/pay?key=${await cardKey()}&ptype=card` });
      const payment = /name="payment" value="([\w-]+)"/.exec(page.payload)?.[1] ?? '';
      const body = { id: randomUUID(), payment, outcome: 'declined', amount: 1 };
      const secret = deriveSecret(secretOfTests, 'sandbox payments');
      return { body, headers: { 'sandbox-signature': sign(secret, JSON.stringify(body), api.clock.now()) } };
    },
    'business/booking_state': async () => {
      const id = await bookingId();
      const now = api.clock.now().toISOString();
      await api.database.database.execute(`update bookings set starts_at = '${now}' where id = '${id}'`);
      const authorization = `Bearer ${businessToken(secretOfTests, 'saffron-yard')}`;
      return { body: { id, state: 'completed' }, headers: { authorization } };
    },
    'business/order_state': async () => {
      const key = await placedOkey();
      const authorization = `Bearer ${businessToken(secretOfTests, 'saffron-yard')}`;
      return { body: { okey: key, state: 'accepted', minutes: 30 }, headers: { authorization } };
    },
    'kitchen/login': () => ({
      body: { token: businessToken(secretOfTests, 'saffron-yard'), device: 'Pass' },
    }),
    'kitchen/businesses': () => ({ body: { sessiontoken } }),
    'kitchen/login_person': async () => {
      const { rows } = await api.database.database.execute(
        `select id from users where email = '${owner.email}'`,
      );
      await createKitchenRoleRepository(api.database.database).give(
        'saffron-yard',
        String(rows[0]?.['id']),
        'owner',
        api.clock.now(),
      );
      return { body: { sessiontoken, business_slug: 'saffron-yard', device: 'Pass' } };
    },
    'kitchen/logout': async () => ({ body: { kitchen_token: await kitchenToken(api) } }),
    'kitchen/orders': async () => {
      await placedOkey();
      return { body: { kitchen_token: await kitchenToken(api) } };
    },
    'kitchen/tonight': async () => ({ body: { kitchen_token: await kitchenToken(api) } }),
    'kitchen/sold_out': async () => ({
      body: {
        kitchen_token: await kitchenToken(api),
        kind: 'dish',
        ids: ['p-1'],
        until: 'available',
        request_key: randomUUID(),
      },
    }),
    'kitchen/pause': async () => ({
      body: { kitchen_token: await kitchenToken(api), mode: 'pickup', minutes: 0, request_key: randomUUID() },
    }),
    'kitchen/minutes': async () => ({
      body: {
        kitchen_token: await kitchenToken(api),
        mode: 'pickup',
        from: 0,
        more: 0,
        request_key: randomUUID(),
      },
    }),
    'kitchen/special_day': async () => ({
      body: {
        kitchen_token: await kitchenToken(api),
        date: '2027-01-06',
        state: 'usual',
        hours: [],
        request_key: randomUUID(),
      },
    }),
    'kitchen/tables': async () => {
      await bookingId();
      return { body: { kitchen_token: await kitchenToken(api), date: '2026-12-02' } };
    },
    'kitchen/table_state': async () => {
      const id = await bookingId();
      const now = api.clock.now().toISOString();
      await api.database.database.execute(`update bookings set starts_at = '${now}' where id = '${id}'`);
      return {
        body: {
          kitchen_token: await kitchenToken(api),
          id,
          from: 'expected',
          state: 'seated',
          request_key: randomUUID(),
        },
      };
    },
    'kitchen/walk_in': async () => ({
      body: {
        kitchen_token: await kitchenToken(api),
        date: nextDate(),
        slot_id: '18:00',
        guests: 2,
        request_key: randomUUID(),
      },
    }),
    'kitchen/block': async () => ({
      body: {
        kitchen_token: await kitchenToken(api),
        date: '2027-01-09',
        slot_id: '',
        blocked: 'no',
        request_key: randomUUID(),
      },
    }),
    'kitchen/order_state': async () => ({
      body: {
        kitchen_token: await kitchenToken(api),
        okey: await placedOkey(),
        from: 'placed',
        state: 'accepted',
        minutes: 30,
        request_key: randomUUID(),
      },
    }),
    'kitchen/undo': async () => {
      const [kitchen_token, okey] = [await kitchenToken(api), await placedOkey()];
      const move = { okey, from: 'placed', state: 'accepted', minutes: 30 } as const;
      await api.call('kitchen/order_state', { kitchen_token, ...move, request_key: randomUUID() });
      return { body: { kitchen_token, okey, from: 'accepted', request_key: randomUUID() } };
    },
    'kitchen/past_orders': async () => {
      const [kitchen_token, okey] = [await kitchenToken(api), await placedOkey()];
      const move = { okey, from: 'placed', state: 'rejected', reason: 'No rice' } as const;
      await api.call('kitchen/order_state', { kitchen_token, ...move, request_key: randomUUID() });
      return { body: { kitchen_token, date: londonDate(api.clock.now().getTime()) } };
    },
    'kitchen/refund': async () => {
      const okey = await cardKey();
      await payByCard(api, okey);
      return {
        body: {
          kitchen_token: await kitchenToken(api),
          okey,
          lines: [{ line: 0, quantity: 1 }],
          expected: await eachOf(api, okey),
          reason: 'It was cold',
          request_key: randomUUID(),
        },
      };
    },
    'kitchen/menu': async () => ({ body: { kitchen_token: await kitchenToken(api) } }),
    'kitchen/menu_edit': async () => ({
      body: { kitchen_token: await kitchenToken(api), edits: [nextEdit()], request_key: randomUUID() },
    }),
    'kitchen/menu_drop': async () => ({
      body: { kitchen_token: await kitchenToken(api), ids: [1], request_key: randomUUID() },
    }),
    'kitchen/menu_publish': async () => {
      const kitchen_token = await kitchenToken(api);
      const edits = [nextEdit()];
      await api.call('kitchen/menu_edit', { kitchen_token, edits, request_key: randomUUID() });
      const desk = await api.call('kitchen/menu', { kitchen_token });
      const revision = isOk(desk) ? desk.revision : 0;
      return { body: { kitchen_token, revision, when: 'now', request_key: randomUUID() } };
    },
    'kitchen/menu_preview': async () => ({
      body: { kitchen_token: await kitchenToken(api), revision: 0, request_key: randomUUID() },
    }),
    'kitchen/menu_history': async () => ({ body: { kitchen_token: await kitchenToken(api) } }),
    'kitchen/menu_restore': async () => {
      const kitchen_token = await kitchenToken(api);
      // A version comes back into an empty draft alone.
      await api.database.database.execute('delete from menu_edits');
      return { body: { kitchen_token, id: await publishedVersion(api), request_key: randomUUID() } };
    },
    'kitchen/acts': async () => ({ body: { kitchen_token: await kitchenToken(api) } }),
    'kitchen/figures': async () => ({
      body: { kitchen_token: await kitchenToken(api), date: londonDate(api.clock.now().getTime()), days: 7 },
    }),
  };
}

let edits = 0;
/** A special day that no other edit brings. */
function nextEdit(): MenuEdit {
  const date = new Date(Date.UTC(2028, 0, 1 + (edits += 1))).toISOString().slice(0, 10);
  return { kind: 'add', path: ['special_days'], item: { date, hours: [] }, after: '' };
}

/** The id of a version in the history, before which the menu was as it is now. */
async function publishedVersion({ database }: TestApi): Promise<number> {
  const { rows } = await database.database.execute<{ id: string }>(
    `insert into menu_versions (business_id, at, device, edits, replaced)
     values ('${businessId}', now(), '', '[]', '{}') returning id`,
  );
  return Number(rows[0]?.id);
}

let mobiles = 0;
const nextMobile = () => `0770090${String(5_000 + (mobiles += 1))}`;

/** Two dals with garlic naan, as the browser sends them. */
export function aLineWithExtras() {
  return cartItem({
    sell_price: '10.75',
    product_comment: 'No salt',
    extras: [
      {
        optionId: 'o-1',
        optionHeaderLabel: 'Group o-1',
        parentItemId: '',
        selection: [{ itemId: 'i-1', itemName: 'Naan', itemQuantity: 1, itemPrice: '0.50', optionId: 'o-1' }],
      },
      {
        optionId: 'o-2',
        optionHeaderLabel: 'Group o-2',
        parentItemId: 'i-1',
        selection: [
          { itemId: 'i-2', itemName: 'Garlic', itemQuantity: 1, itemPrice: '0.75', optionId: 'o-2' },
        ],
      },
    ],
  });
}

/** The discount that those two dals get by the code SAVE, as the browser claims it. */
export const claimedDiscount = {
  discountid: 'd-1',
  code: 'SAVE',
  discounttext: '10% off',
  payby: 'percentage',
  commonrate: '10',
  minshop: '0.00',
  discounted_product_id: [],
  coupon_type: 'manual',
  discountvalue: '2.20',
} satisfies DeliveryOrder['discount'];

/** The figures of those two dals, delivered, with the code SAVE: 21.50 - 2.20 + 2.50 + 1.08 + 0.30. */
const figures = {
  cartitems: [aLineWithExtras()],
  service_charge: '1.08',
  discount: claimedDiscount,
} satisfies Partial<Parameters<typeof anOrder>[1]>;
