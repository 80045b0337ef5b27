import type { PageDecision } from '@storefront/contract';
import { FakeClock } from '@storefront/host/testing';
import type { FailureReport } from '../failure';
import { createLoader } from '../loader';
import { pageDecisions } from '../page-decisions';
import { FakeSource } from './fake-source';
import { aDecision } from './releases';

export const home = './pages/home';

/** A loader of the listing over a fake source, with what it reports. `before` are the versions that failed earlier in the visit. */
export function aLoader(listing: PageDecision = aDecision('2.0.0', '1.0.0'), before: readonly string[] = []) {
  const source = new FakeSource();
  const clock = new FakeClock();
  const reports: FailureReport[] = [];
  const memory = { versions: before };
  const loader = createLoader({
    decisions: pageDecisions({ listing }),
    source,
    clock,
    memory: { failed: () => memory.versions, remember: (_feature, versions) => (memory.versions = versions) },
    report: (failure) => reports.push(failure),
    renewPage: () => undefined,
  });
  return { source, clock, reports, loader, memory };
}

/** Waits until all promises made so far have settled. */
export function settle() {
  return new Promise((resolve) => setTimeout(resolve));
}
