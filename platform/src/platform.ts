import type { Brand } from '@storefront/contract';
import type { FastifyPluginAsync } from 'fastify';
import { brandLookup } from './composition/brand-lookup';
import { composeDrawing } from './composition/compose-drawing';
import { composeGuard } from './composition/compose-guard';
import { CurrentState } from './composition/current-state';
import { brandFileIn, doorPlugin, watchMinutesOf } from './composition/door-plugin';
import { edgePlugin } from './composition/edge-plugin';
import type { PlatformDeps } from './composition/platform-deps';
import { releaseLookup } from './composition/release-lookup';
import { pinsOf } from './decisions/plan-cache';
import { Counters } from './counters';
import type { Counted } from './counters';
import { scheduledJob } from './door/scheduled-changes';
import { FaultSwitch } from './edge/faults/fault-switch';
import type { PageRouteDeps } from './edge/pages/page-routes';
import { PlatformSignal } from './votes/platform-signal';
import type { SeenOrder } from './votes/order-votes';
import { Previews } from './edge/visits/previews';
import { ServedReleases } from './edge/files/served-releases';
import { statusRoutes } from './edge/status-routes';
import type { Condition } from './edge/status-routes';
import { VerifiedFiles } from './releases/verified-files';
import { Visits } from './edge/visits/visits';
import { warmPage } from './edge/pages/warm-page';
import { watchPauses } from './edge/watch-pauses';
import { ReleaseHost } from './isolates/release-host';
import { emptySnapshot } from './registry/snapshot';
import { collectJob } from './publishing/collect';
import { SourcePlaces } from './source-maps/source-places';
import { FilePrefetcher } from './releases/file-prefetcher';

interface PlatformJob {
  readonly name: string;
  readonly everySeconds: number;
  run(): Promise<void>;
}

/** The platform apart from any process or port. */
export interface Platform {
  /** Register it without a prefix, after the API: its pages take every path that is left. */
  readonly plugin: FastifyPluginAsync;
  /** Reads brands and registry now, instead of when they change. */
  refresh(): Promise<void>;
  /** The brands that are served now. */
  brands(): readonly Brand[];
  brandOfId(id: string): Brand | undefined;
  brandOfHost(host: string): Brand | undefined;
  /** The brand whose page has this origin, by the origin's host: a proxy in front may have changed scheme and port. */
  brandOfOrigin(origin: string): Brand | undefined;
  /** The routes of the specification that no release shows, in sentences. */
  missingRoutes(): string[];
  /** Resolves when no file is being fetched in advance. */
  filesFetched(): Promise<void>;
  /** Sends the waiting votes to the database now, instead of within a second. */
  countVotes(): Promise<void>;
  /** Resolves when the releases that draw the current pages have been evaluated. */
  drawingsReady(): Promise<void>;
  /** Work that is done periodically, apart from requests. */
  readonly jobs: readonly PlatformJob[];
  /** Adds one to a figure of `/metrics`; labels are few and known. */
  count(name: string, labels: Readonly<Record<string, string>>): void;
  /** Counts an order for the releases that its page was given (GRD-10). */
  takeOrder(order: SeenOrder): void;
  /** The figures of `/metrics` by name. */
  counted(): ReadonlyMap<string, readonly Counted[]>;
  close(): Promise<void>;
}

// The registry is asked every second; a busy machine may answer a few times late.
const oldAfter = 5_000;

const oldSentence = (secondsOld: number | null) =>
  secondsOld === null
    ? 'The registry has not answered yet: nothing is known of its releases but what was kept.'
    : `The registry has not answered for ${secondsOld} s: promotions, rollbacks and revocations since then are not known.`;

