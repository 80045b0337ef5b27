import type { FaultSignal, GoalSignal, RouteName } from '@storefront/contract';

/** Something that a visitor did: came to a page, or took a step on one. */
export type Milestone =
  `page ${RouteName}` | 'dish-added' | 'table-booked' | 'checkout-opened' | 'order-placed';

/** A visit that comes to one of `from` is expected to come to one of `to` before its time is over (GRD-10). */
export interface Goal {
  readonly signal: GoalSignal | (FaultSignal & 'unfinished-checkout');
  /** The feature whose pages lead to it. */
  readonly feature: string;
  readonly from: readonly Milestone[];
  readonly to: readonly Milestone[];
}

/**
 * What each feature is for. Most visits of a checkout end in an order, so the few that do not are counted there (`unfinished-checkout`);
 * of other pages fewer visits reach the goal than miss it, so those that reach it are counted.
 */
const goals: readonly Goal[] = [
  {
    signal: 'opens-business',
    feature: 'listing',
    from: ['page home', 'page listing'],
    to: ['page business', 'page business-booking'],
  },
  { signal: 'adds-dish', feature: 'ordering', from: ['page business'], to: ['dish-added'] },
  { signal: 'goes-to-checkout', feature: 'ordering', from: ['dish-added'], to: ['page checkout'] },
  {
    signal: 'books-table',
    feature: 'booking',
    from: ['page business-booking', 'page booking'],
    to: ['table-booked'],
  },
  { signal: 'unfinished-checkout', feature: 'checkout', from: ['checkout-opened'], to: ['order-placed'] },
];

/** The goals that a release of a feature is judged by; every page is in the shell. */
export function goalsOf(feature: string): readonly Goal[] {
  return goals.filter((goal) => goal.feature === feature || (feature === 'shell' && isReached(goal)));
}

const isReached = ({ signal }: Goal) => signal !== 'unfinished-checkout';

/** A visit that can reach a goal, or has reached it. */
export interface GoalStep {
  readonly goal: Goal;
  readonly step: 'opened' | 'reached';
}

/** The steps of a visit towards the goals of a feature, in order; a step that repeats the one before it is left out. */
export function goalSteps(feature: string, milestones: readonly Milestone[]): GoalStep[] {
  return goalsOf(feature).flatMap((goal) => {
    const steps = milestones.flatMap((milestone): GoalStep['step'][] => [
      ...(goal.to.includes(milestone) ? ['reached' as const] : []),
      ...(goal.from.includes(milestone) ? ['opened' as const] : []),
    ]);
    return steps.filter((step, at) => step !== steps[at - 1]).map((step) => ({ goal, step }));
  });
}
