import fc from 'fast-check';
import type { CallName } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { badBody } from './testing/bad-bodies';
import { aCatalogue, aCatalogueBusiness, aCategory, aProduct } from './testing/builders';
import { testApi } from './testing/test-api';
import type { TestApi } from './testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(aCatalogue(aCatalogueBusiness({ menu: [aCategory('c-1', [aProduct('p-1')])] })));
});
afterAll(() => api.close());

const names = Object.keys(calls) as CallName[];
const request = fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), badBody(name)));

describe('bad requests', () => {
  it('[API-6] never stop the server or make it reveal its internals (G12)', async () => {
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

  it('[API-6] are refused when they are any text that is not JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.string({ unit: 'binary' }), async (name, payload) => {
        const answer = await api.post(name.replace('{provider}', 'sandbox'), payload);
        expect(answer.statusCode).toBeLessThan(500);
      }),
      { numRuns: 500 },
    );
  }, 120_000);
});
