import type { Verdict } from '../guard/judge';
import type { AskNumber } from './ask-prometheus';
import type { GuardStore } from './guard-store';
import { conditionInWords, meets, queryAbout } from './number-queries';
import type { NumberQuery } from './number-queries';

export interface OutsideNumbersDeps {
  readonly store: Pick<GuardStore, 'measurements' | 'noteMeasurement'>;
  readonly ask: AskNumber | undefined;
}

/** A rollout whose numbers are asked for. */
interface MeasuredRollout {
  readonly number: number;
  readonly canary: string;
  /** The first stable release that it is compared with. */
  readonly stable: string | undefined;
}

/** What a look at one number came to. */
export interface NumberFinding {
  readonly kind: 'met' | 'missed' | 'failed' | 'unanswered';
  readonly sentence: string;
}

/**
 * Asks for the numbers of a rollout. A number is measured once in each point of its charts; one that nobody answers is asked for again
 * at the next look.
 */
export async function askForNumbers(
  { store, ask }: OutsideNumbersDeps,
  rollout: MeasuredRollout,
  queries: readonly NumberQuery[],
  now: Date,
): Promise<NumberFinding[]> {
  return Promise.all(
    queries.map(async (query): Promise<NumberFinding> => {
      const before = await store.measurements(rollout.number, query.name, now);
      const unanswered = {
        kind: 'unanswered',
        sentence: `nothing answers ${query.name} of ${rollout.canary}`,
      } as const;
      if (before.isMeasuredNow)
        return findingOf(query, rollout.canary, before.missed, before.isLastMissed ? 'missed' : 'met');
      const canary = await ask?.(queryAbout(query, rollout.canary));
      const stable = !query.success.isTimesStable
        ? 0
        : rollout.stable === undefined
          ? undefined
          : await ask?.(queryAbout(query, rollout.stable));
      if (canary === undefined || stable === undefined) return unanswered;
      const isMet = meets(query.success, canary, stable);
      await store.noteMeasurement(rollout.number, query.name, isMet, now);
      return findingOf(query, rollout.canary, before.missed + (isMet ? 0 : 1), isMet ? 'met' : 'missed');
    }),
  );
}

function findingOf(
  { name, success, failureLimit }: NumberQuery,
  canary: string,
  missed: number,
  last: 'met' | 'missed',
): NumberFinding {
  const times = missed === 1 ? 'once' : `${missed} times`;
  const sentence = `${name} of ${canary} was not ${conditionInWords(success)} ${times}, ${failureLimit} allowed`;
  return { kind: missed > failureLimit ? 'failed' : last, sentence };
}

/**
 * The verdict with the numbers of outside sources (GRD-10): one that misses its condition more often than it may fails the canary; one that is
 * not answered, or missed it last, keeps a step from passing and aborts nothing.
 */
export function verdictWithNumbers(verdict: Verdict, findings: readonly NumberFinding[]): Verdict {
  if (verdict.kind === 'fail') return verdict;
  if (verdict.kind === 'inconclusive' && verdict.cause === 'ill') return verdict;
  const failed = findings.find(({ kind }) => kind === 'failed');
  if (failed !== undefined) return { kind: 'fail', signal: null, reason: failed.sentence };
  const open = findings.find(({ kind }) => kind === 'unanswered' || kind === 'missed');
  if (verdict.kind === 'pass' && open !== undefined)
    return { kind: 'inconclusive', cause: 'numbers', reason: open.sentence };
  return verdict;
}
