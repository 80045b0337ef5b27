import { wholeShare } from '../../../platform/src/guard/mixture';
import type { Random } from './random';
import type { ArmSeen, StoppingRule } from './simulate-page-loads';

/**
 * A rollout on a server that is paused: after each pause the releases of one arm, those that were being drawn, rest for a while. Every
 * page load is by another visitor.
 */
export interface DisturbedRollout {
  /** In ten-thousandths. */
  readonly share: number;
  /** The probability that a page load fails by itself. */
  readonly rates: { readonly canary: number; readonly stable: number };
  /** Page loads of both arms together. */
  readonly pageLoads: number;
  readonly pauses: number;
  /** Page loads of both arms during a rest. */
  readonly restLoads: number;
  /** Whether a page load during a rest counts as a failure of the resting releases, as it must not (GRD-8). */
  readonly countsRests: boolean;
}

interface DisturbedOutcome {
  readonly isStopped: boolean;
  /** The rate of failures of stable that was counted. */
  readonly stableRate: number;
}

/** Simulates one rollout, and asks the rule after each failure. */
export function disturbedSimulation(rollout: DisturbedRollout) {
  const { share, rates, pageLoads, pauses, restLoads, countsRests } = rollout;
  return (random: Random, stops: StoppingRule): DisturbedOutcome => {
    const pausedAt = new Set(Array.from({ length: pauses }, () => Math.floor(random() * pageLoads)));
    const seen = { canary: { trials: 0, failures: 0 }, stable: { trials: 0, failures: 0 } };
    const restsUntil = { canary: 0, stable: 0 };
    const armOf = () => (random() * wholeShare < share ? 'canary' : 'stable');
    const rateOf = ({ failures, trials }: ArmSeen) => (trials === 0 ? 0 : failures / trials);
    for (let load = 0; load < pageLoads; load += 1) {
      if (pausedAt.has(load)) restsUntil[armOf()] = load + restLoads;
      const arm = armOf();
      const isHit = countsRests && load < restsUntil[arm];
      const fails = isHit || random() < rates[arm];
      seen[arm].trials += 1;
      if (!fails) continue;
      seen[arm].failures += 1;
      if (stops(seen.canary, seen.stable)) return { isStopped: true, stableRate: rateOf(seen.stable) };
    }
    return { isStopped: false, stableRate: rateOf(seen.stable) };
  };
}
