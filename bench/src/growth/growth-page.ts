import { ratio } from '../figures';
import { flatBound, computeGrowth } from '../platform/judge-growth';
import type { Line } from '../platform/judge-growth';
import { row, table } from '../table';

/** The cost of a call while one quantity grows. */
export interface MeasuredCall {
  /** `a search`. */
  readonly label: string;
  readonly grows: 'restaurants' | 'orders';
  readonly line: Line;
}

const number = (figure: number) => figure.toLocaleString('en-GB');

/** The calls whose cost grows although it must not, in sentences (G29). */
export function callFaults(calls: readonly MeasuredCall[]): string[] {
  return calls.flatMap(({ label, grows, line }) => {
    const growth = computeGrowth(line);
    // A missing figure must not count as flat.
    if (growth <= flatBound) return [];
    const sizes = line.map(({ size }) => size);
    return [
      `The cost of ${label} grows ${growth.toFixed(2)} × from ${number(Math.min(...sizes))} to ${number(Math.max(...sizes))} ${grows}; ${flatBound} × counts as flat.`,
    ];
  });
}

export function growthTable(calls: readonly MeasuredCall[]): string {
  return table(
    ['one call', 'while there are', 'microseconds of the processor', 'growth', `at most ${flatBound} ×`],
    calls.map(({ label, grows, line }) => {
      const growth = computeGrowth(line);
      return row(
        `${label}, more ${grows}`,
        `${line.map(({ size }) => number(size)).join(' → ')} ${grows}`,
        line.map(({ cost }) => number(Math.round(cost))).join(' → '),
        ratio(growth),
        growth <= flatBound ? 'met' : 'not met',
      );
    }),
  );
}
