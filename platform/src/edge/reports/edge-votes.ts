import { matchRoute } from '@storefront/contract';
import type { PlatformFigures, RouteName } from '@storefront/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { ServedBrand } from '../../brands/brand-folder';
import type { Clock } from '../../clock';
import type { Decided } from '../../decisions/decided';
import { givenReleases } from '../../decisions/given-releases';
import type { Plan } from '../../decisions/plan';
import type { Visit } from '../../decisions/visit';
import type { VitalBounds } from '../../guard/votes-of-page';
import type { BrandBounds } from '../../rollout-guard/vital-bounds';
import { findNetworks } from '../../votes/find-networks';
import { checkPageToken, makePageToken } from '../../votes/page-token';
import { faultsOfReports } from '../../votes/page-faults';
import type { PageFaultsDeps } from '../../votes/page-faults';
import { valueOfOrder, votesOfOrder } from '../../votes/order-votes';
import type { SeenOrder } from '../../votes/order-votes';
import { votesOfReports } from '../../votes/page-votes';
import type { VoteBatch } from '../../votes/vote-batch';
import { VoteQueue } from '../../votes/vote-queue';
import { AddressLimit } from '../../address-limit';
import type { Counters } from '../../counters';
import type { PlatformSignal } from '../../votes/platform-signal';
import type { Report } from '../../votes/telemetry-report';

/** Where an edge sends its votes, and reads the values above which a page is slow. */
interface VoteStore {
  count(batch: VoteBatch): Promise<void>;
  /** By the number of the rollout. */
  bounds(rollouts: readonly number[]): Promise<ReadonlyMap<number, BrandBounds>>;
  notePlatform(figures: PlatformFigures, at: Date): Promise<void>;
}

export interface EdgeVotesDeps {
  /** The key of page tokens and voters' keys, the same on every edge. */
  readonly key: string;
  readonly store: VoteStore;
  readonly flushSeconds: number;
  readonly clock: Clock;
  readonly counters: Counters;
  readonly signal: PlatformSignal;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** The files of a release in service; none of another one. */
  filesOf: PageFaultsDeps['filesOf'];
  /** Ids of the rollouts that have not ended. */
  rollouts(): readonly string[];
}

/** The reports of a page, and who sends them. */
export interface ReportingPage {
  readonly served: ServedBrand;
  /** The visitor of the request's cookie; undefined without a cookie. */
  readonly visitor: string | undefined;
  readonly token: string | undefined;
  readonly address: string;
  readonly reports: readonly Report[];
}

// Measured values determine when a page is slow, so one address may send only a few: a handful of pages a minute, and a network
// five times as many.
const measuredPagesEachMinute = 5;
const measuredPagesOfNetwork = 25;

