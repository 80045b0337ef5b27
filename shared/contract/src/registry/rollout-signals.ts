/**
 * What a visitor of a release may meet that should not happen, or happens more often than before:
 * - `failure`: page loads in which the release failed to load, threw, or was replaced by its fallback
 * - `slow-paint`, `slow-press`, `layout-shift`: page loads whose LCP, INP or CLS is worse than stable's 75th percentile was before
 * - `unfinished-checkout`: checkouts that were opened and did not end in an order
 * - `other-price`: orders for which the page showed other dishes, charges or prices than the server computes
 * - `small-order`: orders whose value, as the server computes it, is among the lowest quarter of the week before
 */
export const faultSignals = [
  'failure',
  'slow-paint',
  'slow-press',
  'layout-shift',
  'unfinished-checkout',
  'other-price',
  'small-order',
] as const;

/**
 * The goals of features (GRD-10): what their pages are for, and what visitors do less often when a release does not work:
 * - `opens-business` (listing): visits of the home page or the listing in which a restaurant was opened
 * - `adds-dish` (ordering): visits of a menu in which a dish was put into the basket
 * - `goes-to-checkout` (ordering): visits with a new dish in which the checkout was opened
 * - `books-table` (booking): visits of a booking page in which a table was booked
 */
export const goalSignals = ['opens-business', 'adds-dish', 'goes-to-checkout', 'books-table'] as const;

/** Everything that a rollout can watch (ROL-1). */
export const rolloutSignals = [...faultSignals, ...goalSignals] as const;

export type FaultSignal = (typeof faultSignals)[number];
export type GoalSignal = (typeof goalSignals)[number];

export function isGoalSignal(signal: FaultSignal | GoalSignal): signal is GoalSignal {
  return goalSignals.some((goal) => goal === signal);
}
