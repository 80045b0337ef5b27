/**
 * What a rollout can watch (ROL-1):
 * - `failure`: page loads in which the release failed to load, threw, or was replaced by its fallback
 * - `slow-paint`, `slow-press`, `layout-shift`: page loads whose LCP, INP or CLS is worse than stable's 75th percentile was before
 * - `unfinished-checkout`: checkouts that were opened and did not end in an order
 */
export const rolloutSignals = [
  'failure',
  'slow-paint',
  'slow-press',
  'layout-shift',
  'unfinished-checkout',
] as const;
