import type { KeyedVote, VoteBatch } from './vote-batch';
import { VoteQueue } from './vote-queue';

const aVote = (visitor: string): KeyedVote => ({
  rollout: 1,
  brand: 'market',
  arm: 'canary',
  share: 1_000,
  signal: 'failure',
  kind: 'trial',
  at: 0,
  visitor,
  address: visitor,
});
const only = (...votes: KeyedVote[]) => ({ votes, goals: [], vitals: [], faults: [] });

function aQueue() {
  const batches: VoteBatch[] = [];
  const dropped: number[] = [];
  let fault: Error | undefined;
  const faults: unknown[] = [];
  const queue = new VoteQueue({
    count: async (batch) => {
      batches.push(batch);
      if (fault) throw fault;
    },
    failed: (error) => faults.push(error),
    dropped: (votes) => dropped.push(votes),
  });
  return { queue, batches, dropped, faults, fail: (error: Error | undefined) => (fault = error) };
}

describe('the votes that an edge sends', () => {
  it('are sent together, and none twice', async () => {
    const { queue, batches } = aQueue();
    await queue.flush();
    queue.add(only(aVote('a')));
    queue.add(only(aVote('b')));
    await Promise.all([queue.flush(), queue.flush()]);
    await queue.flush();
    expect(batches.map(({ votes }) => votes.map(({ visitor }) => visitor))).toStrictEqual([['a', 'b']]);
  });

  it('are sent again in the same batch, with the same id, before any later ones', async () => {
    const { queue, batches, faults, fail } = aQueue();
    queue.add(only(aVote('a')));
    fail(new Error('the database is away'));
    await queue.flush();
    queue.add(only(aVote('b')));
    await queue.flush();
    fail(undefined);
    await queue.flush();
    const [first, second, third, fourth] = batches;
    expect([second, third]).toStrictEqual([first, first]);
    expect(fourth?.votes).toStrictEqual([aVote('b')]);
    expect(fourth?.id).not.toBe(first?.id);
    expect(faults).toHaveLength(2);
  });

  it('delay no request: adding does not count, and too many while the database is unavailable are dropped and reported', async () => {
    const { queue, batches, dropped } = aQueue();
    for (let page = 0; page < 50_003; page += 1) queue.add(only(aVote(String(page))));
    expect([batches.length, dropped]).toStrictEqual([0, [1, 1, 1]]);
    await queue.flush();
    expect(batches).toHaveLength(100);
    expect(new Set(batches.map(({ id }) => id)).size).toBe(100);
  });
});
