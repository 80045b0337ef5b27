import type { RouteName } from '@storefront/contract';
import { goalSteps } from '../guard/goals';
import type { Milestone } from '../guard/goals';
import { signalTests } from '../guard/signals';
import { votesOfPage } from '../guard/votes-of-page';
import type { PageEvent, VitalBounds } from '../guard/votes-of-page';
import type { Report } from './telemetry-report';
import type { PageClaims } from './page-token';
import type { CheckoutStep, KeyedVote, PageVotes } from './vote-batch';
import { createVoter } from './create-voter';

export interface PageVotesDeps {
  /** The key of voters' keys. */
  readonly key: string;
  readonly claims: PageClaims;
  /** The address that limits count by. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The name of the release that a brand uses for a feature, such as `partner/checkout` for `checkout`. */
  nameOf(feature: string): string;
  /** The values above which a page of this rollout is slow; undefined when the rollout has ended. */
  boundsOf(rollout: string): VitalBounds | undefined;
  /** The route that a path shows on the brand; undefined for one that shows nothing. */
  routeOf(path: string): RouteName | undefined;
}

/** The feature whose pages report the steps of the checkout. */
const checkoutFeature = 'checkout';

const checkoutStepOf: Partial<Record<string, CheckoutStep>> = {
  'checkout-opened': 'opened',
  'order-pressed': 'pressed',
  'order-placed': 'placed',
};

/** The votes of a page's reports, by the releases in its token (GRD-7). Reports about anything else give no votes. */
export function votesOfReports(reports: readonly Report[], deps: PageVotesDeps): Omit<PageVotes, 'faults'> {
  const { claims } = deps;
  const events = reports.flatMap(eventsOf);
  const votes: KeyedVote[] = [];
  const goals: PageVotes['goals'][number][] = [];
  const milestones = reports.flatMap((report) => milestonesOf(report, deps));
  for (const release of claims.releases) {
    const bounds = release.rollout && deps.boundsOf(release.rollout.id);
    if (release.rollout === undefined || bounds === undefined) continue;
    const keyed = createVoter(release.rollout, deps);
    for (const { signal, kind } of votesOfPage([release], events, bounds)) votes.push(keyed(signal, kind));
    if (release.feature === checkoutFeature)
      for (const step of stepsIn(reports)) votes.push(keyed(`checkout-${step}`, 'trial'));
    for (const { goal, step } of goalSteps(release.feature, milestones)) {
      const hit = signalTests[goal.signal].isWorseWith === 'fewer' ? 'success' : 'failure';
      goals.push({ step, trial: keyed(goal.signal, 'trial'), hit: keyed(goal.signal, hit) });
    }
  }
  return { votes, goals, vitals: vitalsOf(events, deps) };
}

/** What a visitor did, by one report of the page. */
function milestonesOf(report: Report, { routeOf }: PageVotesDeps): Milestone[] {
  if (report.kind === 'page-viewed') {
    const route = routeOf(report.path);
    return route === undefined ? [] : [`page ${route}`];
  }
  return report.kind === 'step' && report.name !== 'order-pressed' ? [report.name] : [];
}

function eventsOf(report: Report): PageEvent[] {
  switch (report.kind) {
    case 'shown':
      return [{ kind: 'page-viewed', feature: report.feature }];
    case 'remote-failed':
      if (isOfTheNetwork(report)) return [];
      return [{ kind: 'remote-failed', feature: report.feature, version: report.version }];
    case 'threw':
      return [{ kind: 'remote-failed', feature: report.feature, version: report.version }];
    case 'vital':
      return (report.features ?? []).map((feature) => ({
        kind: 'vital',
        feature,
        name: report.name,
        value: report.value,
      }));
    default:
      return [];
  }
}

/**
 * Whether the page could not get a file that is there: nobody answered for the last good release either, as while a server starts
 * again, or the right file came at the second try. That counts for no release (GRD-8).
 */
function isOfTheNetwork({ phase, code, replacedBy }: Extract<Report, { kind: 'remote-failed' }>): boolean {
  return phase === 'fetch' && (code === 'interrupted' || (code === 'unreachable' && replacedBy === null));
}

function stepsIn(reports: readonly Report[]): CheckoutStep[] {
  const steps = reports.map((report) => (report.kind === 'step' ? checkoutStepOf[report.name] : undefined));
  return [...new Set(steps.filter((step) => step !== undefined))];
}

/** The values that a page measured, each feature and name once. */
function vitalsOf(events: readonly PageEvent[], { claims, now, nameOf }: PageVotesDeps): PageVotes['vitals'] {
  const values = new Map<string, PageVotes['vitals'][number]>();
  for (const event of events) {
    const release = claims.releases.find(({ feature }) => feature === event.feature);
    if (event.kind !== 'vital' || release === undefined) continue;
    values.set(`${event.feature} ${event.name}`, {
      brand: claims.brand,
      name: nameOf(event.feature),
      version: release.version,
      vital: event.name,
      value: event.value,
      isWatched: release.rollout !== undefined,
      at: now,
    });
  }
  return [...values.values()];
}
