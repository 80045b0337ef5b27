import { faultSignals, goalSignals } from '@storefront/contract';
import type { ArmFigures, RolloutReport } from '@storefront/contract';
import type { Arm } from '../guard/counts';
import { percentile75 } from '../guard/percentile';
import { checkoutSteps } from '../votes/vote-batch';
import type { MeasuredName } from '../votes/vote-batch';

/** The guard's counts and verdict of a rollout. */
export type RolloutFigures = Pick<
  RolloutReport,
  'stable' | 'verdict' | 'total' | 'platform' | 'pointSeconds' | 'points'
>;

/** The counts of a signal, or of a step of the checkout, in the point that begins at `at` (milliseconds since 1970). */
interface PointCount {
  readonly at: number;
  readonly arm: Arm;
  readonly signal: string;
  readonly trials: number;
  readonly hits: number;
}

/** How often a value of a vital was measured in a point. */
interface PointValues {
  readonly at: number;
  readonly arm: Arm;
  readonly vital: MeasuredName;
  readonly bucket: number;
  readonly values: number;
}

interface Counted {
  readonly counts: readonly PointCount[];
  readonly values: readonly PointValues[];
}

/** Both arms of the total counts, and of each point, oldest first. */
export function computeFigures(counted: Counted): Pick<RolloutFigures, 'total' | 'points'> {
  const instants = new Set([...counted.counts, ...counted.values].map(({ at }) => at));
  const grouped = { counts: groupByInstant(counted.counts), values: groupByInstant(counted.values) };
  const points = [...instants]
    .sort((one, other) => one - other)
    .map((at) => ({
      at: new Date(at).toISOString(),
      ...bothArms({ counts: grouped.counts.get(at) ?? [], values: grouped.values.get(at) ?? [] }),
    }));
  return { total: bothArms(counted), points };
}

function groupByInstant<Row extends { readonly at: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.at);
    if (group === undefined) groups.set(row.at, [row]);
    else group.push(row);
  }
  return groups;
}

const bothArms = (counted: Counted) => ({
  canary: armFigures('canary', counted),
  stable: armFigures('stable', counted),
});

function armFigures(arm: Arm, { counts, values }: Counted): ArmFigures {
  const countOf = (signal: string) => {
    const own = counts.filter((count) => count.arm === arm && count.signal === signal);
    return {
      trials: own.reduce((sum, { trials }) => sum + trials, 0),
      hits: own.reduce((sum, { hits }) => sum + hits, 0),
    };
  };
  const percentileOf = (vital: PointValues['vital']) => {
    const histogram: Record<number, number> = {};
    for (const one of values)
      if (one.arm === arm && one.vital === vital)
        histogram[one.bucket] = (histogram[one.bucket] ?? 0) + one.values;
    return percentile75(histogram, 1) ?? null;
  };
  return {
    signals: figuresBy(faultSignals, (signal) => {
      const { trials, hits } = countOf(signal);
      return { trials, failures: hits };
    }),
    goals: figuresBy(goalSignals, (signal) => {
      const { trials, hits } = countOf(signal);
      return { trials, reached: hits };
    }),
    checkout: figuresBy(checkoutSteps, (step) => countOf(`checkout-${step}`).trials),
    vitals: { LCP: percentileOf('LCP'), INP: percentileOf('INP'), CLS: percentileOf('CLS') },
  };
}

function figuresBy<const Name extends string, Figure>(
  names: readonly Name[],
  figureOf: (name: Name) => Figure,
): Record<Name, Figure> {
  return Object.fromEntries(names.map((name) => [name, figureOf(name)])) as Record<Name, Figure>;
}
