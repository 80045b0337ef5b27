import { measureVitals } from './measure-vitals';
import { Vitals } from './vitals';

type Entry = Partial<Record<'startTime' | 'duration' | 'value' | 'interactionId', number>> & {
  readonly name?: string;
  readonly hadRecentInput?: boolean;
};

/** The performance entries of a browser, which jsdom does not have. */
const observers = new Map<string, Set<(list: { getEntries: () => object[] }) => void>>();
class FakePerformanceObserver {
  static readonly supportedEntryTypes = ['paint', 'largest-contentful-paint', 'event', 'layout-shift'];
  constructor(private readonly heard: (list: { getEntries: () => object[] }) => void) {}
  observe({ type }: { type: string }) {
    observers.set(type, (observers.get(type) ?? new Set()).add(this.heard));
  }
  disconnect() {
    observers.forEach((heard) => heard.delete(this.heard));
  }
  takeRecords() {
    return [];
  }
}

const entriesHeard = async (type: string, ...entries: Entry[]) => {
  const list = entries.map((entry) => ({ entryType: type, startTime: 0, duration: 0, ...entry }));
  observers.get(type)?.forEach((heard) => heard({ getEntries: () => list }));
  await jest.runAllTimersAsync();
};

const measuring = async () => {
  const vitals = new Vitals(measureVitals);
  vitals.start();
  await entriesHeard('paint', { name: 'first-contentful-paint', startTime: 100 });
  return vitals;
};

beforeEach(() => {
  observers.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  class PerformanceEventTiming {
    readonly interactionId = 0;
  }
  Object.defineProperty(PerformanceEventTiming.prototype, 'interactionId', { value: 0 });
  Object.assign(globalThis, { PerformanceObserver: FakePerformanceObserver, PerformanceEventTiming });
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => jest.useRealTimers());

describe('the vitals of a page', () => {
  it('[GRD-1/vitals] are the last largest paint and the slowest interaction, each with the features that were on the page for it', async () => {
    const vitals = await measuring();
    await entriesHeard('largest-contentful-paint', { startTime: 300.4 });
    await entriesHeard('largest-contentful-paint', { startTime: 812.6 });
    await entriesHeard('event', { duration: 48, interactionId: 1 });
    await entriesHeard('event', { duration: 120, interactionId: 8 });
    await entriesHeard('event', { duration: 900 });
    const shown = ['shell', 'listing', 'ordering'];
    expect(vitals.reports(shown)).toStrictEqual([
      { kind: 'vital', name: 'LCP', value: 813, features: ['shell', 'listing'] },
      { kind: 'vital', name: 'INP', value: 120, features: shown },
      { kind: 'vital', name: 'CLS', value: 0, features: shown },
    ]);
  });

  it('count the layout shift of its worst window, without what the customer has caused', async () => {
    const vitals = await measuring();
    await entriesHeard(
      'layout-shift',
      { startTime: 100, value: 0.05 },
      { startTime: 600, value: 0.02 },
      { startTime: 700, value: 0.5, hadRecentInput: true },
    );
    await entriesHeard('layout-shift', { startTime: 3_000, value: 0.06 });
    expect(vitals.reports([])).toStrictEqual([{ kind: 'vital', name: 'CLS', value: 0.07, features: [] }]);
  });

  it('[GRD-1/vitals] tell a layout shift to four digits, and times to the millisecond', async () => {
    const vitals = await measuring();
    await entriesHeard('layout-shift', { startTime: 100, value: 0.0123 });
    expect(vitals.reports([])).toStrictEqual([{ kind: 'vital', name: 'CLS', value: 0.0123, features: [] }]);
    await entriesHeard('layout-shift', { startTime: 200, value: 0.000_04 });
    expect(vitals.reports([])).toStrictEqual([{ kind: 'vital', name: 'CLS', value: 0.0123, features: [] }]);
    await entriesHeard('layout-shift', { startTime: 300, value: 0.000_02 });
    expect(vitals.reports([])).toStrictEqual([{ kind: 'vital', name: 'CLS', value: 0.0124, features: [] }]);
  });

  it('close a window of layout shift after five seconds, however short its pauses are', async () => {
    const vitals = await measuring();
    for (let time = 0; time <= 6_000; time += 500)
      await entriesHeard('layout-shift', { startTime: time, value: 0.01 });
    expect(vitals.reports([])).toStrictEqual([{ kind: 'vital', name: 'CLS', value: 0.1, features: [] }]);
  });

  it('are not reported while nothing is measured', () => {
    expect(new Vitals(measureVitals).reports(['shell'])).toStrictEqual([]);
  });

  it('are measured once, however often the page comes on the screen', () => {
    let times = 0;
    const vitals = new Vitals(() => (times += 1));
    vitals.start();
    vitals.start();
    expect(times).toBe(1);
  });
});
