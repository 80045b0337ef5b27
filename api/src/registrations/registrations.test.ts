import { isOk } from '@storefront/contract';
import { fromPageOf, market, partner } from '../testing/brands';
import { outboxOf } from '../testing/ordering';
import { aPerson, mailedCode, openAccount } from '../testing/registering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { aPassword, userData, userToken } from '../testing/users';

let api: TestApi;
let email: string;
let owned: string;
let people = 0;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => {
  people += 1;
  email = `ada-${people}@example.test`;
  owned = `owner-${people}@example.test`;
});
afterAll(() => api.close());

const mailsTo = async (address: string, brand = market) =>
  (await outboxOf(api, brand)).filter(({ to }) => to.toLowerCase() === address);
const sendAll = () =>
  api.database.database.execute(`update outbox set sent_at = '2026-11-20T18:30:00Z' where sent_at is null`);
const deadAnswer = {
  responsecode: '204',
  status: 'That code is no longer valid. Please register again to get a new one.',
};
const wrongCodeFor = (otp: string) => (otp === '111111' ? '222222' : '111111');

async function register(address = email): Promise<string> {
  const answer = await api.call('users/register', { ...aPerson, email: address });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer.registration_key;
}
const confirm = (registration_key: string, otp: string, headers = {}) =>
  api.call('users/confirm_registration', { registration_key, otp }, headers);
const logIn = (address = email) => api.call('users/login', { email: address, password: aPassword });

describe('opening an account', () => {
  it('[ACC-15] requires the e-mailed code, and logs the owner in', async () => {
    const typed = email.replace('ada', 'Ada');
    const key = await register(typed);
    expect(await logIn()).toMatchObject({ responsecode: '201' });
    const otp = await mailedCode(api, typed);
    const confirmed = await confirm(key, ` ${otp} `);
    expect(confirmed).toMatchObject({ responsecode: '200', userdata: { name: 'Ada Moss', email } });
    const sessiontoken = isOk(confirmed) ? confirmed.sessiontoken : '';
    expect(await userData(api, sessiontoken)).toMatchObject({ email, mobile: aPerson.mobile });
    expect(await logIn()).toMatchObject({ responsecode: '200' });
    await api.call('users/logout', { sessiontoken });
    expect(await api.call('users/details', { sessiontoken })).toMatchObject({ responsecode: '221' });
    expect(await confirm(key, otp)).toStrictEqual(deadAnswer);
  });

  it('[ACC-15] answers the same for an address with an account, and tells only its owner by e-mail', async () => {
    await userToken(api, { email: owned });
    const keys = { taken: await register(owned.replace('owner', 'Owner')), free: await register() };
    expect(Object.values(keys)).toStrictEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
    const triesLeft = (words: string) => ({
      responsecode: '201',
      status: `That code is not right. You have ${words} left.`,
    });
    for (const expected of [...['4 tries', '3 tries', '2 tries', '1 try'].map(triesLeft), deadAnswer]) {
      expect(await confirm(keys.free, wrongCodeFor(await mailedCode(api, email)))).toStrictEqual(expected);
      expect(await confirm(keys.taken, 'abcdef')).toStrictEqual(expected);
    }
    const [mail, ...others] = await mailsTo(owned);
    expect(mail).toMatchObject({ subject: 'You already have an account', from: market.name });
    expect(others).toStrictEqual([]);
    expect(mail?.body).not.toMatch(/\d{6}/);
  });

  it('[ACC-15] hashes the password and writes a registration and one e-mail, whether or not the address has an account', async () => {
    await userToken(api, { email: owned });
    await register(owned);
    await register();
    const { rows } = await api.database.database.execute(
      `select email, tries_left, length(password_hash) > 90 as hashed from registrations
       where email in ('${email}', '${owned}') order by email`,
    );
    expect(rows).toStrictEqual([
      { email, tries_left: 5, hashed: true },
      { email: owned, tries_left: 5, hashed: true },
    ]);
    expect([await mailsTo(owned), await mailsTo(email)]).toStrictEqual([
      [expect.anything()],
      [expect.anything()],
    ]);
  });

  it('accepts five tries of a code; after that the right one no longer works', async () => {
    const key = await register();
    const otp = await mailedCode(api, email);
    for (let tries = 0; tries < 5; tries += 1) await confirm(key, wrongCodeFor(otp));
    expect(await confirm(key, otp)).toStrictEqual(deadAnswer);
    const again = await register();
    expect(await confirm(again, await mailedCode(api, email))).toMatchObject({ responsecode: '200' });
  });

  it('accepts a code for half an hour', async () => {
    const key = await register();
    api.clock.advance({ minutes: 30 });
    expect(await confirm(key, await mailedCode(api, email))).toStrictEqual(deadAnswer);
  });

  it('accepts a code only with the key of its own registration and on its own brand', async () => {
    const otherKey = await register();
    const ownKey = await register();
    const otp = await mailedCode(api, email);
    expect(await confirm(otherKey, otp)).toMatchObject({ responsecode: '201' });
    expect(await confirm(ownKey, otp, fromPageOf(partner))).toStrictEqual(deadAnswer);
    expect(await confirm(ownKey, otp)).toMatchObject({ responsecode: '200' });
  });

  it('opens one account when two registrations of an address are confirmed', async () => {
    const first = await register();
    const firstCode = await mailedCode(api, email);
    const second = await register();
    expect(await confirm(second, await mailedCode(api, email))).toMatchObject({ responsecode: '200' });
    expect(await confirm(first, firstCode)).toStrictEqual(deadAnswer);
  });

  it('writes the code into no log and no export', async () => {
    const sessiontoken = await openAccount(api, { ...aPerson, email });
    const code = await mailedCode(api, email);
    const exported = JSON.stringify(await api.call('users/export', { sessiontoken }));
    expect(exported).toContain(`Your code for ${market.name}`);
    expect(exported).not.toContain(code);
    expect(api.logged.join()).not.toContain(code);
  });

  it.each([
    ['password', 'That password is too common. Please choose another.'],
    ['ada@example.test', 'That password is too close to your name or e-mail address. Please choose another.'],
  ])('the password %s is refused', async (password, status) => {
    expect(
      await api.call('users/register', { ...aPerson, email: 'ada@example.test', password }),
    ).toStrictEqual({ responsecode: '201', status });
  });
});

