import type { TSchema } from '@sinclair/typebox';
import type { CallName } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { bodyShapes } from '@storefront/contract/testing';
import { aCatalogue } from './testing/builders';
import { makeOwner, requestsOf, sendTo } from './testing/every-call';
import { aFullBusiness } from './testing/full-business';
import { guestToken } from './testing/ordering';
import { testApi } from './testing/test-api';
import type { TestApi } from './testing/test-api';

const over = { responsecode: '221', status: 'Your session has ended. Please log in again.' };

/** Ended sessions may be ended again, and the holder of a booking's id needs no session (D79). */
const withoutSession = ['users/logout', 'users/booking_cancel'];
const names = (Object.keys(calls) as CallName[]).filter(
  (name) =>
    !withoutSession.includes(name) &&
    bodyShapes(name).some(({ required = [] }: TSchema) => required.includes('sessiontoken')),
);
const forGuestsToo = [
  'business/order',
  'business/order_cart_backend_calculation',
  'users/details',
  'users/order_delivery_address',
];

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(aCatalogue(aFullBusiness()));
});
afterAll(() => api.close());

async function answerTo(name: CallName, sessiontoken: string): Promise<{ responsecode: string }> {
  const { body, headers = {} } = await requestsOf(api, await makeOwner(api))[name]();
  return (await sendTo(api, name, { body: { ...body, sessiontoken }, headers })).json();
}

describe('a call that needs a session', () => {
  it('is one of these', () => {
    expect(names.length).toBeGreaterThan(12);
    expect(forGuestsToo.filter((name) => !names.includes(name as CallName))).toStrictEqual([]);
  });

  it.each(names)('%s answers that the session is over to a token that nobody has', async (name) => {
    expect(await answerTo(name, 'nobody')).toStrictEqual(over);
  });

  it.each(names.filter((name) => !forGuestsToo.includes(name)))(
    '%s answers that the session is over to a guest',
    async (name) => {
      expect(await answerTo(name, await guestToken(api))).toStrictEqual(over);
    },
  );

  it.each(forGuestsToo as CallName[])('%s takes the session of a guest', async (name) => {
    expect(await answerTo(name, await guestToken(api))).not.toStrictEqual(over);
  });
});
