import { wholeShare } from '../../../platform/src/guard/mixture';
import { binomialOf, geometric } from './random';
import type { Random } from './random';

/** One signal of a canary that fails `relativeRisk` times as often as stable; every page load is by another visitor. */
export interface SimulatedSignal {
  /** In ten-thousandths. */
  readonly share: number;
  /** The probability that a page load of stable fails. */
  readonly stableRate: number;
  readonly relativeRisk: number;
  /** For how many page loads of the canary the rollout is watched. */
  readonly canaryPageLoads: number;
}

/** Page loads of one arm and the failures among them. */
export interface ArmSeen {
  readonly trials: number;
  readonly failures: number;
}

/** Decides whether a test stops the rollout with the counts so far. */
export type StoppingRule = (canary: ArmSeen, stable: ArmSeen) => boolean;

/**
 * Simulates rollouts and asks the rule after each single failure: returns after how many page loads of the canary it stops, or
 * undefined when it never does. The page loads between two failures are drawn together, which gives the same distribution a
 * hundred times as fast.
 */
export function pageLoadSimulation({ share, stableRate, relativeRisk, canaryPageLoads }: SimulatedSignal) {
  const onCanary = share / wholeShare;
  const canaryFails = onCanary * stableRate * relativeRisk;
  const fails = canaryFails + (1 - onCanary) * stableRate;
  const canaryAmongSound = binomialOf((onCanary - canaryFails) / (1 - fails));

  return (random: Random, stops: StoppingRule): number | undefined => {
    const canary = { trials: 0, failures: 0 };
    const stable = { trials: 0, failures: 0 };
    for (;;) {
      const sound = geometric(random, fails);
      const soundOnCanary = canaryAmongSound(random, sound);
      const arm = random() < canaryFails / fails ? canary : stable;
      canary.trials += soundOnCanary;
      stable.trials += sound - soundOnCanary;
      arm.trials += 1;
      arm.failures += 1;
      if (canary.trials > canaryPageLoads) return undefined;
      if (stops(canary, stable)) return canary.trials;
    }
  };
}
