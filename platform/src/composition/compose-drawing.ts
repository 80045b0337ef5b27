import type { PlatformEvent } from '@storefront/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Counters } from '../counters';
import type { FaultSwitch } from '../edge/faults/fault-switch';
import type { ReleaseHost } from '../isolates/release-host';
import { PageCache } from '../edge/pages/page-cache';
import { countDrawing } from '../edge/pages/page-figures';
import { Pages } from '../edge/pages/pages';
import type { PageAddress } from '../edge/pages/page-cache';
import type { ServedReleases } from '../edge/files/served-releases';
import type { PlatformSignal } from '../votes/platform-signal';
import { SharedDrawings } from '../edge/pages/shared-drawings';
import type { VerifiedFiles } from '../releases/verified-files';
import { PageWarmer } from '../edge/pages/page-warmer';
import type { ConsoleLine } from '../render/console-lines';
import { decidedPairs } from '../render/decided-pairs';
import { DrawingPool, defaultLimits } from '../render/drawing-pool';
import { PageDrawings } from '../render/page-drawings';
import type { CountedOutcome } from '../render/page-drawings';
import { PairHealth } from '../render/pair-health';
import { ReleaseParts } from '../render/release-parts';
import type { CurrentState } from './current-state';

export interface ComposeDrawingDeps {
  /** How many pages are drawn at once; with 0 nothing is drawn. */
  readonly workers: number;
  /** How many processes are kept. */
  readonly processes: number | undefined;
  readonly releaseHost: Pick<ReleaseHost, 'host'>;
  readonly state: CurrentState;
  readonly releases: Pick<ServedReleases, 'published'>;
  readonly files: VerifiedFiles;
  readonly faults: FaultSwitch | undefined;
  readonly brandIds: () => string[];
  /** Makes and keeps a page, unless it is kept. */
  readonly warm: (page: PageAddress) => Promise<void>;
  /** No page is drawn in advance before it resolves. */
  readonly dataReady: Promise<void> | undefined;
  readonly clock: Clock;
  readonly counters: Counters;
  readonly signal: PlatformSignal;
  readonly log: FastifyBaseLogger;
  /** Then what server parts write to their consoles is written nowhere. */
  readonly production: boolean;
}

export interface Drawing {
  readonly pages: Pages;
  readonly pageCache: PageCache;
  /** Evaluates the releases that are decided now, then draws the pages that visitors ask for. */
  prepare(): Promise<void>;
  /** Resolves when the current releases have been evaluated. */
  ready(): Promise<void>;
  /** Draws no more pages in advance. */
  stopWarming(): void;
  close(): Promise<void>;
}

/** The drawing of first screens on the server (EDG-7). */
export function composeDrawing(deps: ComposeDrawingDeps): Drawing {
  const {
    workers,
    processes = defaultLimits.processes,
    releaseHost,
    state,
    releases,
    files,
    faults,
    brandIds,
    warm,
    dataReady,
    clock,
    counters,
    signal,
    log,
    production,
  } = deps;
  const pool =
    workers > 0
      ? new DrawingPool({
          limits: { ...defaultLimits, workers, processes },
          host: () => releaseHost.host(),
          log,
          ...(!production && { wrote: (release, line) => logLine(log, release, line) }),
        })
      : undefined;
  const parts = new ReleaseParts({
    published: (id) => releases.published(id),
    files,
    ...(faults && { changed: (release, code) => faults.serverPartOf(release, code) }),
  });
  const health = new PairHealth(() => clock.now().getTime());
  const drawings =
    pool &&
    new SharedDrawings(
      new PageDrawings({
        pool,
        parts,
        health,
        counted: (outcome, page) => {
          countDrawing(counters, outcome, page);
          const event = platformEventOf(outcome);
          if (event !== undefined) signal.add(event);
        },
      }),
    );
  const pageCache = new PageCache();
  const warmPages = new PageWarmer({
    recent: () => pageCache.recent(),
    usual: () => brandIds().map((brand) => ({ brand, address: '/' })),
    warm,
    dataReady,
    log,
  });
  let warming: Promise<void> | undefined;

  const prepare = async () => {
    if (pool === undefined) return;
    const plans = state.brands.brands.map((served) => state.plans.of(served));
    try {
      const pairs = await decidedPairs(plans, clock.now().getTime(), parts);
      pool.prepare(pairs, (pair, outcome) => health.record(pair, outcome));
      // A page of a release that has not been evaluated yet is drawn too late to be kept.
      warming = pool.idle().then(() => warmPages.begin());
    } catch (error) {
      log.warn(
        { err: error },
        'releases could not be evaluated in advance; each is evaluated for its first page',
      );
    }
  };

  return {
    pages: new Pages({ drawings, pageCache }),
    pageCache,
    prepare,
    async ready() {
      await prepare();
      await warming;
      await pool?.idle();
    },
    stopWarming: () => warmPages.stop(),
    close: async () => pool?.close(),
  };
}

/** Writes a line of a server part's console into the log. */
function logLine(log: FastifyBaseLogger, release: string, { word, text }: ConsoleLine): void {
  const level = word === 'error' || word === 'warn' ? word : 'info';
  log[level]({ release, console: word }, text);
}

/** What a drawing that was not made says about the platform; undefined when it says nothing. */
function platformEventOf(outcome: CountedOutcome): PlatformEvent | undefined {
  switch (outcome) {
    case 'resting':
      return 'resting';
    case 'late':
    case 'busy':
    case 'interrupted':
      return 'late';
    default:
      return undefined;
  }
}
