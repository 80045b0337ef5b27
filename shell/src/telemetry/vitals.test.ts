import { Vitals } from './vitals';
import type { TimingEntry, Timings } from './vitals';

const browser = () => {
  const heard = new Map<string, (entry: TimingEntry) => void>();
  const timings: Timings = (type, hear) => {
    heard.set(type, hear);
    return () => undefined;
  };
  const tell = (type: string, entry: Partial<TimingEntry>) =>
    heard.get(type)?.({ startTime: 0, duration: 0, ...entry });
  return { timings, tell };
};

describe('the vitals of a page', () => {
  it('[GRD-1/vitals] the last largest paint, the slowest interaction, each with the features that were on the page for it', () => {
    const { timings, tell } = browser();
    const vitals = new Vitals(timings);
    tell('largest-contentful-paint', { startTime: 300.4 });
    tell('largest-contentful-paint', { startTime: 812.6 });
    tell('event', { duration: 48, interactionId: 1 });
    tell('event', { duration: 120, interactionId: 2 });
    tell('event', { duration: 900 });
    const shown = ['shell', 'listing', 'ordering'];
    expect(vitals.reports(shown)).toEqual([
      { kind: 'vital', name: 'LCP', value: 813, features: ['shell', 'listing'] },
      { kind: 'vital', name: 'INP', value: 120, features: shown },
      { kind: 'vital', name: 'CLS', value: 0, features: shown },
    ]);
  });

  it('layout shift is that of its worst window, without what the customer has caused', () => {
    const { timings, tell } = browser();
    const vitals = new Vitals(timings);
    tell('layout-shift', { startTime: 100, value: 0.05 });
    tell('layout-shift', { startTime: 600, value: 0.02 });
    tell('layout-shift', { startTime: 700, value: 0.5, hadRecentInput: true });
    tell('layout-shift', { startTime: 3_000, value: 0.06 });
    expect(vitals.reports([])).toEqual([{ kind: 'vital', name: 'CLS', value: 0.07, features: [] }]);
  });

  it('a window is closed after five seconds, however little it rests', () => {
    const { timings, tell } = browser();
    const vitals = new Vitals(timings);
    for (let time = 0; time <= 6_000; time += 500) tell('layout-shift', { startTime: time, value: 0.01 });
    expect(vitals.reports([])).toEqual([{ kind: 'vital', name: 'CLS', value: 0.1, features: [] }]);
  });
});
