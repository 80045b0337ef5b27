import { teamTurns } from './team-turns';

/** Work of teams that ends when it is told to, and the order in which it began. */
const someWork = (atOnce: number) => {
  const turns = teamTurns(atOnce);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  /** Waits until everything that can begin has begun. */
  const settle = () => new Promise<void>((done) => void setImmediate(done));
  return {
    begun,
    turns,
    add(...names: string[]) {
      for (const name of names)
        void turns.take(name.charAt(0), () => {
          begun.push(name);
          return new Promise<void>((end) => ends.set(name, end));
        });
      return settle();
    },
    end(name: string) {
      ends.get(name)?.();
      return settle();
    },
  };
};

describe('the turns of teams', () => {
  it('[REL-19/turns] one team’s work runs one at a time, in its order, also when there is room for more', async () => {
    const { add, end, begun } = someWork(2);
    await add('a1', 'a2', 'a3');
    expect(begun).toStrictEqual(['a1']);
    await end('a1');
    expect(begun).toStrictEqual(['a1', 'a2']);
    await end('a2');
    expect(begun).toStrictEqual(['a1', 'a2', 'a3']);
  });

  it('[REL-19/turns] a team that comes later waits for one piece of work of another at most', async () => {
    const { add, end, begun } = someWork(1);
    await add('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1');
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name);
    expect(begun).toStrictEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('[REL-19/turns] no more than the allowed number run at once over all teams', async () => {
    const { add, end, begun } = someWork(2);
    await add('a1', 'b1', 'c1', 'd1');
    expect(begun).toStrictEqual(['a1', 'b1']);
    await end('b1');
    expect(begun).toStrictEqual(['a1', 'b1', 'c1']);
  });

  it('work that fails is answered with its failure, and the turn passes on', async () => {
    const { turns } = someWork(1);
    const failing = turns.take('a', () => Promise.reject(new Error('no room')));
    const next = turns.take('a', async () => 'done');
    await expect(failing).rejects.toThrow('no room');
    expect(await next).toBe('done');
  });
});
