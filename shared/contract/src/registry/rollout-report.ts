import type { Static } from '@sinclair/typebox';
import { oneOf } from '../fields';

/**
 * What a rollout can watch (ROL-1):
 * - `failure`: page loads in which the release failed to load, threw, or was replaced by its fallback
 * - `slow-paint`, `slow-press`, `layout-shift`: page loads whose LCP, INP or CLS is worse than stable's 75th percentile was before
 * - `unfinished-checkout`: checkouts that were opened and did not end in an order
 */
export const RolloutSignal = oneOf(
  'failure',
  'slow-paint',
  'slow-press',
  'layout-shift',
  'unfinished-checkout',
);
export type RolloutSignal = Static<typeof RolloutSignal>;

/** How many trials were counted (page loads or checkouts, a visitor once a day), and how many of them failed. */
interface SignalFigures {
  readonly trials: number;
  readonly failures: number;
}

/** What was counted on one arm of a rollout. `signals.failure.trials` are its page loads. */
export interface ArmFigures {
  readonly signals: Readonly<Record<RolloutSignal, SignalFigures>>;
  /** Visitors who came to each step of the checkout, once a day. */
  readonly checkout: { readonly opened: number; readonly pressed: number; readonly placed: number };
  /** 75th percentiles: LCP and INP in milliseconds; null where nothing was measured. */
  readonly vitals: { readonly LCP: number | null; readonly INP: number | null; readonly CLS: number | null };
}

/** What was counted in the `pointSeconds` from `at`, an ISO instant. */
interface RolloutPoint {
  readonly at: string;
  readonly canary: ArmFigures;
  readonly stable: ArmFigures;
}

/** What the guard makes of a rollout, with its reason in words. */
interface RolloutVerdict {
  readonly kind: 'pass' | 'fail' | 'inconclusive';
  /** Of an inconclusive verdict; `shares`: the shares seen are not those asked for (GRD-5). */
  readonly cause: 'shares' | 'too-early' | 'too-few' | 'doubt' | null;
  /** The signal that failed. */
  readonly signal: RolloutSignal | null;
  readonly reason: string;
  /** ISO instant of the look that came to it. */
  readonly at: string;
}

/** What `GET /platform/rollout?id=r7` answers, of rollouts that have ended too. Instants are ISO. */
export interface RolloutReport {
  readonly id: string;
  /** The canary, such as `checkout@2.1.0`. */
  readonly release: string;
  /** The stable releases of its brands when it began; more than one where the brands differ. */
  readonly stable: readonly string[];
  readonly brands: 'all' | readonly string[];
  readonly state: 'running' | 'paused' | 'held' | 'promoted' | 'aborted';
  /** `share` in ten-thousandths of the visitors. */
  readonly steps: readonly {
    readonly share: number;
    readonly minimumMinutes: number;
    readonly minimumPageLoads: number;
  }[];
  /** Index into `steps`. */
  readonly step: number;
  readonly stepBeganAt: string;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly watch: readonly RolloutSignal[];
  /** Null until the guard has looked at it. */
  readonly verdict: RolloutVerdict | null;
  readonly total: { readonly canary: ArmFigures; readonly stable: ArmFigures };
  /** How long each point is; points without any count are left out. */
  readonly pointSeconds: number;
  /** Oldest first. */
  readonly points: readonly RolloutPoint[];
}
