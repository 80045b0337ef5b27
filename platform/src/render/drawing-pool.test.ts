import { aPairOf, aPoolOf, endPools, htmlOf } from '../testing/drawing';
import { aRemotePart } from '../testing/server-parts';

afterEach(endPools);

describe('a drawing pool', () => {
  it('replaces a worker that dies, and only its page is not drawn', async () => {
    const { draw, warm } = aPoolOf({ workers: 1 });
    await warm();
    const deep = aRemotePart('(() => { const all = []; for (;;) all.push(new Array(1e6).fill(all)) })()');
    expect((await draw({ remote: deep }).finalOutcome).kind).toBe('failed');
    expect(htmlOf(await draw().finalOutcome)).toContain('drawn by');
  });

  it('replaces each worker after a limited lifetime, and keeps drawing pages', async () => {
    const { draw } = aPoolOf({ workers: 1, lifetime: 3 });
    const outcomes: string[] = [];
    for (let page = 0; page < 8; page += 1) outcomes.push((await draw().finalOutcome).kind);
    expect(outcomes).toEqual(Array(8).fill('drawn'));
  });

  it('keeps a few pairs evaluated, and evaluates a dropped one again', async () => {
    const { draw } = aPoolOf({ workers: 1, pairs: 2 });
    const counting = (name: string) =>
      aRemotePart(`'${name} ' + (globalThis.times = (globalThis.times ?? 0) + 1)`);
    const times = async (name: string) =>
      htmlOf(await draw({ remote: counting(name) }).finalOutcome).match(/[a-c] \d/)?.[0];
    const seen: unknown[] = [];
    for (const name of ['a', 'a', 'b', 'a', 'c', 'a', 'b']) seen.push(await times(name));
    expect(seen).toEqual(['a 1', 'a 2', 'b 1', 'a 3', 'c 1', 'a 4', 'b 1']);
  });

  it('does not draw a page when the queue is full, and says so at once', async () => {
    const { draw, warm } = aPoolOf({ workers: 1, queue: 2 });
    await warm();
    const all = Array.from({ length: 5 }, () => draw().outcomeInTime);
    expect(
      (await Promise.all(all)).map((outcome) => (outcome.kind === 'not-drawn' ? outcome.why : outcome.kind)),
    ).toEqual(['drawn', 'drawn', 'drawn', 'busy', 'busy']);
  });

  it('blames no release for a page that it does not draw, or that needs more than its first data', async () => {
    const { draw } = aPoolOf({ workers: 1 });
    expect(await draw({ expose: './pages/other' }).finalOutcome).toEqual({
      kind: 'not-drawn',
      why: 'no-such-page',
    });
    const asking = aRemotePart(`(() => { throw Object.assign(new Error(), { name: 'AsksForMore' }) })()`);
    expect(await draw({ remote: asking }).finalOutcome).toEqual({ kind: 'not-drawn', why: 'asks-for-more' });
  });

  it('evaluates prepared pairs before their first page, and reports those that fail', async () => {
    const { pool } = aPoolOf({ workers: 2 });
    const failures: unknown[] = [];
    const [sound, broken] = [aPairOf(), aPairOf({ remote: 'null.part' })];
    pool.prepare([sound, broken], (pair, outcome) => failures.push([pair, outcome.kind]));
    await pool.idle();
    expect(failures).toEqual([
      [broken, 'failed'],
      [broken, 'failed'],
    ]);
  });
});
