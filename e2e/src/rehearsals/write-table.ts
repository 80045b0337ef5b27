import type { Fault, Outcome } from './rehearse';
import type { Visit } from './visits';

/** One rehearsal with what came of it. */
export interface Row {
  readonly visit: Pick<Visit, 'feature' | 'page'>;
  readonly fault: Pick<Fault, 'words'>;
  readonly outcome: Outcome;
}

const time = (seconds: number) => `${seconds.toFixed(1)} s`;

const reportOf = ({ reported, countedByEdge }: Outcome): string =>
  countedByEdge > 0
    ? '`1.1.0` render, by the edge'
    : reported.length === 0
      ? 'nothing'
      : reported
          .map(
            ({ phase, code, version, replacedBy }) =>
              `\`${version}\` ${phase} \`${code}\`, ${replacedBy === null ? 'nothing left' : `replaced by \`${replacedBy}\``}`,
          )
          .join('; ');

const shownOf = ({ shown, header }: Outcome): string =>
  shown === 'nothing' && !header ? 'nothing, no header' : shown;

const nextOf = ({ next }: Outcome): string =>
  `${next.shown}, ${time(next.seconds)}${next.requestedAgain ? ', asked for the failed release again' : ''}`;

/** A table of rehearsals as Markdown. */
export function formatTable(rows: readonly Row[]): string {
  return [
    '| remote: fault | seen after | the customer had | after | reported | the next page of the visit |',
    '| --- | ---: | --- | ---: | --- | --- |',
    ...rows.map(({ visit, fault, outcome }) =>
      [
        '',
        `${visit.feature}: ${fault.words}`,
        `${time(outcome.seenAfter)}${outcome.wasDrawn ? ', drawn' : ''}`,
        shownOf(outcome),
        time(outcome.seconds),
        reportOf(outcome),
        nextOf(outcome),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ].join('\n');
}
