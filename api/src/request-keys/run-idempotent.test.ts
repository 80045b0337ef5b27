import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database';
import { openRealPostgres } from '../testing/databases';
import { lookUpNothing, runIdempotent } from './run-idempotent';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openRealPostgres();
  await opened.database.execute('create table done (what text)');
}, 60_000);
beforeEach(async () => {
  await opened.database.execute('delete from done');
  await opened.database.execute('delete from request_keys');
});
afterAll(() => opened.close());

const now = new Date('2026-11-20T18:30:00Z');
const request = { call: 'business/order', brandId: 'market', key: 'k-1', payload: { a: 1 }, now };
const doneInAll = async () => (await opened.database.execute('select what from done')).rows.length;

interface Change {
  readonly request?: Partial<typeof request>;
  readonly isFinal?: boolean;
  /** What the work does beside its own statement, once that has been made. */
  readonly fail?: () => Promise<unknown>;
}

let answers = 0;
/** Runs work that leaves a line in a table and answers another number each time. */
const run = ({ request: change, isFinal = true, fail }: Change = {}) =>
  runIdempotent(
    opened.database,
    { ...request, ...change },
    {
      lookUp: lookUpNothing,
      async run(transaction) {
        await transaction.execute(sql`insert into done values ('work')`);
        return { answer: (answers += 1), writing: fail?.() };
      },
      isFinal: () => isFinal,
    },
  );

describe('work under a request key, on real PostgreSQL', () => {
  it('is done once, and answered alike', async () => {
    const first = await run();
    expect(await run()).toStrictEqual(first);
    expect(await doneInAll()).toBe(1);
  });

  it.each([
    ['call', { call: 'business/booking' }],
    ['brand', { brandId: 'kiosk' }],
    ['key', { key: 'k-2' }],
  ])('is other work when its %s is another', async (_part, change) => {
    const first = await run();
    const second = await run({ request: change });
    expect(second.kind).toBe('answered');
    expect(second).not.toStrictEqual(first);
    expect(await doneInAll()).toBe(2);
    expect(await run()).toStrictEqual(first);
    expect(await run({ request: change })).toStrictEqual(second);
    expect(await doneInAll()).toBe(2);
  });

  it('is refused for another payload, and not done', async () => {
    await run();
    expect(await run({ request: { payload: { a: 2 } } })).toStrictEqual({ kind: 'other-payload' });
    expect(await doneInAll()).toBe(1);
  });

  it('is done again a day later, and no sooner', async () => {
    const day = 24 * 3_600_000;
    await run();
    await run({ request: { now: new Date(now.getTime() + day - 1) } });
    expect(await doneInAll()).toBe(1);
    const later = { now: new Date(now.getTime() + day), payload: { a: 2 } };
    expect((await run({ request: later })).kind).toBe('answered');
    expect(await doneInAll()).toBe(2);
  });

  it('leaves its effects and no answer when the answer is not final', async () => {
    const first = await run({ isFinal: false });
    const second = await run();
    expect(second).not.toStrictEqual(first);
    expect(await doneInAll()).toBe(2);
    expect(await run()).toStrictEqual(second);
  });

  it('leaves nothing when a statement fails that was still in progress, and may be tried again', async () => {
    await expect(run({ fail: () => Promise.reject(new Error('a statement failed')) })).rejects.toThrow(
      'a statement failed',
    );
    expect(await doneInAll()).toBe(0);
    expect((await run()).kind).toBe('answered');
    expect(await doneInAll()).toBe(1);
  });

  it('waits for one at the same time: when that fails, it is done by the next', async () => {
    let fail: (error: Error) => void = () => undefined;
    const stuck = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    let isRunning: () => void = () => undefined;
    const running = new Promise<void>((resolve) => {
      isRunning = resolve;
    });
    const first = run({
      fail: () => {
        isRunning();
        return stuck;
      },
    });
    await running;
    const second = run();
    fail(new Error('the process stopped'));
    await expect(first).rejects.toThrow('the process stopped');
    expect((await second).kind).toBe('answered');
    expect(await doneInAll()).toBe(1);
  });
});
