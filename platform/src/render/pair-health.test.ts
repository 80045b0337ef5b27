import type { DrawingOutcome, DrawingPair } from './drawing';
import { PairHealth } from './pair-health';

const part = (name: string) => ({ name, key: name, base: `/${name}/`, code: '' });
const pairOf = (shell: string, remote?: string): DrawingPair => ({
  shell: part(shell),
  remote: remote === undefined ? undefined : part(remote),
});
const pair = pairOf('shell@1', 'listing@2');
const drawn: DrawingOutcome = { kind: 'drawn', html: 'a page', assumed: [], readsClock: false };
const failed = (what: 'threw' | 'ended', by: 'shell' | 'remote' | 'both' = 'both'): DrawingOutcome => ({
  kind: 'failed',
  by,
  isSevere: what === 'ended',
  why: 'a test',
});
const notDrawn = (why: Extract<DrawingOutcome, { kind: 'not-drawn' }>['why']): DrawingOutcome => ({
  kind: 'not-drawn',
  why,
});

const aHealth = () => {
  let now = 0;
  const health = new PairHealth(() => now);
  return { health, wait: (milliseconds: number) => void (now += milliseconds) };
};

describe('a failed drawing', () => {
  it.each(['threw', 'ended'] as const)(
    '[GRD-8/charged] counts each time when it is the release’s own doing: %s',
    (cause) => {
      const { health } = aHealth();
      expect([health.record(pair, failed(cause)), health.record(pair, failed(cause))]).toStrictEqual([
        'both',
        'both',
      ]);
    },
  );

  it('[GRD-8/charged] counts against the release that threw while it was evaluated', () => {
    const { health } = aHealth();
    expect(health.record(pair, failed('threw', 'shell'))).toBe('shell');
    expect(health.record(pair, failed('threw', 'remote'))).toBe('remote');
    expect(health.record(pairOf('shell@1'), failed('ended'))).toBe('shell');
  });

  it('[GRD-8/charged] counts not against a release that has drawn with others, unless both have', () => {
    const { health } = aHealth();
    health.record(pairOf('shell@1', 'checkout@1'), drawn);
    expect(health.record(pair, failed('threw'))).toBe('remote');
    // A page that the two drew before excuses neither.
    health.record(pair, drawn);
    expect(health.record(pair, failed('threw'))).toBe('remote');
    health.record(pairOf('shell@0', 'listing@2'), drawn);
    expect(health.record(pair, failed('threw'))).toBe('both');
    expect(health.record(pairOf('shell@2', 'listing@2'), failed('threw'))).toBe('shell');
  });

  it.each(['late', 'interrupted', 'busy', 'asks-for-more', 'no-such-page'] as const)(
    '[GRD-8/nobody] counts for nobody when it is no failure: %s',
    (why) => {
      const { health } = aHealth();
      for (let time = 0; time < 30; time += 1) expect(health.record(pair, notDrawn(why))).toBeUndefined();
    },
  );
});

describe('a pair that fails', () => {
  it('rests for a minute after ten pages that it could not draw, then after one more', () => {
    const { health, wait } = aHealth();
    for (let page = 0; page < 9; page += 1) health.record(pair, failed('threw'));
    expect(health.isResting(pair)).toBe(false);
    health.record(pair, failed('threw'));
    expect(health.isResting(pair)).toBe(true);
    expect(health.isResting(pairOf('shell@1', 'checkout@1'))).toBe(false);
    wait(60_000);
    expect(health.isResting(pair)).toBe(false);
    health.record(pair, failed('threw'));
    expect(health.isResting(pair)).toBe(true);
  });

  it('starts from zero once it has drawn a page', () => {
    const { health } = aHealth();
    for (let page = 0; page < 9; page += 1) health.record(pair, failed('threw'));
    health.record(pair, drawn);
    health.record(pair, failed('threw'));
    expect(health.isResting(pair)).toBe(false);
  });

  it('rests at once when its process had to be ended by force', () => {
    const { health } = aHealth();
    health.record(pair, failed('ended'));
    expect(health.isResting(pair)).toBe(true);
  });

  it('rests after ten pages that came too late, which spares a busy machine', () => {
    const { health } = aHealth();
    for (let page = 0; page < 9; page += 1) health.record(pair, notDrawn(page < 5 ? 'late' : 'interrupted'));
    expect(health.isResting(pair)).toBe(false);
    health.record(pair, notDrawn('late'));
    expect(health.isResting(pair)).toBe(true);
  });
});
