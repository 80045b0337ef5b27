import type { ArmFigures, RolloutReport } from '@storefront/contract';
import { signals } from '../guard/signals';

/** What the guard has counted and found of a rollout. */
export type RolloutFigures = Pick<RolloutReport, 'stable' | 'verdict' | 'total' | 'pointSeconds' | 'points'>;

/** The figures of an arm on which nothing was counted. */
export function noFigures(): ArmFigures {
  const nothing = { trials: 0, failures: 0 };
  return {
    signals: Object.fromEntries(signals.map((signal) => [signal, nothing])) as ArmFigures['signals'],
    checkout: { opened: 0, pressed: 0, placed: 0 },
    vitals: { LCP: null, INP: null, CLS: null },
  };
}
