import { isGoalSignal, signalHits } from '@storefront/contract';
import type { ArmFigures, GoalSignal, RolloutReport } from '@storefront/contract';

/** One figure of canary and stable over time, for a chart; times in seconds since 1970, null where nothing was measured. */
export interface RolloutChart {
  readonly title: string;
  readonly unit: '' | '%' | 'ms';
  readonly times: readonly number[];
  readonly canary: readonly (number | null)[];
  readonly stable: readonly (number | null)[];
}

interface ChartKind {
  readonly title: string;
  readonly unit: RolloutChart['unit'];
  readonly figure: (arm: ArmFigures) => number | null;
}

const kinds: readonly ChartKind[] = [
  { title: 'Page loads', unit: '', figure: ({ signals }) => signals.failure.trials },
  { title: 'Error rate', unit: '%', figure: (arm) => ratePercent(signalHits(arm, 'failure')) },
  { title: 'LCP, 75th percentile', unit: 'ms', figure: ({ vitals }) => vitals.LCP },
  { title: 'INP, 75th percentile', unit: 'ms', figure: ({ vitals }) => vitals.INP },
  { title: 'CLS, 75th percentile', unit: '', figure: ({ vitals }) => vitals.CLS },
];

/** The percentage of trials that are hits; null without a trial. */
export function ratePercent({
  trials,
  hits,
}: {
  readonly trials: number;
  readonly hits: number;
}): number | null {
  return trials === 0 ? null : (hits / trials) * 100;
}

const goalTitles: Readonly<Record<GoalSignal, string>> = {
  'opens-business': 'Visits that open a restaurant',
  'adds-dish': 'Visits of a menu that add a dish',
  'goes-to-checkout': 'Visits with a new dish that go to the checkout',
  'books-table': 'Visits of a booking page that book a table',
};

const goalChart = (goal: GoalSignal): ChartKind => ({
  title: goalTitles[goal],
  unit: '%',
  figure: (arm) => ratePercent(signalHits(arm, goal)),
});

/** The charts of a rollout, one for each goal that it watches among them (CON-2). */
export function rolloutCharts({ points, watch }: Pick<RolloutReport, 'points' | 'watch'>): RolloutChart[] {
  const times = points.map(({ at }) => Date.parse(at) / 1000);
  return [...kinds, ...watch.filter(isGoalSignal).map(goalChart)].map(({ title, unit, figure }) => ({
    title,
    unit,
    times,
    canary: points.map(({ canary }) => figure(canary)),
    stable: points.map(({ stable }) => figure(stable)),
  }));
}

// Around a single point: its chart shows the minute that it stands for.
const aroundOnePoint = 30;

/** The first and the last second of the axis of a chart. */
export function timeRange(times: readonly number[]): [number, number] {
  const [first = 0] = times;
  const last = times.at(-1) ?? first;
  return last > first ? [first, last] : [first - aroundOnePoint, first + aroundOnePoint];
}

/** A formatted figure; a dash where nothing was measured. */
export function figureText(figure: number | null, unit: RolloutChart['unit']): string {
  if (figure === null) return '–';
  const rounded = Number.isInteger(figure) ? String(figure) : String(Number(figure.toPrecision(3)));
  return unit === '' ? rounded : `${rounded} ${unit}`;
}
