import { aPoolOf, endPools, htmlOf } from '../testing/drawing';
import { describeHosts } from '../testing/isolates';
import { aRemotePart, aShellPart } from '../testing/server-parts';
import type { DrawingOutcome } from './drawing';
import { defaultLimits } from './drawing-pool';

afterEach(endPools);

const { pageTimeout } = defaultLimits;
const loop = '(() => { for (;;); })()';

/**
 * Draws pages of a harmful remote, and of a sound one at the same time; `settled` records the order of the outcomes, because
 * measured times mean little on a busy machine.
 */
const besideASoundOne = async ({ draw, warm }: ReturnType<typeof aPoolOf>, harmful: string) => {
  await warm();
  const settled: string[] = [];
  const recordSettled = async (name: string, outcome: Promise<DrawingOutcome>) => {
    const known = await outcome;
    settled.push(name);
    return known;
  };
  const bad = draw({ remote: harmful });
  const [sound, inTime, atLast] = await Promise.all([
    recordSettled('the other page', draw().outcomeInTime),
    recordSettled('its page', bad.outcomeInTime),
    recordSettled('its process', bad.finalOutcome),
  ]);
  return { inTime, sound, atLast, settled };
};

describeHosts('a harmful server part', (host) => {
  it.each([
    ['throws when it is evaluated', aRemotePart('1', `throw new Error('no part')`), 'remote', 'no part'],
    ['is no script', 'module.exports = {', 'remote', 'it is no script'],
    ['requires what the shell does not provide', `require('node:fs')`, 'remote', 'requires node:fs'],
    [
      'throws when it makes its page',
      `exports['./pages/home'] = () => { throw new Error('no page') }`,
      'both',
      'no page',
    ],
    ['throws when it draws', aRemotePart(`(() => { throw new Error('no screen') })()`), 'both', 'no screen'],
    [
      'throws something without a message',
      aRemotePart('(() => { throw Object.create(null) })()'),
      'both',
      '',
    ],
    [
      'waits for a promise that nobody keeps',
      aRemotePart('await new Promise(() => {})'),
      'both',
      'never comes',
    ],
    [
      'waits for a timer',
      aRemotePart('await new Promise((done) => setTimeout(done, 5))'),
      'both',
      'never comes',
    ],
  ])(
    '[EDG-7/harms] that %s fails with its reason, and the next page is drawn',
    async (_what, remote, by, why) => {
      const { atLast, inTime, sound } = await besideASoundOne(aPoolOf({}, host), remote);
      expect(htmlOf(sound)).toContain('drawn by');
      expect(atLast).toMatchObject({
        kind: 'failed',
        by,
        why: expect.stringContaining(why),
        isSevere: false,
      });
      expect(inTime).toBe(atLast);
    },
  );

  it('[EDG-7/harms] is identified as the shell when the shell throws during its evaluation', async () => {
    const { draw } = aPoolOf({}, host);
    const outcome = await draw({ shell: aShellPart().replace('exports', 'null.exports') }).finalOutcome;
    expect(outcome).toMatchObject({ kind: 'failed', by: 'shell' });
  });

  const evil = '/^(a+)+$/.test("a".repeat(40) + "!")';
  it.each([
    ['loops for ever', loop],
    ['loops between promises', '(function go() { return Promise.resolve().then(go); })()'],
    ['has a regular expression that never ends', evil],
  ])(
    '[EDG-7/nobody-waits][ISO-2/time] that %s delays only its own page, by the limit; its process is ended',
    async (_what, harm) => {
      // The process is ended soon after its page: a page that waited longer would receive that outcome instead of being late.
      const pool = aPoolOf({ firstDeadline: 400, pageTimeout }, host);
      expect(pageTimeout).toBe(250);
      const { inTime, sound, atLast, settled } = await besideASoundOne(pool, aRemotePart(harm));
      expect(inTime).toStrictEqual({ kind: 'not-drawn', why: 'late' });
      expect(settled).toStrictEqual(['the other page', 'its page', 'its process']);
      expect(htmlOf(sound)).toContain('drawn by');
      expect(atLast).toMatchObject({ kind: 'failed', isSevere: true });
      expect(htmlOf(await pool.draw().finalOutcome)).toContain('drawn by');
    },
  );

  it('[EDG-7/nobody-waits] never occupies every place, and a single stuck process delays no page beyond the limit', async () => {
    const { draw, warm } = aPoolOf({ firstDeadline: 500, pageTimeout }, host);
    await warm();
    const bad = Array.from({ length: 4 }, () => draw({ remote: aRemotePart(loop) }));
    expect(htmlOf(await draw().outcomeInTime)).toContain('drawn by');
    await Promise.all(bad.map(({ outcomeInTime }) => outcomeInTime));

    const single = aPoolOf({ workers: 1, firstDeadline: 800, pageTimeout }, host);
    await single.warm();
    const stuck = single.draw({ remote: aRemotePart(loop) });
    const settled: string[] = [];
    const atLast = stuck.finalOutcome.then(() => settled.push('its process'));
    await stuck.outcomeInTime;
    await single.draw().outcomeInTime.then(() => settled.push('the next page'));
    await atLast;
    expect(settled).toStrictEqual(['the next page', 'its process']);
  });

  it('[EDG-7/harms][ISO-1/limits] that fills the heap is ended', async () => {
    const { atLast, sound } = await besideASoundOne(
      aPoolOf({ heapMegabytes: 32, deadline: 20_000, firstDeadline: 20_000 }, host),
      aRemotePart('(() => { const all = []; for (;;) all.push({ all: [...all] }) })()'),
    );
    expect(sound.kind).toBe('drawn');
    expect(atLast).toMatchObject({ kind: 'failed', why: expect.stringContaining('memory'), isSevere: true });
  });

  it('[EDG-7/harms] that fills the memory outside the heap is ended', async () => {
    const { atLast, sound } = await besideASoundOne(
      aPoolOf({ growthMegabytes: 64, deadline: 20_000, firstDeadline: 20_000 }, host),
      aRemotePart('(() => { const all = []; for (;;) all.push(new Uint8Array(1 << 20).fill(1)) })()'),
    );
    expect(sound.kind).toBe('drawn');
    expect(atLast).toMatchObject({ kind: 'failed', why: expect.stringContaining('64 MB'), isSevere: true });
  });
});
