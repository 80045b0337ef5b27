import { openRealPostgres } from 'api/testing/databases';
import { openServer } from 'api/testing/open-server';
import { registryMigrations } from '../registry/database';
import { GuardStore } from '../rollout-guard/guard-store';
import type { KeyedVote, VoteBatch } from './vote-batch';

jest.setTimeout(60_000);

const at = Date.parse('2026-11-21T12:00:00Z');
const aVote = (voter: number, fields: Partial<KeyedVote> = {}): KeyedVote => ({
  rollout: 1,
  brand: 'market',
  arm: 'canary',
  share: 1_000,
  signal: 'failure',
  kind: 'trial',
  at,
  visitor: `visitor ${voter}`,
  address: `address ${voter}`,
  ...fields,
});
const aBatch = (id: string, votes: readonly KeyedVote[]): VoteBatch => ({
  id,
  votes,
  goals: [],
  vitals: [],
  faults: [],
});
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('votes that two edges count at the same time, in PostgreSQL', () => {
  let first: Awaited<ReturnType<typeof openRealPostgres>>;
  let second: Awaited<ReturnType<typeof openServer>>;
  let edges: GuardStore[];
  beforeEach(async () => {
    first = await openRealPostgres([registryMigrations]);
    second = await openServer(first.url, undefined, [registryMigrations]);
    edges = [first, second].map(({ database }) => new GuardStore({ database, pointSeconds: 60 }));
  });
  afterEach(async () => {
    await second.close();
    await first.close();
  });
  const counted = async () => {
    const [row] = (await edges[0]?.counts(1)) ?? [];
    return row && [row.trials, row.hits, row.firstTrials, row.firstHits];
  };

  it('add up, and a visitor of both edges counts once', async () => {
    // Each edge has 400 visitors of its own and 100 that the other has too.
    const batches = edges.flatMap((_edge, edge) =>
      numbers(10).map((batch) => {
        const own = numbers(40).map((voter) => 10_000 * (edge + 1) + batch * 40 + voter);
        const common = numbers(10).map((voter) => batch * 10 + voter);
        const votes = [...own, ...common].flatMap((voter) => [
          aVote(voter),
          aVote(voter, {
            kind: 'failure',
            visitor: `visitor ${voter} fails`,
            address: `address ${voter} fails`,
          }),
        ]);
        return { edge, batch: aBatch(`batch ${batch} of edge ${edge}`, votes) };
      }),
    );
    await Promise.all(batches.map(({ edge, batch }) => edges[edge]?.count(batch)));
    expect(await counted()).toStrictEqual([900, 900, 900, 900]);
  });

  it('[GRD-7/address] of one address count up to twenty on a day, and up to one for the tests, on whichever edge', async () => {
    const batches = numbers(20).map((batch) =>
      aBatch(
        `batch ${batch}`,
        numbers(50).map((voter) => aVote(batch * 50 + voter, { address: 'one address' })),
      ),
    );
    await Promise.all(batches.map((batch, index) => edges[index % 2]?.count(batch)));
    expect(await counted()).toStrictEqual([20, 0, 1, 0]);
  });

  it('and values are counted once when a batch is sent again because its arrival was uncertain', async () => {
    const vital = { brand: 'market', name: 'listing', version: '1.0.0', vital: 'LCP', value: 900 } as const;
    const batch = {
      ...aBatch('a batch', [aVote(1)]),
      vitals: [
        { ...vital, isWatched: false, at },
        { ...vital, isWatched: true, at },
      ],
    };
    await Promise.all([edges[0]?.count(batch), edges[1]?.count(batch), edges[1]?.count(batch)]);
    await edges[0]?.count(batch);
    const day = 24 * 3_600_000;
    const measured = await edges[0]?.measured('listing', ['1.0.0'], new Date(at - day), new Date(at + day));
    expect(measured).toStrictEqual([
      { brand: 'market', vital: 'LCP', bucket: expect.any(Number), values: 2 },
    ]);
    expect(await counted()).toStrictEqual([1, 0, 1, 0]);
  });
});
