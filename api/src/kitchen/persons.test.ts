import { isOk } from '@storefront/contract';
import type { MenuEdit } from '@storefront/contract';
import { parseBusinessCommand, runBusinessCommand } from '../commands/run-business-command';
import { openServer } from '../database/open-server';
import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { openRealPostgres } from '../testing/databases';
import { anOrderingBusiness } from '../testing/ordering';
import { testApi, testConfig } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { userToken } from '../testing/users';

let api: TestApi;
/** A second process on the same database. */
let other: TestApi;
let person: string;
const email = 'asha@example.test';
beforeEach(async () => {
  const database = await openRealPostgres();
  api = await testApi({ database });
  other = await testApi({ database: await openServer(database.url) });
  await api.importCatalogue(
    aCatalogue(
      anOrderingBusiness(),
      aCatalogueBusiness({ business_id: 'b-other', business_slug: 'other-place' }),
    ),
  );
  person = await userToken(api, { name: 'Asha Rahman', email });
  await api.database.database.execute(`update users set email_confirmed_at = now()`);
});
afterEach(async () => {
  await other.close();
  await api.close();
});

const brandOf = async () => {
  const { rows } = await api.database.database.execute('select brand_id from users');
  return String(rows[0]?.['brand_id']);
};
const command = async (words: string) => {
  const parsed = parseBusinessCommand(words.replace('BRAND', await brandOf()).split(' '));
  if (!parsed) throw new Error(`${words} is no command`);
  return runBusinessCommand(parsed, {
    database: api.database.database,
    clock: api.clock,
    config: testConfig,
  });
};
const give = (role = 'staff') => command(`give saffron-yard ${email} ${role} BRAND`);
const take = () => command(`take saffron-yard ${email} BRAND`);
const logIn = (slug = 'saffron-yard', at = api) =>
  at.call('kitchen/login_person', { sessiontoken: person, business_slug: slug, device: 'Pass' });
const session = async (at = api) => {
  const answer = await logIn('saffron-yard', at);
  if (!isOk(answer)) throw new Error(answer.status);
  return answer.kitchen_token;
};
const orders = (kitchen_token: string, at = api) => at.call('kitchen/orders', { kitchen_token });

