import { openFreshDatabase } from 'api/testing/databases';
import { sql } from 'drizzle-orm';
import { registryMigrations } from '../registry/database';
import { databaseLogins } from '../registry/database-logins';
import { databaseRegistry } from '../registry/database-registry';
import { openIdProvider } from '../login/open-id-provider';
import { aDoor } from '../testing/door';
import { fixedClock } from '../testing/fixed-clock';
import { ProviderBrowser } from '../testing/log-in';
import { startLoginProvider } from '../testing/login-provider';
import { removeTemporaryFolders } from '../testing/temporary-folder';

const origin = 'https://console.example';
const host = 'console.example';
const why = { reason: 'a test' };

const accounts = {
  'account of ann': { email: 'Ann@shop.example', email_verified: true },
  'account of bob': { email: 'bob@shop.example', email_verified: false },
  'account of eve': { email: 'eve@shop.example', email_verified: true },
};

let database: Awaited<ReturnType<typeof openFreshDatabase>>;
let provider: Awaited<ReturnType<typeof startLoginProvider>>;
beforeAll(async () => {
  database = await openFreshDatabase([registryMigrations]);
  provider = await startLoginProvider({ consoleOrigin: origin, accounts });
});
beforeEach(async () => {
  provider.restart();
  for (const table of ['login_account', 'begun_login', 'member', 'team_token', 'team'])
    await database.database.execute(sql.raw(`delete from registry.${table}`));
});
afterEach(removeTemporaryFolders);
afterAll(async () => {
  await provider.close();
  await database.close();
});

/** A door beside the login provider; Ann owns the team checkout, Bob is a member. */
async function aConsole({ settings } = provider) {
  let milliseconds = 0;
  const clock = { now: () => new Date(fixedClock.now().getTime() + milliseconds) };
  const door = await aDoor({
    clock,
    registry: databaseRegistry({ ...database, clock }),
    login: {
      logins: databaseLogins({ ...database, clock }),
      provider: openIdProvider(settings, clock),
      origin: () => origin,
      isConsole: (name) => name === host,
    },
  });
  const { app, operators } = door;
  const add = (team: string, person: string, role: 'owner' | 'member', email: string) =>
    operators.command('member/add', { team, person, role, email, ...why });
  await add('checkout', 'ann', 'owner', 'ann@shop.example');
  await add('checkout', 'bob', 'member', 'bob@shop.example');

  const get = (url: string, cookie = '') => app.inject({ url, headers: { host, cookie } });
  /** The cookies that an answer sets, without those that it deletes. */
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof get>>) =>
    [headers['set-cookie'] ?? []]
      .flat()
      .filter((set) => !set.includes('Max-Age=0'))
      .map((set) => set.split(';', 1)[0])
      .join('; ');
  const begin = async (to = '/rollouts') => {
    const begun = await get(`/platform/login?to=${encodeURIComponent(to)}`);
    return { begun, cookie: cookieOf(begun), address: String(begun.headers.location) };
  };
  const back = (callback: string, cookie: string) => get(callback.slice(origin.length), cookie);
  const logIn = async (account: string, browser = new ProviderBrowser()) => {
    const { cookie, address } = await begin();
    const callback = await browser.logIn(address, account);
    const ended = await back(callback, cookie);
    return {
      ended,
      cookie: cookieOf(ended),
      begunCookie: cookie,
      callback,
      location: ended.headers.location,
    };
  };
  const me = async (cookie: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/platform/me', headers: { host, cookie, ...headers } });
  const send = (name: string, body: object, cookie: string, headers: Record<string, string> = { origin }) =>
    app.inject({
      method: 'POST',
      url: `/platform/${name}`,
      headers: { host, cookie, ...headers },
      payload: { ...body, ...why },
    });
  return {
    ...door,
    add,
    get,
    begin,
    back,
    logIn,
    me,
    send,
    later: (by: number) => void (milliseconds += by),
  };
}

