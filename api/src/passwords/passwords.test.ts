import { isOk } from '@storefront/contract';
import { outboxOf } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { aPassword, userData, userToken } from '../testing/users';

const newPassword = 'eleven quiet lighthouses';

let api: TestApi;
let sessiontoken: string;
let email: string;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  sessiontoken = await userToken(api);
  ({ email } = await userData(api, sessiontoken));
});
afterAll(() => api.close());

const logIn = (password: string) => api.call('users/login', { email, password });
const mailsTo = async (to: string) => (await outboxOf(api)).filter((message) => message.to === to);

/** Asks for a new password on the brand's page, and returns the e-mailed key. */
async function mailedKey(): Promise<string> {
  const headers = { origin: 'http://brand.test' };
  const answer = await api.post('users/forgot_password', { email }, headers);
  expect(answer.json()).toStrictEqual({ responsecode: '200' });
  const [mail] = await mailsTo(email);
  return /http:\/\/brand\.test\/account\/reset-password\?key=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

describe('changing the password', () => {
  it('[ACC-5][G9] ends every session and begins a new one', async () => {
    const elsewhere = await logIn(aPassword);
    const answer = await api.call('users/password', {
      sessiontoken,
      old_password: aPassword,
      new_password: newPassword,
    });
    if (!isOk(answer) || !isOk(elsewhere)) throw new Error('refused');
    for (const token of [sessiontoken, elsewhere.sessiontoken])
      expect(await api.call('users/details', { sessiontoken: token })).toMatchObject({ responsecode: '221' });
    expect(await userData(api, answer.sessiontoken)).toMatchObject({ email });
    expect(await logIn(aPassword)).toMatchObject({ responsecode: '201' });
    expect(await logIn(newPassword)).toMatchObject({ responsecode: '200' });
    expect((await mailsTo(email))[0]).toMatchObject({ subject: 'Your password has been changed' });
  });

  it.each([
    [{ old_password: 'not the password' }, 'Your old password is not right.'],
    [{ new_password: 'password123' }, 'That password is too common. Please choose another.'],
  ])('[G9] refuses %j', async (parts, status) => {
    const body = { sessiontoken, old_password: aPassword, new_password: newPassword, ...parts };
    expect(await api.call('users/password', body)).toStrictEqual({ responsecode: '201', status });
    expect(await logIn(aPassword)).toMatchObject({ responsecode: '200' });
  });
});

describe('guessing the password of a stolen session', () => {
  const guessBy = {
    change: () =>
      api.call('users/password', { sessiontoken, old_password: 'a guess', new_password: newPassword }),
    deletion: () => api.call('users/delete', { sessiontoken, password: 'a guess' }),
  };

  it('ends after ten tries in a quarter of an hour, those of both calls together, and the owner can still log in', async () => {
    const codes: string[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      codes.push((await guessBy[guess % 2 === 0 ? 'change' : 'deletion']()).responsecode);
    expect(codes).toStrictEqual([...Array<string>(10).fill('201'), '429', '429']);
    expect(await logIn(aPassword)).toMatchObject({ responsecode: '200' });
    api.clock.advance({ minutes: 15 });
    expect(await guessBy.change()).toMatchObject({ responsecode: '201' });
  });
});

describe('a forgotten password', () => {
  it('[ACC-9] is replaced with an e-mailed key, which works once and ends every session', async () => {
    const reset_key = await mailedKey();
    expect(reset_key).toMatch(/^[\w-]{43}$/);
    const reset = await api.call('users/reset_password', { reset_key, new_password: newPassword });
    expect(reset).toMatchObject({ responsecode: '200', userdata: { email } });
    expect(await api.call('users/details', { sessiontoken })).toMatchObject({ responsecode: '221' });
    expect(await logIn(newPassword)).toMatchObject({ responsecode: '200' });
    const again = await api.call('users/reset_password', { reset_key, new_password: 'some other password' });
    expect(again).toMatchObject({ responsecode: '201' });
  });

  it('[ACC-9] can be replaced for an hour', async () => {
    const reset_key = await mailedKey();
    api.clock.advance({ hours: 1 });
    expect(await api.call('users/reset_password', { reset_key, new_password: newPassword })).toStrictEqual({
      responsecode: '201',
      status: 'This link is no longer valid. Please ask for a new one.',
    });
  });

  it('[G9] can be replaced with the same key after a refused password', async () => {
    const reset_key = await mailedKey();
    await api.call('users/reset_password', { reset_key, new_password: 'password123' });
    expect(await api.call('users/reset_password', { reset_key, new_password: newPassword })).toMatchObject({
      responsecode: '200',
    });
  });

  it('[G9] causes the same answer and work for an address without an account', async () => {
    expect(await api.call('users/forgot_password', { email: 'nobody@example.test' })).toStrictEqual({
      responsecode: '200',
    });
    const mails = await mailsTo('nobody@example.test');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).not.toContain('key=');
  });

  it('[G9] causes a link to the configured origin of the brand, whatever scheme and port the caller names', async () => {
    await api.post('users/forgot_password', { email }, { origin: 'https://brand.test:6666' });
    const [mail] = await mailsTo(email);
    expect(mail?.body).toContain('http://brand.test/account/reset-password?key=');
    expect(mail?.body).not.toContain('6666');
  });

  it.each([
    ['origin', 'http://evil.test'],
    ['origin', 'null'],
    ['host', 'evil.test'],
  ])('[G9] a caller of no brand, by the %s %s, is refused, and no mail is written', async (header, value) => {
    const answer = await api.post('users/forgot_password', { email }, { [header]: value });
    expect([answer.statusCode, answer.json()]).toStrictEqual([
      421,
      { responsecode: '421', status: 'No site is served under this name.' },
    ]);
    expect(await mailsTo(email)).toStrictEqual([]);
  });

  it('[G14] has a key that is stored only as a hash and is not in the log', async () => {
    const key = await mailedKey();
    const { rows } = await api.database.database.execute('select * from password_resets');
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(api.logged.join('\n')).not.toContain(key);
  });
});
