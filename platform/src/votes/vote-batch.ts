import type { Arm } from '../guard/counts';
import type { Signal } from '../guard/signals';

/** The steps that lead to an order; charts show how many visitors came to each. */
export const checkoutSteps = ['opened', 'pressed', 'placed'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** A vote as edges hand it on: the visitor and his address are keyed hashes (`voterKey`). */
export interface KeyedVote {
  /** The number of the rollout: 7 of `r7`. */
  readonly rollout: number;
  readonly brand: string;
  readonly arm: Arm;
  /** The canary's share when the page was decided, in ten-thousandths. */
  readonly share: number;
  readonly signal: Signal | `checkout-${CheckoutStep}`;
  readonly kind: 'trial' | 'failure';
  readonly visitor: string;
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A checkout that a visitor of a rollout opened, or the order that came of it. */
export interface CheckoutNote {
  readonly step: 'opened' | 'placed';
  /** The votes that it comes to when it has ended: both when no order was placed, else the trial alone. */
  readonly trial: KeyedVote;
  readonly failure: KeyedVote;
}

/** One value that a page of a release measured. */
export interface VitalValue {
  readonly brand: string;
  /** The release's own name: `checkout`, or `partner/checkout`. */
  readonly name: string;
  readonly version: string;
  readonly vital: 'LCP' | 'INP' | 'CLS';
  readonly value: number;
  /** Whether a rollout of it runs, so that charts want it minute by minute. */
  readonly isWatched: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What an edge hands on at a time. A batch that is handed on twice is counted once, by its id. */
export interface VoteBatch {
  readonly id: string;
  readonly votes: readonly KeyedVote[];
  readonly checkouts: readonly CheckoutNote[];
  readonly vitals: readonly VitalValue[];
}

/** What one page's reports come to. */
export type PageVotes = Omit<VoteBatch, 'id'>;