describe('a person in a kitchen', () => {
  it('[KIT-15] logs in with an account that has a role, in every process, and to no other business', async () => {
    expect(await logIn()).toMatchObject({
      responsecode: '201',
      status: expect.stringContaining('has no role'),
    });
    expect(await give()).toStrictEqual({
      code: 0,
      lines: [`Asha Rahman (${email}) is now staff of saffron-yard.`],
    });
    const token = await session(other);
    expect(await orders(token)).toMatchObject({ responsecode: '200' });
    expect(await logIn('other-place')).toMatchObject({ responsecode: '201' });
    expect(await logIn('no-place')).toMatchObject({ responsecode: '201' });
  });

  it('[KIT-15] is asked which of the businesses it is', async () => {
    const listed = async () => {
      const answer = await api.call('kitchen/businesses', { sessiontoken: person });
      return isOk(answer) ? answer.businesses : [];
    };
    expect(await listed()).toStrictEqual([]);
    await give('owner');
    await command(`give other-place ${email} staff BRAND`);
    expect((await listed()).map(({ business_slug, role }) => [business_slug, role])).toStrictEqual([
      ['other-place', 'staff'],
      ['saffron-yard', 'owner'],
    ]);
    await give('staff');
    expect((await listed()).map(({ role }) => role)).toStrictEqual(['staff', 'staff']);
  });

  it('[KIT-15] is out with the next call in every process once the role is taken away, and in again with it', async () => {
    await give();
    const token = await session();
    expect(await take()).toMatchObject({ code: 0 });
    for (const at of [api, other]) expect(await orders(token, at)).toMatchObject({ responsecode: '221' });
    expect(await logIn()).toMatchObject({ responsecode: '201' });
    expect(await take()).toMatchObject({ code: 1, lines: [`${email} has no role for saffron-yard.`] });
  });

  it('[KIT-15] keeps the session when the business gets new keys, and loses it with the account', async () => {
    await give();
    const token = await session();
    await command('revoke saffron-yard');
    expect(await orders(token)).toMatchObject({ responsecode: '200' });
    await api.database.database.execute('delete from users');
    expect(await orders(token)).toMatchObject({ responsecode: '221' });
  });

  it('[KIT-15] has no role while nobody has confirmed the address, or without an account on the brand', async () => {
    await api.database.database.execute('update users set email_confirmed_at = null');
    expect(await give()).toMatchObject({ code: 1, lines: [expect.stringContaining('not confirmed')] });
    expect(await command('give saffron-yard nobody@example.test staff BRAND')).toMatchObject({ code: 1 });
    expect(await command(`give saffron-yard ${email} staff another`)).toMatchObject({ code: 1 });
    await api.database.database.execute('update users set email_confirmed_at = now()');
    expect(await command(`give no-place ${email} staff BRAND`)).toMatchObject({ code: 1 });
    expect(await logIn()).toMatchObject({ responsecode: '201' });
  });

  it('[KIT-12][KIT-15] is named in the log', async () => {
    await give();
    const kitchen_token = await session();
    await api.call('kitchen/pause', { kitchen_token, mode: 'pickup', minutes: 15, request_key: 'pause-1' });
    const answer = await api.call('kitchen/acts', { kitchen_token });
    expect(isOk(answer) && answer.acts).toMatchObject([{ person: 'Asha Rahman', device: 'Pass' }]);
  });

  it('[KIT-15] is listed with the others', async () => {
    expect(await command('people saffron-yard')).toStrictEqual({
      code: 0,
      lines: ['Nobody has a role for saffron-yard.'],
    });
    await give('owner');
    expect(await command('people saffron-yard')).toStrictEqual({
      code: 0,
      lines: [`owner  Asha Rahman  ${email}  ${await brandOf()}`],
    });
  });

  it('[KIT-44] edits the menu as staff, and publishes it as an owner alone', async () => {
    await give();
    const kitchen_token = await session();
    const edits: MenuEdit[] = [{ kind: 'set', path: ['delivery', 'average_minutes'], from: 45, to: 50 }];
    expect(isOk(await api.call('kitchen/menu_edit', { kitchen_token, edits, request_key: 'k-1' }))).toBe(
      true,
    );
    const desk = async () => {
      const answer = await api.call('kitchen/menu', { kitchen_token });
      if (!isOk(answer)) throw new Error(answer.status);
      return answer;
    };
    const { revision, may_publish, edits: made } = await desk();
    expect(may_publish).toBe('no');
    expect(made).toMatchObject([{ person: 'Asha Rahman', device: 'Pass' }]);
    const publish = (request_key: string) =>
      api.call('kitchen/menu_publish', { kitchen_token, revision, when: 'now', request_key });
    expect(await publish('k-2')).toMatchObject({
      responsecode: '201',
      status: 'Only an owner of the restaurant can publish.',
    });
    expect((await desk()).planned).toBeUndefined();
    await give('owner');
    expect((await desk()).may_publish).toBe('yes');
    expect(isOk(await publish('k-3'))).toBe(true);
    expect((await desk()).planned).toMatchObject({ revision });
  });
});

it.each([
  '',
  'token',
  'token Saffron',
  'token saffron-yard more',
  'give saffron-yard a@b.test staff',
  'give saffron-yard a@b.test boss brand',
  'take saffron-yard a@b.test',
  'take saffron-yard a@b.test brand more',
  'burn saffron-yard',
])('[KIT-15] "%s" is no command', (words) => {
  expect(parseBusinessCommand(words.split(' '))).toBeUndefined();
});