describe('an account from before addresses were confirmed', () => {
  const subjects = async (sessiontoken: string) => {
    const answer = await api.call('users/export', { sessiontoken });
    const { messages } = isOk(answer)
      ? (answer.data as { messages: { subject: string }[] })
      : { messages: [] };
    return messages.map(({ subject }) => subject);
  };
  const askForPassword = () => api.call('users/forgot_password', { email });

  it('[ACC-15] is shown no message that went to its address, and erases none', async () => {
    await askForPassword();
    const sessiontoken = await userToken(api, { email, emailConfirmedAt: null });
    await sendAll();
    expect(await subjects(sessiontoken)).toStrictEqual([]);
    expect(await api.call('users/delete', { sessiontoken, password: aPassword })).toStrictEqual({
      responsecode: '200',
    });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('[ACC-15] counts as confirmed once its owner has chosen a password by an e-mailed link', async () => {
    const before = await userToken(api, { email, emailConfirmedAt: null });
    await askForPassword();
    const [mail] = await mailsTo(email);
    const reset_key = /key=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    const reset = await api.call('users/reset_password', { reset_key, new_password: 'eleven quiet lamps' });
    expect(await api.call('users/details', { sessiontoken: before })).toMatchObject({ responsecode: '221' });
    expect(await subjects(isOk(reset) ? reset.sessiontoken : '')).toStrictEqual([
      'Choose a new password',
      'Your password has been changed',
    ]);
  });
});

describe('the messages of an account', () => {
  it('are those of its own brand', async () => {
    await api.call('users/forgot_password', { email }, fromPageOf(partner));
    const sessiontoken = await userToken(api, { email });
    await sendAll();
    expect(await api.call('users/export', { sessiontoken })).toMatchObject({ data: { messages: [] } });
    await api.call('users/delete', { sessiontoken, password: aPassword });
    expect(await mailsTo(email, partner)).toHaveLength(1);
  });
});
