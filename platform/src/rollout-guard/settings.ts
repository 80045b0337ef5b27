import type { NumberQueries } from './number-queries';

/** How often and with how much data the guard judges; demonstrations and tests use shorter times. */
export interface GuardSettings {
  /** Seconds between two looks at every rollout. */
  readonly lookSeconds: number;
  /** Seconds for which an edge collects votes before it sends them. */
  readonly flushSeconds: number;
  /** The duration of a point in the charts, in seconds. */
  readonly pointSeconds: number;
  /** Seconds after which an opened checkout without an order counts as unfinished. */
  readonly checkoutSeconds: number;
  /** For how many minutes a promoted rollout is compared with the former release; 0 for not at all. */
  readonly watchMinutes: number;
  /** How many values of stable are needed to determine when a page is slow. */
  readonly minVitals: number;
  /** The server that is asked for the numbers of `queries`, which speaks Prometheus' query API. */
  readonly prometheusUrl?: string;
  readonly queries?: NumberQueries;
}

export const defaultSettings: GuardSettings = {
  lookSeconds: 5,
  flushSeconds: 1,
  pointSeconds: 60,
  checkoutSeconds: 30 * 60,
  watchMinutes: 24 * 60,
  minVitals: 200,
};