/** Opens the platform over the registry, the store of releases and the folder of brands. */
export async function createPlatform(deps: PlatformDeps): Promise<Platform> {
  const { clock, log, production, assetOrigin = '', registry, retentionDays = 30, guard } = deps;
  const { roles = { edge: true, registry: true } } = deps;
  const addressOf = deps.addressOf ?? (({ ip }: { readonly ip: string }) => ip);
  const counters = new Counters();
  const faults = production ? undefined : new FaultSwitch();

  const state = new CurrentState({
    registry,
    log,
    assetOrigin,
    file: deps.snapshotFile,
    brandsDirectory: deps.brandsDirectory,
    // An edge alone starts without a registry and says that it is not ready: the database may be started later.
    fallback: roles.edge && !roles.registry ? emptySnapshot : undefined,
  });
  await state.load();
  const brands = brandLookup(state, assetOrigin);
  const { brandOf, brandOfOrigin, brandIds } = brands;
  const pinned = () => pinsOf(state.brands);

  const files = new VerifiedFiles({ store: deps.servedFiles ?? deps.files, log });
  const ahead =
    roles.edge && deps.servedFiles ? new FilePrefetcher({ store: deps.servedFiles, log }) : undefined;
  const lookup = releaseLookup({ state, files, faults, clock });
  const previews = new Previews({
    key: deps.previewKey,
    ended: () => state.snapshot.endedPreviews,
    drafts: () => state.snapshot.drafts,
    draft: (brand, number) => registry.brandVersion(brand, number),
    published: (id) => releases.published(id),
  });
  const visits = new Visits({ clock, production, previews });
  const releases: ServedReleases = new ServedReleases({
    registry,
    setupsOf: brands.setupsOf,
    snapshot: () => state.snapshot,
    previewOf: (request) => {
      const served = brandOf(request.hostname);
      return served && visits.previewOf(request, served);
    },
  });
  const places = new SourcePlaces({ files });
  const releaseHost = deps.releaseHost ?? new ReleaseHost({ production, allowUnconfined: false }, log);
  const signal = new PlatformSignal(clock);
  let endWatch: () => void = () => undefined;
  const composedGuard =
    guard && composeGuard({ guard, registry, state, brandIds, places, clock, counters, signal, log });
  const votes = composedGuard?.votes;

  let pageDeps: PageRouteDeps | undefined;
  const drawing = composeDrawing({
    releaseHost,
    state,
    releases,
    files,
    faults,
    brandIds,
    clock,
    counters,
    signal,
    log,
    production,
    workers: roles.edge ? (deps.drawingWorkers ?? 0) : 0,
    processes: deps.drawingProcesses,
    dataReady: deps.dataReady,
    warm: async ({ brand, address }) => {
      const served = state.brands.ofId(brand);
      if (served !== undefined && pageDeps !== undefined) await warmPage(pageDeps, served, address);
    },
  });
  state.watch(() => {
    releases.forget();
    void drawing.prepare();
    ahead?.setWanted(lookup.inService());
  });
  ahead?.setWanted(lookup.inService());

  const condition = async (): Promise<Condition> => {
    const { faults: others = [], warnings: given = [] } = (await deps.condition?.()) ?? {};
    const { wall, warning } = releaseHost.condition();
    const warnings = warning === undefined ? [...given] : [...given, warning];
    const missing: string[] = [];
    if (state.brands.brands.length === 0) missing.push('no brand is served');
    for (const host of (production && roles.registry && deps.console?.hosts) || [])
      if (state.brands.ofHost(host) !== undefined)
        warnings.push(`CONSOLE_HOSTS names ${host}, which is a brand's: the console is not served there.`);
    const age = state.age();
    const releases = {
      generation: state.snapshot.generation,
      secondsOld: age === undefined ? null : Math.floor(age / 1000),
    };
    const old = age === undefined || age > oldAfter ? [oldSentence(releases.secondsOld)] : [];
    if (!roles.edge)
      return { faults: [...missing, ...others], warnings: [...warnings, ...old], releases, wall };
    if (lookup.stableOf('shell') === undefined) missing.push('no release of the shell is stable');
    missing.push(...(await files.faults(lookup.isInService)));
    const storeFault = files.storeFault();
    if (storeFault !== undefined)
      warnings.push(`A file of a release could not be read from its store: ${storeFault}.`);
    const all = {
      faults: [...missing, ...others],
      warnings: [...warnings, ...old, ...lookup.missingRoutes(), ...signal.warnings()],
    };
    return { ...all, releases, wall };
  };

  return {
    plugin: async (app) => {
      statusRoutes(app, { counters, condition });
      if (roles.registry)
        await doorPlugin(app, {
          ...deps,
          releaseHost,
          state,
          addressOf,
          pinned,
          retentionDays,
          brands: brandIds,
          decidedFor: lookup.decidedFor,
          figuresOf: composedGuard?.figuresOf,
          verdictsOf: composedGuard?.verdictsOf,
          faultsOf: composedGuard?.faultsOf,
        });
      if (!roles.edge) return;
      signal.add('restarted');
      app.addHook('onListen', (done) => {
        endWatch = watchPauses(() => {
          counters.add('storefront_pauses_total');
          signal.add('paused');
        });
        done();
      });
      pageDeps = edgePlugin(app, {
        places,
        platform: deps,
        state,
        brands,
        lookup,
        releases,
        files,
        visits,
        faults,
        votes,
        drawing,
        addressOf,
        counters,
      });
    },
    refresh: () => state.refresh(),
    missingRoutes: lookup.missingRoutes,
    count: (name, labels) => counters.add(name, labels),
    takeOrder: (order) => votes?.takeOrder(order),
    counted: () => counters.all(),
    filesFetched: async () => ahead?.idle(),
    countVotes: async () => votes?.flush(),
    drawingsReady: () => drawing.ready(),
    jobs: [
      collectJob({ registry, files: deps.files, clock, brands: brandIds, pinned, retentionDays }),
      ...(composedGuard?.jobs ?? []),
      scheduledJob({
        registry,
        log,
        context: () => ({
          now: clock.now(),
          brands: brandIds(),
          watchMinutes: watchMinutesOf(deps.guard),
          brandFile: brandFileIn(state),
        }),
      }),
    ],
    brands: () => state.brands.brands.map(({ brand }) => brand),
    brandOfId: (id) => state.brands.ofId(id)?.brand,
    brandOfHost: (host) => brandOf(host)?.brand,
    brandOfOrigin: (origin) => brandOfOrigin(origin)?.brand,
    async close() {
      endWatch();
      const lastRefresh = state.close();
      drawing.stopWarming();
      await lastRefresh;
      await ahead?.close();
      await drawing.close();
      await votes?.close();
    },
  };
}
