import type { Arm } from '../guard/counts';
import type { GoalStep } from '../guard/goals';
import type { Signal } from '../guard/signals';

/** The steps that lead to an order; charts show how many visitors reached each. */
export const checkoutSteps = ['opened', 'pressed', 'placed'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** A vote as edges send it: the visitor, the address and the networks around it are keyed hashes (`voterKey`). */
export interface KeyedVote {
  /** The number of the rollout: 7 of `r7`. */
  readonly rollout: number;
  readonly brand: string;
  readonly arm: Arm;
  /** The canary's share when the page was decided, in ten-thousandths. */
  readonly share: number;
  readonly signal: Signal | `checkout-${CheckoutStep}`;
  /** `success` is the hit of a goal. */
  readonly kind: 'trial' | 'failure' | 'success';
  readonly visitor: string;
  readonly address: string;
  /** The /56 of an IPv6 address. */
  readonly site?: string;
  /** The /48 of an IPv6 address, the /24 of an IPv4 address. */
  readonly network?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A visit of a rollout that can reach a goal, or has reached it. */
export interface GoalNote {
  readonly step: GoalStep['step'];
  /** Its votes when its time is over: the trial, and the hit if there was one. */
  readonly trial: KeyedVote;
  readonly hit: KeyedVote;
}

/** The value of an order in pence, kept among what pages measure. */
export const orderValue = 'order';

/** What pages of a release measure, and the value of orders. */
export type MeasuredName = 'LCP' | 'INP' | 'CLS' | typeof orderValue;

/** The name and version under which the values of a brand's orders are kept: those of every release together. */
export const allOrders = { name: 'orders', version: 'all' } as const;

/** One value that a page of a release measured, or of an order. */
export interface VitalValue {
  readonly brand: string;
  /** The release's own name: `checkout`, or `partner/checkout`. */
  readonly name: string;
  readonly version: string;
  readonly vital: MeasuredName;
  readonly value: number;
  /** Whether it is being rolled out, so that charts need it minute by minute. */
  readonly isWatched: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** An error in a page, by positions in files of its release (OBS-1). */
export interface PageFault {
  readonly brand: string;
  /** The release's own name: `checkout`, or `partner/checkout`. */
  readonly name: string;
  readonly version: string;
  /** Equal for errors of one kind at one position. */
  readonly fault: string;
  /** When it was thrown: while the page was drawn, in a callback, in a promise. */
  readonly during: string;
  /** The name of the error, never its text. */
  readonly code: string;
  /** Innermost first, as `path:line:column`. */
  readonly stack: readonly string[];
  /** Keyed hashes of the visitor and of the address, other ones for each fault. */
  readonly visitor: string;
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The data that an edge sends at a time. A batch that is sent twice is counted once, by its id. */
export interface VoteBatch {
  readonly id: string;
  readonly votes: readonly KeyedVote[];
  readonly goals: readonly GoalNote[];
  readonly vitals: readonly VitalValue[];
  readonly faults: readonly PageFault[];
}

/** The votes and values of one page's reports. */
export type PageVotes = Omit<VoteBatch, 'id'>;
