import { aCatalogueOf, anOrder, anOrderingBusiness, guestToken, newestCode } from './testing/ordering';
import { testApi } from './testing/test-api';
import type { TestApi } from './testing/test-api';
import { aPassword, userToken } from './testing/users';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(aCatalogueOf(anOrderingBusiness()));
});
afterAll(() => api.close());

/** The security events that are logged while `work` runs. */
const eventsOf = async (work: () => Promise<unknown>): Promise<Record<string, unknown>[]> => {
  const before = api.logged.length;
  await work();
  return api.logged
    .slice(before)
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ msg }) => msg === 'security event');
};

const hashed = expect.stringMatching(/^[\w-]{22}$/);

describe('the security log', () => {
  it('records a refused login with event, hashed account and address, the same hash each time', async () => {
    const logIn = (email: string) => api.call('users/login', { email, password: aPassword });
    const [first] = await eventsOf(() => logIn('Nobody@example.test'));
    const [second] = await eventsOf(() => logIn('nobody@example.test'));
    const [other] = await eventsOf(() => logIn('other@example.test'));
    expect(first).toMatchObject({ security: 'login refused', account: hashed, client: '127.0.0.1' });
    expect(second?.['account']).toBe(first?.['account']);
    expect(other?.['account']).not.toBe(first?.['account']);
    expect(api.logged.join().toLowerCase()).not.toContain('nobody@example.test');
  });

  it('records a refused code, password, reset link and registration code', async () => {
    const order = anOrder(await guestToken(api));
    const placed = await api.call('business/order', order);
    const okey = placed.responsecode === '203' ? placed.id : '';
    await api.call('business/cash_order_otp_details', { okey });
    const code = await newestCode(api, order.address?.mobile_no ?? '');
    const otp = code === '111111' ? '222222' : '111111';
    const sessiontoken = await userToken(api);
    const passwords = { old_password: 'another one entirely', new_password: 'eleven quiet lamps' };
    const events = await eventsOf(async () => {
      await api.call('business/cash_order_otp_verify', { okey, otp });
      await api.call('users/password', { sessiontoken, ...passwords });
      await api.call('users/reset_password', { reset_key: 'no key', new_password: 'eleven quiet lamps' });
      await api.call('users/confirm_registration', { registration_key: 'no key', otp: '123456' });
    });
    expect(events.map(({ security }) => security)).toStrictEqual([
      'code refused',
      'password refused',
      'reset link refused',
      'registration code refused',
    ]);
    expect(events.every(({ account, client }) => account !== undefined && client === '127.0.0.1')).toBe(true);
    expect(JSON.stringify(events)).not.toContain(okey);
  });

  it('records nothing when a login succeeds', async () => {
    await userToken(api, { email: 'right@example.test' });
    expect(
      await eventsOf(() => api.call('users/login', { email: 'right@example.test', password: aPassword })),
    ).toStrictEqual([]);
  });

  it.each([
    ['another client', 'search/home', { authorization: 'Basic x' }],
    ['a business token that is nobody’s', 'business/order_state', { authorization: 'Bearer a.1.b' }],
    ['an unsigned callback', 'payment/callback/sandbox', {}],
  ])('tells of %s, by the pattern of the route', async (_name, path, headers) => {
    const bodies: Record<string, object> = {
      'search/home': { zipcode: 'E1 6AN' },
      'business/order_state': { okey: 'secret-key', state: 'accepted' },
    };
    const events = await eventsOf(() => api.post(path, bodies[path] ?? {}, headers));
    expect(events).toMatchObject([
      { security: 'unauthorised', route: expect.stringContaining('/api/'), client: '127.0.0.1' },
    ]);
    expect(JSON.stringify(events)).not.toContain('secret-key');
  });

  it('records a limit that was reached', async () => {
    const words = { name: 'Ada', email: 'ada@example.test', subject: 'Hello', message: 'Hello' };
    const events = await eventsOf(async () => {
      for (let times = 0; times < 12; times += 1) await api.post('information/contact_us', words);
    });
    expect(events[0]).toMatchObject({
      security: 'limit reached',
      route: '/api/information/contact_us',
      client: '127.0.0.1',
    });
  });
});
