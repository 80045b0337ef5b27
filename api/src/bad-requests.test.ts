import fc from 'fast-check';
import type { CallName } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { bodyShapes } from '@storefront/contract/testing';
import { aCatalogue, aCatalogueBusiness, aCategory, aProduct } from './testing/builders';
import { testApi, type TestApi } from './testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.bring(aCatalogue(aCatalogueBusiness({ menu: [aCategory('c-1', [aProduct('p-1')])] })));
});
afterAll(() => api.close());

const names = Object.keys(calls) as CallName[];
const nasty = fc.oneof(
  fc.constantFrom(
    '',
    '__proto__',
    "'; drop table businesses; --",
    '<script>alert(1)</script>',
    '\u202Eevil',
    '\u0000',
    '\uD800',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}, 'E1 6AN', 'b-saffron-yard', 'p-1', 1e308, -1),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A body for the call with each field left out, nasty, or now and then as it should be. */
function bodyFor(name: CallName) {
  const fields = bodyShapes(name).flatMap(({ properties }) => Object.keys(properties));
  const record = Object.fromEntries(fields.map((field) => [field, nasty]));
  return fc.oneof(fc.record(record, { requiredKeys: [] }), fc.record(record), fc.jsonValue());
}

const request = fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), bodyFor(name)));

describe('bad requests', () => {
  it('[API-6] never bring the server down, nor make it tell of itself (G12)', async () => {
    await fc.assert(
      fc.asyncProperty(request, async ([name, body]) => {
        const answer = await api.post(name.replace('{provider}', 'sandbox'), JSON.stringify(body) ?? '');
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.payload).not.toMatch(/node_modules|\.ts:\d|select |at async/);
        expect(answer.json()).toHaveProperty('responsecode');
      }),
      { numRuns: 2_000 },
    );
  }, 120_000);

  it('[API-6] are refused as text too, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.string({ unit: 'binary' }), async (name, payload) => {
        const answer = await api.post(name.replace('{provider}', 'sandbox'), payload);
        expect(answer.statusCode).toBeLessThan(500);
      }),
      { numRuns: 500 },
    );
  }, 120_000);
});
