import type { CountRow } from '../../../platform/src/guard/counts';
import type { GuardedRollout, Verdict } from '../../../platform/src/guard/judge';
import { updateGuardState, initialGuardState } from '../../../platform/src/guard/update-guard-state';
import { wholeShare } from '../../../platform/src/guard/mixture';
import { signals } from '../../../platform/src/guard/signals';
import type { Signal } from '../../../platform/src/guard/signals';
import { binomialOf } from './random';
import type { Random } from './random';

/** The probability that a trial fails on each arm. */
interface Rates {
  readonly canary: number;
  readonly stable: number;
}

export interface SimulatedRollout {
  readonly rates: Readonly<Record<Signal, Rates>>;
  /** The shares of its steps, and for how many page loads of the canary each is watched. */
  readonly steps: readonly { readonly share: number; readonly canaryPageLoads: number }[];
  /**
   * Page loads of the canary between two looks, on average and at most. The first looks come sooner, after a tenth more page
   * loads each time, because chance is largest with little data.
   */
  readonly canaryPageLoadsPerLook: number;
  /** The factor by which the canary gets more visitors than requested; 1 when the shares are correct. */
  readonly shareFactor: number;
}

export interface RolloutOutcome {
  /** The first verdict that failed the rollout, if any, and after how many page loads of the canary. */
  readonly failed: { readonly signal: Signal; readonly canaryPageLoads: number } | undefined;
  /** After how many page loads of the canary the rollout was first held because of its shares, if ever. */
  readonly heldAfter: number | undefined;
  readonly last: Verdict;
}

const rollout: GuardedRollout = {
  canary: 'checkout@2.1.0',
  stable: 'checkout@2.0.0',
  brands: ['market'],
  watched: signals,
};

/** Simulates rollouts with every signal through the guard itself, look after look, each until it fails or ends. */
export function rolloutSimulation({ rates, steps, canaryPageLoadsPerLook, shareFactor }: SimulatedRollout) {
  const draws = signals.flatMap((signal) =>
    (['canary', 'stable'] as const).map((arm) => ({ signal, arm, failures: binomialOf(rates[signal][arm]) })),
  );
  const plan = steps.map((step) => ({
    ...step,
    arrivals: binomialOf((step.share * shareFactor) / wholeShare),
  }));

  return (random: Random): RolloutOutcome => {
    let state = initialGuardState;
    let all = 0;
    let heldAfter: number | undefined;
    let last: Verdict = { kind: 'inconclusive', cause: 'too-few', reason: 'nothing was seen yet' };
    for (const { share, canaryPageLoads, arrivals } of plan) {
      const step = { share, minimumMinutes: 30, minimumPageLoads: canaryPageLoads, minutes: 30 };
      for (let inStep = 0; inStep < canaryPageLoads;) {
        const onCanary = Math.min(Math.ceil(all / 10 + 1), canaryPageLoadsPerLook);
        const pageLoads = Math.round((onCanary * wholeShare) / share);
        const canary = arrivals(random, pageLoads);
        inStep += canary;
        all += canary;
        const rows = draws.map(({ signal, arm, failures }): CountRow => {
          const trials = arm === 'canary' ? canary : pageLoads - canary;
          const failed = failures(random, trials);
          return {
            brand: 'market',
            arm,
            signal,
            share,
            trials,
            hits: failed,
            firstTrials: trials,
            firstHits: failed,
            networkTrials: trials,
            networkHits: failed,
          };
        });
        ({ state, verdict: last } = updateGuardState(rollout, step, state, rows));
        if (last.kind === 'fail' && last.signal !== null)
          return { failed: { signal: last.signal, canaryPageLoads: all }, heldAfter, last };
        if (last.kind === 'inconclusive' && last.cause === 'shares') heldAfter ??= all;
      }
    }
    return { failed: undefined, heldAfter, last };
  };
}
