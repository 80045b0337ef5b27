import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../child';
import { perSecond, ratio } from '../figures';
import type { Kind } from '../kind';
import { row, table } from '../table';
import { withPace } from '../pace';
import { drawGrowth } from './draw-growth';
import { flatBound, growthFaults, computeGrowth } from './judge-growth';
import type { Line } from './judge-growth';
import { measureGrowths } from './measure-growth';
import type { MeasuredGrowth } from './measure-growth';

/** The longest time in milliseconds until every edge serves a change, on a quiet machine (ROL-3, BRD-2). */
const changeBound = 1_000;

/** The most that a page and a decision may cost at the smallest scale, in microseconds of a quiet machine (RES-9 for the decision). */
const costBounds = { page: 1_500, decision: 50 };

const number = (figure: number) => figure.toLocaleString('en-GB');

const costTable = (
  head: string,
  measured: readonly MeasuredGrowth[],
  lineOf: (entry: MeasuredGrowth) => Line,
  cell: (cost: number) => string,
) =>
  table(
    [head, 'from the smallest to the largest', 'growth', `at most ${flatBound} ×`],
    measured.map((entry) => {
      const line = lineOf(entry);
      const growth = computeGrowth(line);
      return row(
        `${entry.growth.name} ${entry.growth.steps.map(number).join(' → ')}`,
        line.map(({ cost }) => cell(cost)).join(' → '),
        ratio(growth),
        growth <= flatBound ? 'met' : 'not met',
      );
    }),
  );

const microseconds = (cost: number) => `${cost < 100 ? cost.toFixed(1) : Math.round(cost)} µs`;

/** The charts by file name. */
const chartsOf = (measured: readonly MeasuredGrowth[]): ReadonlyMap<string, string> => {
  const lines = (lineOf: (entry: MeasuredGrowth) => Line) =>
    measured.map((entry) => ({ name: entry.growth.name, line: lineOf(entry) }));
  return new Map([
    [
      'platform-pages.svg',
      drawGrowth(
        'What one page costs the edge',
        { unit: 'µs of one core', from: 100, to: 10_000 },
        lines(({ pages }) => pages),
      ),
    ],
    [
      'platform-decisions.svg',
      drawGrowth(
        'What one decision costs',
        { unit: 'µs of one core', from: 1, to: 100 },
        lines(({ decisions }) => decisions),
      ),
    ],
  ]);
};

/**
 * `npm run bench -- platform`: measures what a page and a decision cost while brands, releases and remotes grow (G29).
 */
export const measurePlatform: Kind = async ({ folder, say }) => {
  const { outcome: measured, pace } = await withPace(() => measureGrowths(folder, say));
  const charts = join(root, 'docs/charts');
  mkdirSync(charts, { recursive: true });
  for (const [name, svg] of chartsOf(measured)) writeFileSync(join(charts, name), svg);

  const bound = changeBound * pace.factor;
  const costs = measured.flatMap(({ growth: { name }, pages, decisions }) => [
    { what: 'page', name, cost: pages[0]?.cost, most: costBounds.page * pace.factor },
    { what: 'decision', name, cost: decisions[0]?.cost, most: costBounds.decision * pace.factor },
  ]);
  const faults = [
    ...costs
      // A missing figure must not count as cheap.
      .filter(({ cost = Infinity, most }) => !(cost <= most))
      .map(
        ({ what, name, cost = NaN, most }) =>
          `With the fewest ${name} a ${what} costs ${microseconds(cost)}; at this pace of the machine it may cost ${microseconds(most)}.`,
      ),
    ...growthFaults(
      measured.flatMap(({ growth: { name }, pages, decisions }) => [
        { label: `The cost of a page with the ${name}`, line: pages },
        { label: `The cost of a decision with the ${name}`, line: decisions },
      ]),
    ),
    ...measured.flatMap(({ growth: { name }, changes }) =>
      changes
        .filter(({ cost }) => !(cost < bound))
        .map(
          ({ size, cost }) =>
            `With ${number(size)} ${name} a change is served after ${Math.round(cost)} ms; at this pace of the machine it has to be ${Math.round(bound)} ms.`,
        ),
    ),
  ];
  const perCore = (lineOf: (entry: MeasuredGrowth) => Line) =>
    perSecond(1_000_000 / (measured.map((entry) => lineOf(entry)[0]?.cost ?? NaN)[0] ?? NaN));
  const section = `## Platform (G29)

An edge over a registry in PostgreSQL, its pages requested over loopback: the home page of a marketplace, compressed, by new and known visitors of all brands in turn. While
one of brands, releases and remotes grows, the others are 10 brands, 100 releases and 5 remotes; two remotes are being rolled out, every tenth brand has a pin, and every
fiftieth is a partner with a listing of its own. The figures are processor time, every size measured in turn, round after round.

At the smallest scale, where a page may cost ${microseconds(costBounds.page)} and a decision ${microseconds(costBounds.decision)} of a quiet machine, one core makes ${perCore(({ decisions }) => decisions)} decisions and ${perCore(({ pages }) => pages)} pages.

${costTable('one page', measured, ({ pages }) => pages, microseconds)}

![What one page costs the edge](../docs/charts/platform-pages.svg)

${costTable('one decision', measured, ({ decisions }) => decisions, microseconds)}

![What one decision costs](../docs/charts/platform-decisions.svg)

A change of the registry or of a brand is served after the milliseconds below. An edge looks at every brand file then, so this may grow, but not beyond ${number(changeBound)} ms times the pace
of the machine (ROL-3, BRD-2).

${table(
  ['a change', 'from the smallest to the largest', 'under the bound'],
  measured.map(({ growth, changes }) =>
    row(
      `${growth.name} ${growth.steps.map(number).join(' → ')}`,
      changes.map(({ cost }) => `${Math.round(cost)} ms`).join(' → '),
      changes.every(({ cost }) => cost < bound) ? 'met' : 'not met',
    ),
  ),
)}`;
  return { sections: [section], faults };
};
