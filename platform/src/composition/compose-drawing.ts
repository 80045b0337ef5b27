import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Counters } from '../edge/counters';
import type { FaultSwitch } from '../edge/fault-switch';
import { PageCache } from '../edge/page-cache';
import type { PageAddress } from '../edge/page-cache';
import type { ServedReleases } from '../edge/served-releases';
import { SharedDrawings } from '../edge/shared-drawings';
import type { VerifiedFiles } from '../edge/verified-files';
import { PageWarmer } from '../edge/page-warmer';
import { decidedPairs } from '../render/decided-pairs';
import { pairKey } from '../render/drawing';
import { DrawingPool, defaultLimits } from '../render/drawing-pool';
import { drawingPrograms } from '../render/drawing-programs';
import { PageDrawings } from '../render/page-drawings';
import { PairHealth } from '../render/pair-health';
import { ReleaseParts } from '../render/release-parts';
import type { CurrentState } from './current-state';

export interface ComposeDrawingDeps {
  /** How many threads draw; with 0 nothing is drawn. */
  readonly workers: number;
  readonly state: CurrentState;
  readonly releases: Pick<ServedReleases, 'published'>;
  readonly files: VerifiedFiles;
  readonly faults: FaultSwitch | undefined;
  readonly brandIds: () => string[];
  /** Makes and keeps a page, unless it is kept. */
  readonly warm: (page: PageAddress) => Promise<void>;
  readonly clock: Clock;
  readonly counters: Counters;
  readonly log: FastifyBaseLogger;
}

export interface Drawing {
  /** Undefined when nothing is drawn. */
  readonly drawings: SharedDrawings | undefined;
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
  const { workers, state, releases, files, faults, brandIds, warm, clock, counters, log } = deps;
  const pool =
    workers > 0
      ? new DrawingPool({ limits: { ...defaultLimits, workers }, programs: drawingPrograms, log })
      : undefined;
  const parts = new ReleaseParts({
    ...{ published: (id) => releases.published(id), files },
    ...(faults && { changed: (release, code) => faults.serverPartOf(release, code) }),
  });
  const health = new PairHealth(() => clock.now().getTime());
  const drawings =
    pool &&
    new SharedDrawings(
      new PageDrawings({
        ...{ pool, parts, health },
        counted: (outcome) => counters.add('storefront_drawings_total', { outcome }),
      }),
    );
  const pageCache = new PageCache();
  const warmPages = new PageWarmer({
    recent: () => pageCache.recent(),
    usual: () => brandIds().map((brand) => ({ brand, address: '/' })),
    ...{ warm, log },
  });
  let warming: Promise<void> | undefined;

  const prepare = async () => {
    if (pool === undefined) return;
    const plans = state.brands.brands.map((served) => state.plans.of(served));
    try {
      const pairs = await decidedPairs(plans, clock.now().getTime(), parts);
      pool.prepare(pairs, (pair, outcome) => health.record(pairKey(pair), outcome));
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
    ...{ drawings, pageCache, prepare },
    async ready() {
      await prepare();
      await warming;
      await pool?.idle();
    },
    stopWarming: () => warmPages.stop(),
    close: async () => pool?.close(),
  };
}
