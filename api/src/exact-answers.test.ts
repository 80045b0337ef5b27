import { Value } from '@sinclair/typebox/value';
import type { CallName } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { bodyShapes } from '@storefront/contract/testing';
import { aCatalogue } from './testing/builders';
import { makeOwner, requestsOf, sendTo } from './testing/every-call';
import type { CallRequests } from './testing/every-call';
import { aFullBusiness } from './testing/full-business';
import { exactSchema } from './testing/exact-schema';
import { testApi } from './testing/test-api';
import type { TestApi } from './testing/test-api';

let api: TestApi;
let requests: CallRequests;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(aCatalogue(aFullBusiness()));
});
beforeEach(async () => {
  requests = requestsOf(api, await makeOwner(api));
});
afterAll(() => api.close());

const names = Object.keys(calls) as CallName[];

describe('a call that succeeds', () => {
  it.each(names)('%s answers the fields of the contract and no others', async (name) => {
    const response = await sendTo(api, name, await requests[name]());
    expect(response.json()).toMatchObject({ responsecode: '200' });
    expect([...Value.Errors(exactSchema(calls[name].ok), response.json())]).toStrictEqual([]);
  });
});

// The payment provider authenticates by its signature, and no customer calls it.
const clientCalls = names.filter((name) => name !== 'payment/callback/{provider}');

describe('a call that fails', () => {
  it.each(clientCalls)('[API2-3] %s answers 401 without the right Authorization', async (name) => {
    const { body } = await requests[name]();
    for (const authorization of ['', 'Basic', 'Bearer storefront', `Basic ${btoa('storefront:other')}`]) {
      const answer = await sendTo(api, name, { body, headers: { authorization } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toStrictEqual({
        responsecode: '401',
        status: expect.stringMatching(/^The .*\.$/),
      });
    }
  });

  it.each(names)(
    '[API2-8] %s answers 400 to a body that is not JSON, and names a wrong field',
    async (name) => {
      const { body, headers = {} } = await requests[name]();
      const fields = Object.keys(body).filter((field) => isDescribed(name, field));
      // A query holds only text, so its fields can only be missing.
      const wrong = calls[name].method === 'GET' ? undefined : { of: 'another kind' };
      for (const field of fields) {
        const answer = await sendTo(api, name, { body: withField(body, field, wrong), headers });
        expect(answer.statusCode).toBe(400);
        const at = expect.stringMatching(new RegExp(`^/${field}`));
        expect(answer.json()).toStrictEqual({
          responsecode: '400',
          status: expect.stringMatching(new RegExp(`^${field}(\\.\\w+)*: Expected `)),
          errors: expect.arrayContaining([{ path: at, message: expect.stringMatching(/^Expected /) }]),
        });
      }
      if (calls[name].method === 'GET') return;
      const broken = await api.post(name.replace('{provider}', 'sandbox'), '{"half":', headers);
      expect([broken.statusCode, broken.json()]).toStrictEqual([
        400,
        { responsecode: '400', status: 'The request body is not JSON.' },
      ]);
    },
  );
});

const withField = (body: object, field: string, value: unknown): object =>
  Object.fromEntries(Object.entries({ ...body, [field]: value }).filter(([, given]) => given !== undefined));

/** Whether the contract describes the field; it leaves the payment provider's body open. */
const isDescribed = (name: CallName, field: string) =>
  bodyShapes(name).some(({ properties }) => field in properties);
