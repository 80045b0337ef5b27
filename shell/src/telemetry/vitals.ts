import type { Report } from './reporter';

type VitalName = 'LCP' | 'INP' | 'CLS';

/** Tells every new value of a vital: LCP and INP in milliseconds, CLS as a score. */
export type MeasureVitals = (changed: (name: VitalName, value: number) => void) => void;

/** The largest contentful paint, the slowest interactions and the layout shift of a page, as measured so far. */
export class Vitals {
  readonly #values = new Map<VitalName, number>();
  readonly #measure: MeasureVitals;
  #isMeasuring = false;

  constructor(measure: MeasureVitals) {
    this.#measure = measure;
  }

  /** Begins to measure; the browser has kept what happened on the page before. */
  start() {
    if (this.#isMeasuring) return;
    this.#isMeasuring = true;
    this.#measure((name, value) => this.#values.set(name, value));
  }

  /** `shown` are the features that have been on the page; only the shell and the first feature were there for the largest paint. */
  reports(shown: readonly string[]): Report[] {
    const vital = (name: VitalName, digits: number, features: readonly string[]): Report[] => {
      const value = this.#values.get(name);
      return value === undefined
        ? []
        : [{ kind: 'vital', name, value: Math.round(value * 10 ** digits) / 10 ** digits, features }];
    };
    return [...vital('LCP', 0, shown.slice(0, 2)), ...vital('INP', 0, shown), ...vital('CLS', 4, shown)];
  }
}
