import type { TSchema } from '@sinclair/typebox';
import { isOk } from '@storefront/contract';
import type { CallName } from '@storefront/contract';
import { calls, Id, IdOrNone, SessionToken } from '@storefront/contract/schemas';
import { bodyShapes } from '@storefront/contract/testing';
import { aCatalogue } from './testing/builders';
import { makeOwner, requestsOf, sendTo } from './testing/every-call';
import type { CallRequests, Owner } from './testing/every-call';
import { aFullBusiness } from './testing/full-business';
import { guestToken } from './testing/ordering';
import { testApi } from './testing/test-api';
import type { TestApi } from './testing/test-api';
import { userToken } from './testing/users';

const names = Object.keys(calls) as CallName[];

/** Fields that give access to a person's data: a wrong value must give nothing of the owner's. */
const personal = [
  'sessiontoken',
  'okey',
  'id',
  'key',
  'order_id',
  'address_id',
  'addressid',
  'registration_key',
  'change_key',
  'reset_key',
  'token',
  'kitchen_token',
];
/** Ids of public data, and keys that the sender makes up. */
const open = [
  'business',
  'business_id',
  'businessid',
  'catagory',
  'cusine_id',
  'slot_id',
  'time_slot_id',
  'productid',
  'reorder_order_id',
  'request_key',
  'salt_key',
  'skey',
];

const fieldsOf = (name: CallName) =>
  bodyShapes(name).flatMap(({ properties }) => Object.entries(properties as Record<string, TSchema>));
const isIdentifying = ([field, schema]: [string, TSchema]) =>
  /(^|_)(id|key|token|okey)$|(id|token|key)$/.test(field) ||
  [Id, IdOrNone, SessionToken].some(
    ({ pattern, maxLength }) => pattern === schema['pattern'] && maxLength === schema['maxLength'],
  );

/**
 * The id of a booking is its key: its holder may cancel, and the session is ignored (D79). The request that changes one brings the session of
 * its account, which needs no key (D124).
 */
const unused = ['users/booking_cancel sessiontoken', 'business/booking_change change_key'];

const cases = names.flatMap((name) => {
  const fields = new Set(fieldsOf(name).map(([field]) => field));
  return personal
    .filter((field) => fields.has(field) && !unused.includes(`${name} ${field}`))
    .map((field): [CallName, string] => [name, field]);
});

let api: TestApi;
let owner: Owner;
let requests: CallRequests;
let stranger: string;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(aCatalogue(aFullBusiness()));
});
beforeEach(async () => {
  owner = await makeOwner(api);
  requests = requestsOf(api, owner);
  stranger = await userToken(api);
});
afterAll(() => api.close());

/** All data about the owner, as the owner reads them. */
async function storedRows() {
  const answer = await api.call('users/export', { sessiontoken: owner.sessiontoken });
  return isOk(answer) ? answer.data : answer;
}

/** Expects that a wrong id is refused or treated like a missing one. */
async function expectUseless(
  name: CallName,
  field: string,
  { body, headers = {} }: { body: object; headers?: Record<string, string> },
  answer: { responsecode: string },
) {
  if (answer.responsecode !== '200') return;
  const without = await sendTo(api, name, { body: { ...body, [field]: '' }, headers });
  expect(answer).toStrictEqual(without.json());
}

it('[G10/classified] every id, key and token that a call takes is listed as personal or as public', () => {
  const identifying = names
    .flatMap(fieldsOf)
    .filter(isIdentifying)
    .map(([field]) => field);
  expect([...new Set(identifying)].sort()).toStrictEqual([...personal, ...open].sort());
});

describe('a request with a wrong id or another’s session', () => {
  it.each(cases)(
    '[G10/tried] %s, with a wrong %s, gets and changes nothing of the owner’s',
    async (name, field) => {
      const { body, headers = {} } = await requests[name]();
      const wrong =
        field === 'sessiontoken'
          ? [stranger, await guestToken(api), 'nobody', '']
          : ['nobody', 'x'.repeat(22)];
      const before = await storedRows();
      for (const value of wrong) {
        const answer = await sendTo(api, name, { body: { ...body, [field]: value }, headers });
        expect(answer.statusCode).toBeLessThan(500);
        for (const secret of [owner.name, owner.email, owner.mobile, owner.street])
          expect(answer.payload).not.toContain(secret);
        if (field !== 'sessiontoken') await expectUseless(name, field, { body, headers }, answer.json());
      }
      expect(await storedRows()).toStrictEqual(before);
    },
  );

  const withBoth = cases.filter(
    ([name, field]) =>
      field !== 'sessiontoken' && cases.some(([one, other]) => one === name && other === 'sessiontoken'),
  );
  it.each(withBoth)(
    '[G10/tried] %s, with a right %s and a stranger’s session, gets and changes nothing of the owner’s',
    async (name, field) => {
      const { body } = await requests[name]();
      const before = await storedRows();
      const answer = await sendTo(api, name, { body: { ...body, sessiontoken: stranger } });
      await expectUseless(name, field, { body: { ...body, sessiontoken: stranger } }, answer.json());
      expect(await storedRows()).toStrictEqual(before);
    },
  );
});
