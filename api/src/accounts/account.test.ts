import { isOk } from '@storefront/contract';
import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { anOrder, anOrderingBusiness, businessId, cartItem, guestToken } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { aPassword, userData, userToken } from '../testing/users';

let api: TestApi;
let sessiontoken: string;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(
    aCatalogue(anOrderingBusiness({ cash_otp: 'no' }), aCatalogueBusiness({ business_slug: 'elsewhere' })),
  );
});
beforeEach(async () => {
  sessiontoken = await userToken(api);
});
afterAll(() => api.close());

async function placedOrder(): Promise<string> {
  const answer = await api.call(
    'business/order',
    anOrder(sessiontoken, {
      user_type: 'user',
      cartitems: [cartItem({ product_comment: 'For Ada, without salt' })],
      rider_note: 'The bell says Moss',
    }),
  );
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return answer.id;
}

const end = (okey: string) =>
  api.database.database.execute(
    `update orders set state = 'completed', state_reason = 'Thank you, Ada' where okey = '${okey}'`,
  );

const names = [
  'users/profile',
  'users/subscriptions',
  'users/sessions',
  'users/logout_everywhere',
  'users/export',
  'users/delete',
  'users/orders',
  'users/bookings',
] as const;
const bodies = {
  'users/profile': { name: 'X', mobile: '07700900999' },
  'users/subscriptions': { sms_subscription: 'yes', bookyup_subscription: 'yes', subscribed_bs_list: [] },
  'users/sessions': {},
  'users/logout_everywhere': {},
  'users/export': {},
  'users/delete': { password: aPassword },
  'users/orders': { req_page: 0 },
  'users/bookings': { req_page: 0 },
} as const;

describe('the account', () => {
  it.each(names)('answers 221 to %s by a guest or without a session', async (name) => {
    for (const token of [await guestToken(api), 'nobody', '']) {
      const answer = await api.post(name, { sessiontoken: token, ...bodies[name] });
      expect(answer.json()).toMatchObject({ responsecode: '221' });
    }
  });

  it('[ACC-2] stores subscriptions as the page shows them', async () => {
    const wanted = {
      sms_subscription: 'yes',
      bookyup_subscription: 'no',
      subscribed_bs_list: ['b-saffron-yard', 'b-elsewhere', 'b-elsewhere'],
    } as const;
    expect(
      await api.call('users/subscriptions', {
        sessiontoken,
        ...wanted,
        subscribed_bs_list: [...wanted.subscribed_bs_list],
      }),
    ).toMatchObject({
      userdata: {
        sms_subscription: 'yes',
        bookyup_subscription: 'no',
        subscribed_bs_list: ['b-elsewhere', 'b-saffron-yard'],
      },
    });
    await api.call('users/subscriptions', {
      sessiontoken,
      ...wanted,
      sms_subscription: 'no',
      subscribed_bs_list: [],
    });
    expect(await userData(api, sessiontoken)).toMatchObject({
      sms_subscription: 'no',
      subscribed_bs_list: [],
    });
  });

  it('refuses a subscription to an unknown restaurant, and changes nothing', async () => {
    const before = await userData(api, sessiontoken);
    expect(
      await api.call('users/subscriptions', {
        sessiontoken,
        sms_subscription: 'yes',
        bookyup_subscription: 'yes',
        subscribed_bs_list: ['b-elsewhere', 'invented'],
      }),
    ).toStrictEqual({ responsecode: '201', status: 'We cannot find one of the restaurants that you chose.' });
    expect(await userData(api, sessiontoken)).toStrictEqual(before);
  });

  it('lists the user’s sessions, and ends all except the caller’s', async () => {
    const { email } = await userData(api, sessiontoken);
    api.clock.advance({ seconds: 1 });
    const elsewhere = await api.call('users/login', { email, password: aPassword });
    const stranger = await userToken(api);
    if (!isOk(elsewhere)) throw new Error(elsewhere.status);
    const listed = () => api.call('users/sessions', { sessiontoken });
    expect(await listed()).toStrictEqual({
      responsecode: '200',
      list: [
        { since: expect.any(String), until: expect.any(String), this_session: 'no' },
        { since: expect.any(String), until: expect.any(String), this_session: 'yes' },
      ],
    });
    expect(JSON.stringify(await listed())).not.toMatch(/hash|token/);
    expect(await api.call('users/logout_everywhere', { sessiontoken })).toStrictEqual({
      responsecode: '200',
      ended: 1,
    });
    expect(await listed()).toMatchObject({ list: [{ this_session: 'yes' }] });
    expect(await api.call('users/details', { sessiontoken: elsewhere.sessiontoken })).toMatchObject({
      responsecode: '221',
    });
    expect(await userData(api, stranger)).toMatchObject({ name: 'Ada Moss' });
  });

  it('[ACC-3] lets the user reorder at today’s prices', async () => {
    const okey = await placedOrder();
    expect(await api.call('business/reorder', { sessiontoken, order_id: okey })).toMatchObject({
      business_id: businessId,
      cartitems: [{ product_id: 'p-1', product_qnty: 2, sell_price: '9.50' }],
      reorder_order_id: okey,
      missing: [],
    });
    const stranger = await userToken(api);
    expect(await api.call('business/reorder', { sessiontoken: stranger, order_id: okey })).toMatchObject({
      responsecode: '204',
    });
  });

  it('[ACC-6] exports all data about a user without secrets', async () => {
    await placedOrder();
    const answer = await api.call('users/export', { sessiontoken });
    expect(answer).toMatchObject({
      data: {
        profile: { name: 'Ada Moss' },
        orders: [{ state: 'placed', contact: { postcode: 'E1 6AN', riderNote: 'The bell says Moss' } }],
        addresses: [],
        bookings: [],
        reviews: [],
        payments: [],
        messages: [
          { to: 'the restaurant', subject: expect.stringContaining('New order') },
          {
            to: 'ada@example.test',
            subject: expect.stringContaining('Your order'),
            body: expect.any(String),
          },
        ],
        sessions: [{ since: expect.any(String) }],
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(/argon2|token_?hash/i);
  });

  it('[ACC-7] erases the person when it is deleted, and keeps the order', async () => {
    const okey = await placedOrder();
    const { email } = await userData(api, sessiontoken);
    expect(await api.call('users/delete', { sessiontoken, password: 'not the password' })).toMatchObject({
      responsecode: '201',
    });
    await end(okey);
    expect(await api.call('users/delete', { sessiontoken, password: aPassword })).toStrictEqual({
      responsecode: '200',
    });

    expect(await api.call('users/details', { sessiontoken })).toMatchObject({ responsecode: '221' });
    expect(await api.call('users/login', { email, password: aPassword })).toMatchObject({
      responsecode: '201',
    });
    expect(await api.call('business/order_status', { okey })).toMatchObject({
      order: { totals: { total: '22.75' } },
    });
    const { rows } = await api.database.database.execute(
      `select contact, user_id, items, content, kitchen_note, state_reason from orders where okey = '${okey}'`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/Ada|Brick|Moss|example|07700/);
    expect(JSON.stringify(rows)).toContain('Dal');
  });
});
