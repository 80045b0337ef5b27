import type { Decision } from '@storefront/contract';
import { releaseId } from '../releases/release-store';
import type { PartialDecisions } from './decided';

/** A decision in words (RES-7). */
export interface Explained {
  /** Such as `checkout@2.1.0`, or null when there is none. */
  readonly release: string | null;
  readonly step: Decision['reason']['step'] | 'none';
  readonly because: string;
  /** The releases that replace it when it fails, best first. */
  readonly lastGood: readonly string[];
}

/** The decision of each feature with its reason, as `storefront resolve` and `/platform/resolve` show it. */
export function explain({ decisions, undecided }: PartialDecisions): Record<string, Explained> {
  const decided = Object.entries(decisions).map(([feature, decision]): [string, Explained] => [
    feature,
    {
      release: releaseId(decision),
      step: decision.reason.step,
      because: decision.reason.text,
      lastGood: decision.lastGood.map(releaseId),
    },
  ]);
  const missing = Object.entries(undecided).map(([feature, because]): [string, Explained] => [
    feature,
    { release: null, step: 'none', because, lastGood: [] },
  ]);
  return Object.fromEntries([...decided, ...missing].sort(([one], [other]) => (one < other ? -1 : 1)));
}
