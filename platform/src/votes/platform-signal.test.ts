import { PlatformSignal } from './platform-signal';

const aSignal = () => {
  let now = Date.parse('2026-11-21T18:00:00.500Z');
  const signal = new PlatformSignal({ now: () => new Date(now) });
  return { signal, wait: (seconds: number) => void (now += seconds * 1_000) };
};

describe('what happens to the platform itself', () => {
  it('[GRD-8/platform] is said to operators for a minute, and a restart is no warning', () => {
    const { signal, wait } = aSignal();
    signal.add('restarted');
    expect(signal.warnings()).toStrictEqual([]);
    signal.add('paused');
    wait(30);
    for (const event of ['late', 'late', 'resting', 'paused'] as const) signal.add(event);
    expect(signal.warnings()).toStrictEqual([
      'This server stood still for a second or longer 2 times in the last minute.',
      'First screens were not drawn in time 2 times in the last minute.',
      'Pages were sent without their first screen once in the last minute, because their releases had failed before.',
    ]);
    wait(31);
    expect(signal.warnings()[0]).toBe(
      'This server stood still for a second or longer once in the last minute.',
    );
    wait(60);
    expect(signal.warnings()).toStrictEqual([]);
  });

  it('[GRD-8/platform] is taken once to be stored, and given back when that failed', () => {
    const { signal } = aSignal();
    signal.add('late');
    signal.add('resting');
    const taken = signal.take();
    expect(taken).toStrictEqual({ paused: 0, restarted: 0, late: 1, resting: 1 });
    signal.add('late');
    signal.restore(taken);
    expect(signal.take()).toStrictEqual({ paused: 0, restarted: 0, late: 2, resting: 1 });
    expect(signal.take()).toStrictEqual({ paused: 0, restarted: 0, late: 0, resting: 0 });
  });
});