/** Gives pages the token that they report with, and turns their reports and orders into votes (GRD-7, GRD-10). */
export class EdgeVotes {
  private readonly queue: VoteQueue;
  private readonly measuring: AddressLimit;
  private readonly measuringNetworks: AddressLimit;
  private bounds: ReadonlyMap<number, BrandBounds> = new Map();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly deps: EdgeVotesDeps) {
    const { store, counters, log, clock } = deps;
    this.measuring = new AddressLimit(clock, measuredPagesEachMinute);
    this.measuringNetworks = new AddressLimit(clock, measuredPagesOfNetwork);
    this.queue = new VoteQueue({
      count: (batch) => store.count(batch),
      failed: (error) => log.error({ err: error }, 'votes are not counted yet; they are tried again'),
      dropped: (votes) => counters.add('storefront_votes_dropped_total', {}, votes),
    });
  }

  /** The token of a page; undefined for a visitor without cookies, who does not vote. `shown` are the features of the page. */
  tokenFor(plan: Plan, visit: Visit, decided: Decided, shown: readonly string[]): string | undefined {
    if (visit.visitor === undefined) return undefined;
    return makePageToken(this.deps.key, {
      brand: plan.brand.id,
      visitor: visit.visitor,
      releases: givenReleases(plan, visit, decided, shown),
      decidedAt: visit.now,
    });
  }

  /** Counts the reports of a page; without a valid token of this visitor they are no votes. */
  take({ served: { brand }, visitor, token, address, reports }: ReportingPage): void {
    const { key, clock, counters } = this.deps;
    const now = clock.now().getTime();
    const checked =
      token === undefined
        ? { isValid: false as const, fault: 'none' }
        : checkPageToken(key, token, brand.id, now);
    if (!checked.isValid) return counters.add('storefront_votes_refused_total', { why: checked.fault });
    const { claims } = checked;
    if (claims.visitor !== visitor)
      return counters.add('storefront_votes_refused_total', { why: 'other visitor' });
    const running = new Set(this.deps.rollouts());
    const nameOf = (feature: string) => brand.remotes[feature] ?? feature;
    const faults = faultsOfReports(reports, {
      key,
      claims,
      address,
      now,
      nameOf,
      filesOf: this.deps.filesOf,
    });
    const { vitals, ...votes } = votesOfReports(reports, {
      key,
      claims,
      address,
      now,
      nameOf,
      boundsOf: (id) => (running.has(id) ? this.boundsOf(id, brand.id) : undefined),
      routeOf: (path) => routeOn(brand, path),
    });
    const isMeasured = vitals.length > 0 && this.isMeasured(address);
    this.queue.add({ ...votes, faults, vitals: isMeasured ? vitals : [] });
  }

  /**
   * Counts an order that a page has sent (GRD-10). Unlike a report it needs no cookie of the visitor: the API may have an origin of its own,
   * and the token names him.
   */
  takeOrder({ token, ...order }: SeenOrder): void {
    const { key, clock, counters } = this.deps;
    const now = clock.now().getTime();
    const vitals = this.isMeasured(order.address) ? valueOfOrder(order, now) : [];
    const checked =
      token === undefined
        ? { isValid: false as const, fault: 'none' }
        : checkPageToken(key, token, order.brand, now);
    if (!checked.isValid) counters.add('storefront_votes_refused_total', { why: checked.fault });
    const running = new Set(this.deps.rollouts());
    const votes = checked.isValid
      ? votesOfOrder(order, {
          key,
          claims: checked.claims,
          now,
          isRunning: (id) => running.has(id),
          smallOrderOf: (id) => this.bounds.get(numberOf(id))?.[order.brand]?.order,
        })
      : [];
    this.queue.add({ votes, goals: [], faults: [], vitals });
  }

  /** Starts to send votes, and what happened to the platform itself, periodically. */
  start(): void {
    this.timer = setInterval(() => void this.flush(), this.deps.flushSeconds * 1000);
    this.timer.unref();
  }

  /** Sends the waiting votes, and reads the bounds of the running rollouts; never rejects. */
  async flush(): Promise<void> {
    const rollouts = this.deps.rollouts().map(numberOf);
    try {
      this.bounds = rollouts.length === 0 ? new Map() : await this.deps.store.bounds(rollouts);
    } catch {
      // The current bounds stay; the failure is reported when votes are sent.
    }
    await this.sendFigures();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.sendFigures();
  }

  private async sendFigures(): Promise<void> {
    await this.queue.flush();
    const { signal, store, clock } = this.deps;
    const figures = signal.take();
    try {
      await store.notePlatform(figures, clock.now());
    } catch {
      signal.restore(figures);
    }
  }

  private isMeasured(address: string): boolean {
    const { network = address } = findNetworks(address);
    return this.measuring.take(address) && this.measuringNetworks.take(network);
  }

  private boundsOf(id: string, brand: string): VitalBounds {
    const { LCP, INP, CLS } = this.bounds.get(numberOf(id))?.[brand] ?? {};
    return { LCP, INP, CLS };
  }
}

const numberOf = (id: string): number => Number(id.slice(1));

function routeOn(brand: ServedBrand['brand'], path: string): RouteName | undefined {
  const match = matchRoute(brand, path);
  return match.kind === 'page' && match.route.name !== 'added' ? match.route.name : undefined;
}
