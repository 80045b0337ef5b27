import type { PageDecision } from '@storefront/contract';
import { releaseId } from '../releases/release-store';

/**
 * What a decision gives, as a short text that is equal for all visitors who get the same: releases, their addresses, and the hash of the
 * entry, which the fault switch changes. The words of its reason are not part of it; they may name the visitor's bucket.
 */
export function decisionText({ feature, lastGood, ...decision }: PageDecision): string {
  const releases = [decision, ...lastGood].map(
    (release) => `${releaseId(release)} ${release.base} ${release.integrity[release.entry] ?? ''}`,
  );
  const reasons = lastGood.map(({ reason }) => `${reason.step} ${reason.text}`);
  return [feature, decision.reason.step, ...releases, ...reasons].join(' ');
}
