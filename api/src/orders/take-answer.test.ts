import { isOk } from '@storefront/contract';
import { takeAnswer } from '../jobs/take-answer';
import { aCatalogue } from '../testing/builders';
import { anOrder, anOrderingBusiness, businessId, guestToken } from '../testing/ordering';
import { testApi, testConfig } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(
    aCatalogue(anOrderingBusiness({ cash_otp: 'no', webhook_url: 'https://till.test/orders' })),
  );
});
afterAll(() => api.close());

async function aPlacedOrder(): Promise<string> {
  const response = await api.post('business/order', anOrder(await guestToken(api)), {
    origin: 'http://brand.test',
  });
  return response.json().id;
}

/** The message that told a business's own system of an order. */
const messageOf = (okey: string, parts: { readonly id?: string; readonly businessId?: string } = {}) => ({
  id: parts.id ?? `message of ${okey}`,
  brandId: 'market',
  subject: 'order.placed',
  topic: okey,
  details: { businessId: parts.businessId ?? businessId },
});

async function findOrder(okey: string) {
  const answer = await api.call('business/order_status', { okey });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer.order;
}

const heardBy: string[] = [];
beforeEach(() => {
  heardBy.length = 0;
});

/** What the job does with a signed answer. */
const answer = (message: ReturnType<typeof messageOf>, text: string) =>
  takeAnswer(
    {
      database: api.database.database,
      clock: api.clock,
      config: testConfig,
      kitchenChanges: { tell: (slug: string) => void heardBy.push(slug) },
    },
    message,
    text,
  );

describe('the answer of a business’s own system to an order', () => {
  it('moves the order on, with its reason', async () => {
    const okey = await aPlacedOrder();
    await answer(messageOf(okey), '{"state":"accepted","reason":"With pleasure."}');
    expect(await findOrder(okey)).toMatchObject({ state: 'accepted', state_reason: 'With pleasure.' });
  });

  it('[ORC-1] says the minutes until the order comes', async () => {
    const okey = await aPlacedOrder();
    await answer(messageOf(okey), '{"state":"accepted","minutes":90}');
    expect((await findOrder(okey)).expected).toMatchObject({ by: 'business' });
  });

  it.each(['', '[]', '{"state":"eaten"}'])('changes nothing when it is %j', async (text) => {
    const okey = await aPlacedOrder();
    await answer(messageOf(okey), text);
    expect(await findOrder(okey)).toMatchObject({ state: 'placed' });
  });

  it('changes nothing when it comes from another business', async () => {
    const okey = await aPlacedOrder();
    await answer(messageOf(okey, { businessId: 'b-other' }), '{"state":"accepted"}');
    expect(await findOrder(okey)).toMatchObject({ state: 'placed' });
    expect(heardBy).toStrictEqual([]);
  });

  it('[G5/webhooks] moves an order by its first answer to a message; a repeat or another answer changes nothing', async () => {
    const okey = await aPlacedOrder();
    await answer(messageOf(okey), '{"state":"accepted"}');
    expect(heardBy).toStrictEqual(['saffron-yard']);
    await answer(messageOf(okey), '{"state":"preparing"}');
    expect(await findOrder(okey)).toMatchObject({ state: 'accepted' });
    expect(heardBy).toHaveLength(1);
    await answer(messageOf(okey, { id: `second of ${okey}` }), '{"state":"preparing"}');
    await answer(messageOf(okey), '{"state":"accepted"}');
    expect(await findOrder(okey)).toMatchObject({ state: 'preparing' });
    await answer(messageOf(okey, { id: `third of ${okey}` }), '{"state":"out_for_delivery"}');
    expect(await findOrder(okey)).toMatchObject({ state: 'out_for_delivery' });
  });
});
