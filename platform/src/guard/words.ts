import { totalOf } from './counts';
import type { GuardCell } from './counts';
import { wholeShare } from './mixture';
import { signalTests } from './signals';
import type { Signal } from './signals';

interface Releases {
  readonly canary: string;
  readonly stable: string;
}

/** A whole number with commas: 9,360. */
export function numberInWords(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** '12 of the 30 minutes', or '3 of the 20 seconds' of a step that is not a whole number of minutes. */
export function timeInWords(minutes: number, minimumMinutes: number): string {
  if (Number.isInteger(minimumMinutes)) return `${Math.floor(minutes)} of the ${minimumMinutes} minutes`;
  return `${Math.floor(minutes * 60)} of the ${Math.round(minimumMinutes * 60)} seconds`;
}

const sentence = (text: string, brand: string | undefined) =>
  brand === undefined ? text : `on ${brand}, ${text}`;

/**
 * How many times as often the canary fails, compared within each brand and share and then combined (Mantel and Haenszel 1959), so
 * that a brand or an hour that fails more often in general does not mislead. Undefined when stable has no failures.
 */
function relativeRisk(cells: readonly GuardCell[]): number | undefined {
  let above = 0;
  let below = 0;
  for (const { canary, stable } of cells) {
    const all = canary.trials + stable.trials;
    if (all === 0) continue;
    above += (canary.hits * stable.trials) / all;
    below += (stable.hits * canary.trials) / all;
  }
  return below === 0 ? undefined : above / below;
}

function figures(signal: Signal, cells: readonly GuardCell[]): string {
  const canary = totalOf(cells, 'canary');
  const stable = totalOf(cells, 'stable');
  return (
    `${numberInWords(canary.hits)} of ${numberInWords(canary.trials)} ${signalTests[signal].trials}` +
    ` against ${numberInWords(stable.hits)} of ${numberInWords(stable.trials)}`
  );
}

/** 'checkout@2.1.0 fails 3.1 times as often as checkout@2.0.0: 31 of 1,040 page loads against 90 of 9,360' */
export function moreOften(
  { canary, stable }: Releases,
  signal: Signal,
  cells: readonly GuardCell[],
  brand: string | undefined,
): string {
  const { verb } = signalTests[signal];
  const risk = relativeRisk(cells);
  const compared =
    risk === undefined
      ? `${canary} ${verb} and ${stable} never does`
      : risk === 0
        ? `${stable} ${verb} and ${canary} never does`
        : `${canary} ${verb} ${risk.toFixed(1)} times as often as ${stable}`;
  return sentence(`${compared}: ${figures(signal, cells)}`, brand);
}

/** 'checkout@2.1.0 fails 9.0 times as often …: 9 of 9 page loads against 9 of 90; its failures come from 1 network, too few to abort' */
export function fewNetworksInWords(signal: Signal, cells: readonly GuardCell[], comparison: string): string {
  const isGoal = signalTests[signal].isWorseWith === 'fewer';
  const { networkHits } = totalOf(cells, isGoal ? 'stable' : 'canary');
  const networks = networkHits === 1 ? '1 network' : `${numberInWords(networkHits)} networks`;
  const counted = isGoal ? 'the visits of stable that did come' : 'its failures come';
  return `${comparison}; ${counted} from ${networks}, too few to abort`;
}

const lessOrMore = (signal: Signal) => (signalTests[signal].isWorseWith === 'fewer' ? 'less' : 'more');

/** The comparison of a passing rollout, one sentence for each signal that has counts. */
export function compareInWords(
  { canary, stable }: Releases,
  findings: readonly { readonly signal: Signal; readonly cells: readonly GuardCell[] }[],
): string {
  return findings
    .filter(({ cells }) => cells.length > 0)
    .map(
      ({ signal, cells }) =>
        `no sign that ${canary} ${signalTests[signal].verb} ${lessOrMore(signal)} often than ${stable}: ${figures(signal, cells)}`,
    )
    .join('; ');
}

/** 'too few visitors on checkout@2.1.0: 312 of 10,000, where 1,000 were expected from the configured shares' */
export function sharesInWords(
  { canary }: Releases,
  cells: readonly GuardCell[],
  brand: string | undefined,
): string {
  const on = totalOf(cells, 'canary').firstTrials;
  const all = on + totalOf(cells, 'stable').firstTrials;
  const expected = cells.reduce(
    (sum, cell) => sum + ((cell.canary.firstTrials + cell.stable.firstTrials) * cell.share) / wholeShare,
    0,
  );
  return sentence(
    `too ${on < expected ? 'few' : 'many'} visitors on ${canary}: ${numberInWords(on)} of ${numberInWords(all)},` +
      ` where ${numberInWords(Math.round(expected))} were expected from the configured shares`,
    brand,
  );
}
