import { readdirSync, readFileSync } from 'node:fs';
import type { IsolateHost } from '../isolates/isolate-host';
import { aPairOf, aPoolOf, endPools, htmlOf } from '../testing/drawing';
import { aRemotePart } from '../testing/server-parts';
import { DrawingPool, defaultLimits } from './drawing-pool';

afterEach(endPools);

/** The command of a process; `''` once it has ended. */
const commandOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
};

describe('a drawing pool', () => {
  it('replaces a worker that dies, and only its page is not drawn', async () => {
    const { draw, warm } = aPoolOf({ workers: 1 });
    await warm();
    const deep = aRemotePart('(() => { const all = []; for (;;) all.push(new Array(1e6).fill(all)) })()');
    expect((await draw({ remote: deep }).finalOutcome).kind).toBe('failed');
    expect(htmlOf(await draw().finalOutcome)).toContain('drawn by');
  });

  it('keeps a few pairs evaluated, and evaluates a dropped one again', async () => {
    const { draw } = aPoolOf({ workers: 1, processes: 2 });
    const counting = (name: string) =>
      aRemotePart(`'${name} ' + (globalThis.times = (globalThis.times ?? 0) + 1)`);
    const times = async (name: string) =>
      htmlOf(await draw({ remote: counting(name) }).finalOutcome).match(/[a-c] \d/)?.[0];
    const seen: unknown[] = [];
    for (const name of ['a', 'a', 'b', 'a', 'c', 'a', 'b']) seen.push(await times(name));
    expect(seen).toStrictEqual(['a 1', 'a 2', 'b 1', 'a 3', 'c 1', 'a 4', 'b 1']);
  });

  it('[DEV-5/no-debugger] draws in processes without a debugger, whatever this process was started with', async () => {
    const { warm } = aPoolOf({ workers: 1 });
    const options = process.env['NODE_OPTIONS'];
    process.env['NODE_OPTIONS'] = '--inspect';
    await warm();
    process.env['NODE_OPTIONS'] = options ?? '';
    const commands = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(commandOf)
      .filter((command) => command.includes('--control-fd=3'));
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((command) => /inspect/.test(command))).toStrictEqual([]);
  });

  it('does not draw a page when the queue is full, and says so at once', async () => {
    const { draw, warm } = aPoolOf({ workers: 1, queue: 2 });
    await warm();
    const all = Array.from({ length: 5 }, () => draw().outcomeInTime);
    expect(
      (await Promise.all(all)).map((outcome) => (outcome.kind === 'not-drawn' ? outcome.why : outcome.kind)),
    ).toStrictEqual(['drawn', 'drawn', 'drawn', 'busy', 'busy']);
  });

  it('blames no release for a page that it does not draw, or that needs more than its first data', async () => {
    const { draw } = aPoolOf({ workers: 1 });
    expect(await draw({ expose: './pages/other' }).finalOutcome).toStrictEqual({
      kind: 'not-drawn',
      why: 'no-such-page',
    });
    const asking = aRemotePart(`(() => { throw Object.assign(new Error(), { name: 'AsksForMore' }) })()`);
    expect(await draw({ remote: asking }).finalOutcome).toStrictEqual({
      kind: 'not-drawn',
      why: 'asks-for-more',
    });
  });

  it('evaluates prepared pairs before their first page, and reports those that fail', async () => {
    const { pool } = aPoolOf({ workers: 2 });
    const failures: unknown[] = [];
    const [sound, broken] = [aPairOf(), aPairOf({ remote: 'null.part' })];
    pool.prepare([sound, broken], (pair, outcome) => failures.push([pair, outcome.kind]));
    await pool.idle();
    expect(failures).toStrictEqual([[broken, 'failed']]);
  });

  it('[ISO-2/blame] charges a pair for the second death of its process while it draws, and nobody for the first', async () => {
    const log = { error: jest.fn(), warn: jest.fn() };
    const dying: IsolateHost = {
      wall: 'none',
      fault: () => undefined,
      start: () => ({
        socket: Promise.resolve('/nowhere'),
        end: Promise.resolve('died'),
        usage: async () => undefined,
        kill: () => undefined,
      }),
    };
    const pool = new DrawingPool({ limits: { ...defaultLimits, workers: 1 }, host: async () => dying, log });
    const page = { page: '{}', address: '/', expose: undefined };
    const outcomes = [];
    for (let time = 0; time < 3; time += 1) outcomes.push(await pool.draw(aPairOf(), page).finalOutcome);
    const interrupted = { kind: 'not-drawn', why: 'interrupted' };
    expect(outcomes).toStrictEqual([
      interrupted,
      { kind: 'failed', by: 'both', isSevere: true, why: 'its process ended each time it drew' },
      interrupted,
    ]);
    await pool.close();
  });

  it('[ISO-1/production] evaluates and draws nothing where no code of releases may run, and says so once', async () => {
    const log = { error: jest.fn(), warn: jest.fn() };
    const pool = new DrawingPool({
      limits: { ...defaultLimits, workers: 1 },
      host: () => Promise.reject(new Error('no wall')),
      log,
    });
    pool.prepare([aPairOf()], () => undefined);
    await pool.idle();
    pool.prepare([aPairOf()], () => undefined);
    await pool.idle();
    const page = { page: '{}', address: '/', expose: undefined };
    expect(await pool.draw(aPairOf(), page).finalOutcome).toStrictEqual({ kind: 'not-drawn', why: 'busy' });
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});
