/** How often and by how much the guard judges; a demonstration and tests take shorter times. */
export interface GuardSettings {
  /** Seconds between two looks at every rollout. */
  readonly lookSeconds: number;
  /** Seconds for which an edge gathers votes before it hands them on. */
  readonly flushSeconds: number;
  /** How long a point of the charts is. */
  readonly pointSeconds: number;
  /** After how long an opened checkout without an order counts as left. */
  readonly checkoutSeconds: number;
  /** How many values of stable it takes to say from where on a page is slow. */
  readonly leastVitals: number;
}

export const usualSettings: GuardSettings = {
  lookSeconds: 5,
  flushSeconds: 1,
  pointSeconds: 60,
  checkoutSeconds: 30 * 60,
  leastVitals: 200,
};
