import { randomUUID } from 'node:crypto';
import type { PageDecision, PageState, VisitorValues } from '@storefront/contract';
import { releaseId } from '../../releases/release-store';

/**
 * The part of a page's state that stands in its HTML: what everybody gets who gets the same releases (EDG-8). Its first data stand in an
 * element of their own, behind what was drawn from them.
 */
export function stateForAll(state: PageState): object {
  const {
    now: _now,
    token: _token,
    others: _others,
    trace: _trace,
    firstData: _firstData,
    ...shared
  } = state;
  const decisions = Object.entries(state.decisions).map(([feature, one]) => [feature, withoutReason(one)]);
  return { ...shared, decisions: Object.fromEntries(decisions) };
}

/** A decision without the words about one visitor, such as the bucket. */
function withoutReason(decision: PageDecision): PageDecision {
  return { ...decision, reason: { ...decision.reason, text: releaseId(decision) } };
}

/** The part that belongs to one visitor or one moment; `shown` are the features that the page shows. */
export function pickVisitorValues(state: PageState, shown: readonly string[]): VisitorValues {
  const { now, token, others, trace, decisions } = state;
  return {
    now,
    ...(token !== undefined && { token }),
    ...(others !== undefined && { others }),
    ...(trace !== undefined && { trace }),
    // A page for an older shell carries all decisions; their reasons would not fit into a header.
    reasons: Object.fromEntries(
      shown.flatMap((feature) => {
        const decision = decisions[feature];
        return decision === undefined ? [] : [[feature, decision.reason.text]];
      }),
    ),
    styleNonce: randomUUID(),
  };
}