const refusedBecause = (fault: string, page = '/rollouts') => `${origin}/console${page}?login=${fault}`;

describe('logging in at the console by the login provider', () => {
  it('[ROL-9/login] a member logs in by the verified address, does something under the own name, and logs out', async () => {
    const { begin, logIn, me, send, registry } = await aConsole();
    const { begun, address } = await begin();
    expect(begun.statusCode).toBe(302);
    const asked = new URL(address).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'console',
      response_type: 'code',
      redirect_uri: `${origin}/platform/login/callback`,
      code_challenge_method: 'S256',
      scope: 'openid email',
    });
    expect(begun.headers['set-cookie']).toMatch(
      /^__Host-console-login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );

    const { ended, cookie } = await logIn('account of ann');
    expect([ended.statusCode, ended.headers.location]).toStrictEqual([302, `${origin}/console/rollouts`]);
    expect(ended.headers['set-cookie']).toStrictEqual([
      '__Host-console-login=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      expect.stringMatching(/^__Host-console-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    expect((await me(cookie)).json()).toStrictEqual({
      id: 'checkout',
      features: ['checkout'],
      person: 'ann',
      role: 'owner',
      session: { expiresAt: '2026-11-22T06:00:00.000Z', teams: ['checkout'] },
    });
    const made = await send('token/mine', { name: 'laptop' }, cookie);
    expect(made.json()).toMatchObject({ kind: 'done', token: expect.stringMatching(/^sft_/) });
    expect(await registry.audit({ limit: 2 })).toMatchObject([
      { actor: 'checkout', person: 'ann', action: 'token mine', refused: false },
      { actor: 'checkout', person: 'ann', action: 'login', after: { account: 'bound' } },
    ]);

    const out = await send('logout', {}, cookie);
    expect(out.statusCode).toBe(200);
    expect(out.headers['set-cookie']).toContain('__Host-console-session=; Max-Age=0');
    expect((await me(cookie)).json()).toMatchObject({ faults: ['Your session has ended. Log in again.'] });
  });

  it('takes the address from the ID token too, where the provider names it there', async () => {
    const other = await startLoginProvider({ consoleOrigin: origin, accounts, namesAddressInToken: true });
    const { logIn } = await aConsole(other);
    expect((await logIn('account of ann')).location).toBe(`${origin}/console/rollouts`);
    await other.close();
  });

  it('[ROL-9/refused] refuses an address that is not verified, one that no member has, and another account with that of a member', async () => {
    const { logIn, registry } = await aConsole();
    expect((await logIn('account of bob')).location).toBe(refusedBecause('unverified'));
    expect((await logIn('account of eve')).location).toBe(refusedBecause('unknown'));
    await logIn('account of ann');
    provider.accounts.set('another account', { email: 'ann@shop.example', email_verified: true });
    const { location, cookie } = await logIn('another account');
    expect([location, cookie]).toStrictEqual([refusedBecause('other-account'), '']);
    // Ann herself is asked for no address any more.
    provider.accounts.set('account of ann', {});
    expect((await logIn('account of ann')).location).toBe(`${origin}/console/rollouts`);
    const entries = await registry.audit({ action: 'login', refused: true, limit: 9 });
    expect(entries).toMatchObject([
      { actor: 'unknown', subject: 'ann', faults: [expect.stringContaining('another account')] },
      { subject: 'console', faults: [expect.stringContaining('No team has a member')] },
      { subject: 'console', faults: [expect.stringContaining('verified')] },
    ]);
    expect(JSON.stringify(await registry.audit({ limit: 99 }))).not.toMatch(/@shop/i);
  });

  it.each([
    ['another issuer', { iss: 'https://other.example' }],
    ['another audience', { aud: 'another client' }],
    ['another nonce', { nonce: 'of another login' }],
    ['a token that has expired', { exp: 1_000_000_000 }],
    ['a token from the future', { iat: 9_000_000_000, nbf: 9_000_000_000 }],
  ])('[ROL-9/untrusted] refuses %s', async (_what, changed) => {
    const { logIn } = await aConsole();
    provider.changeIdToken((claims) => ({ ...claims, ...changed }));
    const { location, cookie } = await logIn('account of ann');
    expect([location, cookie]).toStrictEqual([refusedBecause('untrusted'), '']);
  });

  it('[ROL-9/untrusted] refuses a token that the provider has not signed, and an answer that names another issuer', async () => {
    const { logIn, begin, back } = await aConsole();
    const unsigned = (claims: object) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return Promise.resolve(`${part({ alg: 'RS256', kid: 'key' })}.${part(claims)}.${'A'.repeat(342)}`);
    };
    provider.changeIdToken(unsigned);
    expect((await logIn('account of ann')).location).toBe(refusedBecause('untrusted'));
    provider.changeIdToken(undefined);
    const { cookie, address } = await begin();
    const callback = new URL(await new ProviderBrowser().logIn(address, 'account of ann'));
    callback.searchParams.set('iss', 'https://other.example');
    expect((await back(callback.href, cookie)).headers.location).toBe(refusedBecause('untrusted'));
  });

  it('[ROL-9/state] takes an answer once and in the browser that has begun, and not after ten minutes', async () => {
    const { logIn, begin, back, later, get } = await aConsole();
    const { callback, begunCookie, cookie } = await logIn('account of ann');
    expect(cookie).not.toBe('');
    expect((await back(callback, begunCookie)).headers.location).toBe(refusedBecause('expired', '/'));
    const mine = await begin();
    const theirs = await new ProviderBrowser().logIn((await begin()).address, 'account of eve');
    for (const other of ['', mine.cookie])
      expect((await back(theirs, other)).headers.location).toBe(refusedBecause('expired', '/'));
    const late = await begin();
    const answer = await new ProviderBrowser().logIn(late.address, 'account of ann');
    later(10 * 60_000 + 1);
    expect((await back(answer, late.cookie)).headers.location).toBe(refusedBecause('expired', '/'));
    expect((await get('/platform/login/callback')).headers.location).toBe(refusedBecause('expired', '/'));
    expect((await get('/platform/login/callback?state=1&state=2')).headers.location).toBe(
      refusedBecause('expired', '/'),
    );
  });

  it('comes back to the console when a person gives up at the provider', async () => {
    const { begin, back } = await aConsole();
    const { cookie, address } = await begin();
    const { searchParams } = new URL(address);
    const answer = `${origin}/platform/login/callback?error=access_denied&state=${searchParams.get('state')}`;
    const issuer = new URL(address).origin;
    const ended = await back(`${answer}&iss=${encodeURIComponent(issuer)}`, cookie);
    expect(ended.headers.location).toBe(refusedBecause('cancelled'));
  });

  it('[ROL-9/provider-away] says that the provider is away; tokens and sessions go on, and so does logging in when it is back', async () => {
    const { begin, logIn, back, me, checkout } = await aConsole();
    provider.fallIll();
    expect((await begin()).address).toBe(refusedBecause('unreachable'));
    expect(await checkout.query('me', {})).toMatchObject({ id: 'checkout' });
    provider.fallIll(false);
    const { cookie } = await logIn('account of ann');
    const begun = await begin();
    const answer = await new ProviderBrowser().logIn(begun.address, 'account of ann');
    provider.fallIll();
    expect((await back(answer, begun.cookie)).headers.location).toBe(refusedBecause('unreachable'));
    expect((await me(cookie)).json()).toMatchObject({ person: 'ann' });
    const nowhere = { settings: { ...provider.settings, issuer: 'http://127.0.0.1:9' } };
    const other = await aConsole({ ...provider, ...nowhere });
    expect((await other.begin()).address).toBe(refusedBecause('unreachable'));
  });

  it('[ROL-9/origin] makes a change with the cookie only for a page of the console, on its own host', async () => {
    const { logIn, send, me, app } = await aConsole();
    const { cookie } = await logIn('account of ann');
    const mine = { name: 'laptop' };
    const foreign: Record<string, string>[] = [{}, { origin: 'https://market.example' }, { origin: 'null' }];
    for (const headers of foreign) {
      for (const call of ['token/mine', 'logout'])
        expect((await send(call, mine, cookie, headers)).json()).toMatchObject({
          faults: ['This call does not come from a page of the console.'],
        });
      const upload = await app.inject({
        method: 'POST',
        url: '/platform/release/publish?author=ann&commit=abc',
        headers: { host, cookie, 'content-type': 'application/gzip', ...headers },
        payload: Buffer.from('no archive'),
      });
      expect(upload.statusCode).toBe(403);
    }
    expect((await send('token/mine', { ...mine, tryOut: true }, cookie)).statusCode).toBe(200);
    // A shop on the same server takes neither the cookie nor a login.
    expect((await me(cookie, { host: 'market.example' })).statusCode).toBe(401);
    for (const url of ['/platform/login', '/platform/login/callback'])
      expect((await app.inject({ url, headers: { host: 'market.example' } })).statusCode).toBe(404);
  });

  it('[ROL-9/session-ends] ends with the membership from the next request on, and by its time', async () => {
    const { logIn, me, send, operators, later, add } = await aConsole();
    const { cookie } = await logIn('account of ann');
    await operators.command('member/remove', { team: 'checkout', person: 'ann', ...why });
    expect((await me(cookie)).statusCode).toBe(401);
    expect((await send('token/mine', { name: 'laptop' }, cookie)).statusCode).toBe(401);
    await add('checkout', 'ann', 'member', 'ann@shop.example');
    expect((await me(cookie)).statusCode).toBe(401);
    const again = await logIn('account of ann');
    expect((await me(again.cookie)).json()).toMatchObject({ role: 'member' });
    later(3_600_000);
    expect((await me(again.cookie)).statusCode).toBe(401);
  });

  it('[ROL-9/own-teams] acts for the team that a page names, among those of the person', async () => {
    const { logIn, me, add } = await aConsole();
    await add('northbank', 'ann', 'member', 'ann@shop.example');
    const { cookie } = await logIn('account of ann');
    expect((await me(cookie)).json()).toMatchObject({
      id: 'checkout',
      session: { teams: ['checkout', 'northbank'] },
    });
    const other = await me(cookie, { 'storefront-team': 'northbank' });
    expect(other.json()).toMatchObject({ id: 'northbank', role: 'member', features: ['brand:northbank'] });
    const foreign = await me(cookie, { 'storefront-team': 'operators' });
    expect([foreign.statusCode, foreign.json().faults]).toStrictEqual([
      403,
      ['ann is no member of this team.'],
    ]);
  });

  it('limits logins by address, and leads only to pages of the console', async () => {
    const { begin, get } = await aConsole();
    for (const to of ['//attacker.example', '/\\attacker.example', 'https://attacker.example', '/a b'])
      expect((await begin(to)).begun.statusCode).toBe(302);
    provider.fallIll();
    for (let count = 4; count < 30; count += 1) await begin();
    expect((await get('/platform/login?to=//attacker.example')).headers.location).toBe(
      refusedBecause('busy', '/'),
    );
  });

  it('[ROL-9/login] a new login ends the session that the browser had', async () => {
    const { begin, back, logIn, me } = await aConsole();
    const browser = new ProviderBrowser();
    const { cookie: former } = await logIn('account of ann', browser);
    const { cookie, address } = await begin();
    const ended = await back(await browser.logIn(address, 'account of ann'), `${cookie}; ${former}`);
    expect(ended.headers.location).toBe(`${origin}/console/rollouts`);
    expect((await me(former)).statusCode).toBe(401);
  });
});
