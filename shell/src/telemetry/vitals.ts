import type { End } from '@storefront/host';
import type { Report } from './reporter';

/** What is used of a performance entry. */
export interface TimingEntry {
  readonly startTime: number;
  readonly duration: number;
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
}

/** Hears performance entries of a type; a browser that does not know the type tells nothing. */
export type Timings = (type: string, heard: (entry: TimingEntry) => void) => End;

const sessionGap = 1_000;
const sessionLength = 5_000;

/**
 * Largest paint and slowest interaction in milliseconds, and layout shift by its worst window (a window ends after a
 * second of rest or five in all), as the page has had them by the time `reports` is asked.
 */
export class Vitals {
  private largestPaint: number | undefined;
  private slowest: number | undefined;
  private shift = 0;
  private window = { from: 0, last: -Infinity, sum: 0 };

  constructor(timings: Timings) {
    timings('largest-contentful-paint', (entry) => (this.largestPaint = entry.startTime));
    timings('event', (entry) => {
      if (entry.interactionId) this.slowest = Math.max(this.slowest ?? 0, entry.duration);
    });
    timings('layout-shift', (entry) => this.shifted(entry));
  }

  /** `shown` are the features that have been on the page; the shell and the one after it were there for the largest paint. */
  reports(shown: readonly string[]): Report[] {
    const vital = (name: 'LCP' | 'INP', value: number | undefined, features: readonly string[]): Report[] =>
      value === undefined ? [] : [{ kind: 'vital', name, value: Math.round(value), features }];
    return [
      ...vital('LCP', this.largestPaint, shown.slice(0, 2)),
      ...vital('INP', this.slowest, shown),
      { kind: 'vital', name: 'CLS', value: Math.round(this.shift * 10_000) / 10_000, features: shown },
    ];
  }

  private shifted({ startTime, value = 0, hadRecentInput }: TimingEntry) {
    if (hadRecentInput) return;
    const { from, last, sum } = this.window;
    const goesOn = startTime - last < sessionGap && startTime - from < sessionLength;
    this.window = { from: goesOn ? from : startTime, last: startTime, sum: goesOn ? sum + value : value };
    this.shift = Math.max(this.shift, this.window.sum);
  }
}
