import { gatherFirstData } from './first-data';
import { aBrand } from '../../testing/brands';
import { matchRoute } from '@storefront/contract';

const brand = aBrand();
const page = (path: string) => {
  const match = matchRoute(brand, path, {});
  if (match.kind !== 'page') throw new Error(`${path} is no page`);
  return match;
};

describe('gathering the first data of a page', () => {
  it('a failed call is reported, and the others continue', async () => {
    const missed: string[] = [];
    const data = await gatherFirstData(
      {
        ask: async (call) => {
          if (call === 'business/details') throw new Error('broken');
          return { responsecode: '200' } as never;
        },
        limit: 1_000,
        onMissed: (call, why) => missed.push(`${call} ${why}`),
      },
      brand,
      page('/business/miso'),
      {},
    );
    expect(missed).toStrictEqual(['business/details failed']);
    expect(data.map(({ call }) => call)).toStrictEqual(['information/business_meta_details']);
  });

  it('answers stand in the order of their calls, whichever comes first', async () => {
    const answers: (() => void)[] = [];
    const gathering = gatherFirstData(
      {
        ask: (call) =>
          new Promise((resolve) =>
            answers.push(() => resolve({ responsecode: '200', info: { business_id: call } } as never)),
          ),
        limit: 60_000,
        onMissed: () => undefined,
      },
      brand,
      page('/business/miso'),
      {},
    );
    while (answers.length > 0) {
      for (const answer of answers.splice(0).reverse()) answer();
      await new Promise(setImmediate);
    }
    expect((await gathering).map(({ call }) => call)).toStrictEqual([
      'business/details',
      'information/business_meta_details',
      'business/menu',
      'business/discount',
    ]);
  });

  it('an answer after the limit is left to the page', async () => {
    const answers: (() => void)[] = [];
    const data = await gatherFirstData(
      {
        ask: () => new Promise((resolve) => answers.push(() => resolve({ responsecode: '200' } as never))),
        limit: 5,
        onMissed: () => undefined,
      },
      brand,
      page('/business/miso'),
      {},
    );
    for (const answer of answers) answer();
    await Promise.resolve();
    expect(data).toStrictEqual([]);
  });
});
