import pg from 'pg';
import { aCatalogueOf, anOrder, anOrderingBusiness, guestToken } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let tripsByClient = new Map<pg.Client, string[][]>();
let api: TestApi;

/** A statement in a few words. */
const nameOf = (text: string) =>
  /^(?:begin|commit|rollback)|(?:insert into|update|delete from|from) "?(\w+)"?|nextval/i.exec(text)?.[0] ??
  text;

beforeAll(async () => {
  const query = pg.Client.prototype.query as (this: pg.Client, ...parameters: unknown[]) => unknown;
  const waiting = new WeakMap<pg.Client, number>();
  // Statements sent while the connection waits for an answer belong to the same round trip.
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...parameters: unknown[]
  ) {
    const [config] = parameters;
    const text = nameOf(typeof config === 'string' ? config : String((config as { text?: string }).text));
    // Kitchens are told beside the order, a moment after its answer.
    if (text.includes('json_array_elements_text')) return query.apply(this, parameters);
    const before = waiting.get(this) ?? 0;
    const trips = tripsByClient.get(this) ?? [];
    tripsByClient.set(this, trips);
    if (before === 0) trips.push([text]);
    else trips.at(-1)?.push(text);
    waiting.set(this, before + 1);
    const answer = query.apply(this, parameters) as Promise<unknown>;
    const answered = () => waiting.set(this, (waiting.get(this) ?? 1) - 1);
    void Promise.resolve(answer).then(answered, answered);
    return answer;
  } as never);
  api = await testApi();
  await api.importCatalogue(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' })));
}, 60_000);
afterAll(async () => {
  await api.close();
  jest.restoreAllMocks();
});

describe('an order on PostgreSQL', () => {
  it('[G28/trips] takes four round trips in one transaction, with one commit', async () => {
    const token = await guestToken(api);
    await api.call('business/order', anOrder(token));
    tripsByClient = new Map();
    expect(await api.call('business/order', anOrder(token))).toMatchObject({ responsecode: '200' });
    // The connection that listens asks every few seconds whether the server is there.
    const trips = [...tripsByClient.values()].filter((one) => one.flat().some((text) => text !== 'select 1'));
    expect(trips.flat()).toStrictEqual([
      ['begin'],
      ['insert into "request_keys"', 'from "sessions"', 'nextval'],
      [
        'insert into "orders"',
        'insert into "outbox"',
        'insert into "growing_pauses"',
        'update "request_keys"',
      ],
      ['commit'],
    ]);
  });
});
