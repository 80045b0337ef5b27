import { addedPages } from '@storefront/contract';
import type { Brand, ReleaseManifest } from '@storefront/contract';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { faultSentence } from './brands/brand-fault';
import { BrandFolder, keepingServed } from './brands/brand-book';
import type { BrandBook, ServedBrand } from './brands/brand-book';
import { FormerSetups } from './brands/former-setups';
import type { Clock } from './clock';
import { decide, releasesInService } from './decisions/decide';
import type { Decided } from './decisions/decided';
import type { DecidingBrand } from './decisions/feature-plan';
import { indexOf } from './decisions/registry-index';
import { idOf } from './decisions/release-fit';
import { pinsOf, planBook } from './decisions/plan-book';
import type { PlanBook } from './decisions/plan-book';
import { strangerAt } from './decisions/visit';
import type { Visit } from './decisions/visit';
import type { AskBusinesses } from './edge/ask-api-at';
import { brandRoutes } from './edge/brand-routes';
import { Counters } from './edge/counters';
import { DecisionFiles } from './edge/decision-files';
import { decisionRoutes } from './edge/decision-routes';
import { faultRoutes } from './edge/fault-routes';
import { drawingFailures } from './edge/drawing-failures';
import { EdgeVotes } from './edge/edge-votes';
import { FaultSwitch } from './edge/fault-switch';
import type { AskApi } from './edge/first-data';
import { KeptPages } from './edge/kept-pages';
import { missingRoutes } from './edge/missing-routes';
import { pageRoutes, warmPage } from './edge/page-routes';
import type { PageRouteDeps } from './edge/page-routes';
import { platformRoutes } from './edge/platform-routes';
import { previewRoutes } from './edge/preview-routes';
import { Previews } from './edge/previews';
import { releaseRoutes } from './edge/release-routes';
import { reportRoutes } from './edge/report-routes';
import { ServedReleases } from './edge/served-releases';
import { SharedDrawings } from './edge/shared-drawings';
import { statusRoutes } from './edge/status-routes';
import type { Condition } from './edge/status-routes';
import { Telemetry } from './edge/telemetry';
import { VerifiedFiles } from './edge/verified-files';
import { Visits } from './edge/visits';
import { WarmPages } from './edge/warm-pages';
import { consoleRoutes } from './console/console-routes';
import { readConsole } from './console/read-console';
import { doorRoutes } from './door/door';
import { overviewOf } from './door/overview';
import { resolveVisitor } from './door/resolve';
import { watchFolder } from './files/watch-folder';
import { previewRefusals } from './registry/audit-refusals';
import { keepWatching } from './registry/keep-watching';
import { KeptSnapshots } from './registry/kept-snapshots';
import type { Registry } from './registry/registry';
import { emptySnapshot } from './registry/snapshot';
import type { RegistrySnapshot } from './registry/snapshot';
import { buildProver } from './proofs/prove-build';
import type { ProveBuild } from './proofs/prove-build';
import { collectJob } from './releases/collect';
import { FilesAhead } from './releases/files-ahead';
import type { ReleaseFiles } from './releases/release-files';
import type { RegistryDatabase } from './registry/database';
import { decidedPairs } from './render/decided-pairs';
import { pairKey } from './render/drawing';
import { DrawingPool, usualLimits } from './render/drawing-pool';
import { drawingPrograms } from './render/drawing-programs';
import { PageDrawings } from './render/page-drawings';
import { PairHealth } from './render/pair-health';
import { ReleaseParts } from './render/release-parts';
import { guardJobs } from './rollout-guard/guard-jobs';
import { GuardStore } from './rollout-guard/guard-store';
import { usualSettings } from './rollout-guard/settings';
import type { GuardSettings } from './rollout-guard/settings';
import type { PostToTeam, WebhookSigning } from './rollout-guard/tell-teams';
import { readFigures } from './rollout-report/read-figures';
import { sitemapRoutes } from './sitemap/sitemap-routes';
import { Sitemaps } from './sitemap/sitemaps';

export interface PlatformDeps {
  /** Releases, rollouts and what else is decided from. */
  registry: Registry;
  /** The files of the releases. */
  files: ReleaseFiles;
  /** What pages' files are read from, when that is not `files` itself: copies on the local disk, fetched ahead of need (EDG-5). */
  servedFiles?: Pick<ReleaseFiles, 'file'>;
  /** Where the edge keeps what it knew last, so that it serves on without the registry, also after a restart (EDG-5). */
  snapshotFile?: string;
  /** Folder of the brand files. */
  brandsDirectory: string;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Answers a call of the API inside the process, for the first data of pages. */
  answer: AskApi;
  /** The businesses whose pages a sitemap lists. */
  businesses: AskBusinesses;
  /** Milliseconds that a page waits for its first data; 300 unless told. */
  firstDataLimit?: number;
  /** Where the site of a host is, such as `https://brand.example`. */
  siteOrigin(host: string): string;
  /** Where browsers find the API and the releases' files; `''`, the default, is each brand's own origin. */
  apiOrigin?: string | undefined;
  assetOrigin?: string | undefined;
  /** The pair that identifies the client application, `name:secret` (D9). */
  apiClient: string;
  /** Looks through builds before they are published (REL-4); in a sandboxed process unless told. */
  prove?: ProveBuild;
  /** What preview links are signed with (ROL-5); without it none is good. */
  previewKey?: string;
  /** How long the files of a release stay that nobody can get any more (REL-9); 30 days unless told. */
  retentionDays?: number;
  /** The folder of the built console and the host names that it is served on; without it there is none. */
  console?: { readonly folder: string; readonly hosts: readonly string[] };
  /** Hides /dev, demands HTTPS. */
  production: boolean;
  /** The address that limits count by; the connection's own unless told. */
  addressOf?: (request: { readonly ip: string }) => string;
  /** Threads in which the edge draws first screens (EDG-7); 0, the default, draws none. */
  drawingWorkers?: number;
  /** What this process does of the platform: pages and files of releases, the door of the registry; both unless told. */
  roles?: { readonly edge: boolean; readonly registry: boolean };
  /** What the guard of rollouts needs; without it nothing is counted and no rollout is judged. */
  guard?: GuardDeps;
  /** What else keeps the process from serving, in sentences, and what it goes on without, such as its log. */
  condition?: () => Promise<Condition>;
}

interface PlatformJob {
  readonly name: string;
  readonly everySeconds: number;
  run(): Promise<void>;
}

interface GuardDeps {
  readonly database: RegistryDatabase['database'];
  /** What page tokens and voters' keys are made with, the same in every process. */
  readonly key: string;
  /** Posts to the address that a team has given. */
  readonly post: PostToTeam;
  readonly signing: WebhookSigning;
  readonly settings?: Partial<GuardSettings>;
}

/** The platform apart from any process or port. */
export interface Platform {
  /** Register it without a prefix, after the API: its pages take every path that is left. */
  readonly plugin: FastifyPluginAsync;
  /** Looks at brands and registry now, instead of when it hears of a change. */
  refresh(): Promise<void>;
  /** The brands that are served now. */
  brands(): readonly Brand[];
  brandOfId(id: string): Brand | undefined;
  brandOfHost(host: string): Brand | undefined;
  /** The brand whose page has this origin, by the origin's host: a proxy in front may have changed scheme and port. */
  brandOfOrigin(origin: string): Brand | undefined;
  /** The routes of the specification that no release shows, in sentences. */
  missingRoutes(): string[];
  /** Resolves when nothing is being fetched ahead of need. */
  filesFetched(): Promise<void>;
  /** Hands on the votes that wait, instead of within a second. */
  countVotes(): Promise<void>;
  /** Resolves when what draws the pages of the present releases has been evaluated, instead of soon. */
  drawingsReady(): Promise<void>;
  /** What is done now and then beside requests. */
  readonly jobs: readonly PlatformJob[];
  /** Adds one to a figure of `/metrics`; labels are few and known. */
  count(name: string, labels: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

/** The present brands and releases; both change while pages are served. */
interface Present {
  brands: BrandBook;
  snapshot: RegistrySnapshot;
  plans: PlanBook;
}

/** Opens the platform over its two folders. */
export async function createPlatform(deps: PlatformDeps): Promise<Platform> {
  const { clock, log, production, apiOrigin = '', assetOrigin = '' } = deps;
  const { registry, roles = { edge: true, registry: true } } = deps;
  const counters = new Counters();
  const faults = production ? undefined : new FaultSwitch();

  const brandFolder = new BrandFolder(deps.brandsDirectory);
  const look = async (before: BrandBook | undefined): Promise<Present> => {
    const read = await brandFolder.read();
    const brands = before === undefined ? read : keepingServed(read, before);
    for (const fault of brands.faults)
      log.error({ fault: faultSentence(fault) }, 'a brand file is not served as it is');
    const pins = pinsOf(brands);
    const snapshot = await snapshots.read(pins);
    return { brands, snapshot, plans: planBook(snapshot, assetOrigin) };
  };
  // An edge alone starts in any case, and says that it is not ready: whoever started it may start the database later.
  const fallback = roles.edge && !roles.registry ? emptySnapshot : undefined;
  const snapshots = new KeptSnapshots({ registry, file: deps.snapshotFile, fallback, log });
  let present = await look(undefined);
  const former = new FormerSetups();
  const files = new VerifiedFiles({ store: deps.servedFiles ?? deps.files, log });
  const ahead = roles.edge && deps.servedFiles ? new FilesAhead({ store: deps.servedFiles, log }) : undefined;
  const previews = new Previews({ key: deps.previewKey, published: (id) => releases.published(id) });
  const decisionFiles = new DecisionFiles();
  const sitemaps = new Sitemaps(deps.businesses);
  const visits = new Visits({ clock, production, previews });

  // One look at a time, and one more when something changed meanwhile.
  let looking: Promise<void> | undefined;
  let again = false;
  const refresh = (): Promise<void> => {
    if (looking !== undefined) {
      again = true;
      return looking;
    }
    looking = (async () => {
      do {
        again = false;
        try {
          const next = await look(present.brands);
          former.note(present.brands, next.brands);
          present = next;
          releases.forget();
          void prepareDrawings();
          ahead?.want(inService());
        } catch (error) {
          log.error({ err: error }, 'brands and releases could not be read again; the present ones stay');
        }
      } while (again);
      looking = undefined;
    })();
    return looking;
  };
  const endWatches = [
    keepWatching(registry, () => void refresh()),
    watchFolder(deps.brandsDirectory, () => void refresh()),
  ];

  const decidedFor = (served: ServedBrand, visit: Visit): Decided => {
    const decided = decide(present.plans.of(served), visit);
    if (faults === undefined || faults.list().length === 0) return decided;
    return decided.changedBy((decision) =>
      faults.applyTo({ ...decision, lastGood: decision.lastGood.map((release) => faults.applyTo(release)) }),
    );
  };

  /** What somebody can get now: stable, last good, and candidates that are being rolled out. */
  const inService = (): ReleaseManifest[] => {
    const { brands, plans, snapshot } = present;
    const ids = new Set(
      brands.brands.flatMap((served) => [...releasesInService(plans.of(served), stranger())]),
    );
    return snapshot.releases.filter((release) => ids.has(idOf(release)));
  };

  const isInService = (release: string): boolean =>
    present.brands.brands.some((served) =>
      releasesInService(present.plans.of(served), stranger()).has(release),
    );

  const condition = async (): Promise<Condition> => {
    const { faults: others = [], warnings = [] } = (await deps.condition?.()) ?? {};
    const missing: string[] = [];
    if (present.brands.brands.length === 0) missing.push('no brand is served');
    if (!roles.edge) return { faults: [...missing, ...others], warnings };
    if (stableOf('shell') === undefined) missing.push('no release of the shell is stable');
    missing.push(...(await files.faults(isInService)));
    return { faults: [...missing, ...others], warnings: [...warnings, ...withoutRelease()] };
  };

  const stranger = () => strangerAt(clock.now().getTime());

  /** The addresses of pages that stable releases bring to a brand, without those that need a parameter. */
  const addedPathsOf = (served: ServedBrand): string[] =>
    addedPages(decide(present.plans.of(served), stranger()).pages, served.brand.kind)
      .flatMap(({ paths }) => paths)
      .filter((path) => !/[:*]/.test(path));

  const withoutRelease = () =>
    present.brands.brands.flatMap((served) =>
      missingRoutes(served.brand, decide(present.plans.of(served), stranger()).decisions),
    );

  /** The release that is stable for most: on a brand that no turn names. */
  const stableOf = (name: string): ReleaseManifest | undefined => {
    const index = indexOf(present.snapshot);
    const [version] = index.historyOf(name, '');
    return version === undefined ? undefined : index.release(name, version);
  };
  const entriesOf = async (name: string): Promise<Map<string, string>> => {
    const entries = new Map<string, string>();
    for (const release of present.snapshot.releases.filter((one) => one.feature === name)) {
      const file = release.files.find(({ path }) => path === release.entry);
      const found = file && (await files.find(release, file, ['identity']));
      if (found !== undefined) entries.set(release.version, Buffer.from(found.bytes).toString('utf8'));
    }
    return entries;
  };
  const plainHost = (host: string) => host.toLowerCase().replace(/\.$/, '');
  const originOf = ({ hosts: [host = ''] }: Brand) => deps.siteOrigin(host);
  const brandOf = (host: string) => present.brands.ofHost(plainHost(host));
  const brandOfOrigin = (origin: string) => {
    const host = /^https?:\/\/([a-z0-9.-]+)(:\d+)?$/.exec(origin)?.[1];
    return host === undefined ? undefined : brandOf(host);
  };

  const assetHost = assetOrigin === '' ? undefined : new URL(assetOrigin).hostname;
  const setupsOfBrand = ({ brand }: ServedBrand): DecidingBrand[] => [brand, ...former.of(brand.id)];
  // Made once for each state of the brands: every file of a release asks for it there.
  let allSetups: { readonly of: BrandBook; readonly setups: DecidingBrand[] } | undefined;
  const setupsOfAll = () => {
    if (allSetups?.of !== present.brands)
      allSetups = { of: present.brands, setups: present.brands.brands.flatMap(setupsOfBrand) };
    return allSetups.setups;
  };
  const setupsOf = (host: string): DecidingBrand[] | undefined => {
    const served = brandOf(host);
    if (served !== undefined) return setupsOfBrand(served);
    // The releases' own origin carries no brand's pages: it serves what any brand can be given.
    return plainHost(host) === assetHost ? setupsOfAll() : undefined;
  };

  const releases: ServedReleases = new ServedReleases({
    registry,
    setupsOf,
    snapshot: () => present.snapshot,
    previewOf: (request) => {
      const served = brandOf(request.hostname);
      return served && visits.previewOf(request, served);
    },
  });

  const brandIds = () => present.brands.brands.map(({ brand }) => brand.id);
  const pinned = () => pinsOf(present.brands);
  const { retentionDays = 30 } = deps;
  const addressOf = deps.addressOf ?? (({ ip }: { readonly ip: string }) => ip);

  const { guard } = deps;
  const settings = { ...usualSettings, ...guard?.settings };
  const counting = guard && { database: guard.database, ...settings, clock };
  const store = counting && new GuardStore(counting);
  const votes =
    guard &&
    store &&
    new EdgeVotes({
      ...{ key: guard.key, store, flushSeconds: settings.flushSeconds, clock, counters, log },
      rollouts: () => present.snapshot.rollouts.map(({ id }) => id),
    });
  votes?.start();

  const { drawingWorkers = 0 } = deps;
  const pool =
    roles.edge && drawingWorkers > 0
      ? new DrawingPool({
          limits: { ...usualLimits, workers: drawingWorkers },
          programs: drawingPrograms,
          log,
        })
      : undefined;
  const releaseParts = new ReleaseParts({
    ...{ published: (id) => releases.published(id), files },
    ...(faults && { changed: (release, code) => faults.serverPartOf(release, code) }),
  });
  const health = new PairHealth(() => clock.now().getTime());
  const prepareDrawings = async () => {
    if (pool === undefined) return;
    const plans = present.brands.brands.map((served) => present.plans.of(served));
    try {
      const pairs = await decidedPairs(plans, clock.now().getTime(), releaseParts);
      pool.prepare(pairs, (pair, outcome) => health.note(pairKey(pair), outcome));
      // What has not been evaluated yet is drawn too late to be kept.
      warming = pool.idle().then(() => warmPages.begin());
    } catch (error) {
      log.warn({ err: error }, 'releases are evaluated when their first page comes, not before');
    }
  };
  const drawings =
    pool &&
    new SharedDrawings(
      new PageDrawings({
        pool,
        parts: releaseParts,
        health,
        counted: (outcome) => counters.add('storefront_drawings_total', { outcome }),
      }),
    );
  const kept = new KeptPages();
  let pageParts: PageRouteDeps | undefined;
  const warmPages = new WarmPages({
    recent: () => kept.recent(),
    usual: () => brandIds().map((brand) => ({ brand, address: '/' })),
    warm: async ({ brand, address }) => {
      const served = present.brands.ofId(brand);
      if (served !== undefined && pageParts !== undefined) await warmPage(pageParts, served, address);
    },
    log,
  });
  let warming: Promise<void> | undefined;
  const telemetry = new Telemetry({ counters, log });

  ahead?.want(inService());

  return {
    plugin: async (app) => {
      statusRoutes(app, { counters, condition });
      if (roles.registry) {
        doorRoutes(app, {
          registry,
          files: deps.files,
          clock,
          brands: brandIds,
          figuresOf: counting && ((rollout) => readFigures(counting, rollout)),
          remotesOf: (brand) => present.brands.ofId(brand)?.brand.remotes ?? {},
          addressOf,
          previewKey: deps.previewKey,
          webhookSecretOf: guard?.signing.secretOf,
          overview: async () => {
            const { brands } = present;
            return overviewOf(brands, await registry.snapshot(pinsOf(brands)), clock.now().getTime());
          },
          resolve: (query) =>
            resolveVisitor(query, { brands: present.brands, decidedFor, now: clock.now().getTime() }),
          openResolve: !production,
          pinned,
          retentionDays,
          prove: deps.prove ?? buildProver(),
        });
        if (deps.console !== undefined) {
          const { folder, hosts } = deps.console;
          consoleRoutes(app, { console: await readConsole(folder), hosts, production });
        }
      }
      if (!roles.edge) return;
      releaseRoutes(app, { releases, files, counters, faults });
      brandRoutes(app, { brandOf });
      sitemapRoutes(app, { brandOf, originOf, addedPathsOf, sitemaps, log });
      platformRoutes(app, {
        brandOf,
        brandOfOrigin,
        decidedFor,
        visits,
        releases,
        telemetry,
        votes,
        addressOf,
        clock,
      });
      reportRoutes(app, { brandOf, brandOfOrigin, addressOf, clock, counters, log });
      if (faults !== undefined)
        faultRoutes(app, {
          ...{ faults, entriesOf, stableVersion: (feature) => stableOf(feature)?.version },
          forgetPages: () => kept.clear(),
        });
      const auditRefusal = previewRefusals(registry, clock, log);
      previewRoutes(app, { brandOf, visits });
      decisionRoutes(app, { brandOf, decidedFor, decisionFiles, visits });
      pageParts = {
        decisionFiles,
        auditRefusal,
        brandOf,
        originOf,
        decidedFor,
        tokenFor: (served, visit, decided, shown) =>
          votes?.tokenFor(present.plans.of(served), visit, decided, shown),
        visits,
        addressOf,
        drawings,
        kept,
        drawingFailed: drawingFailures({ telemetry, votes }),
        clock,
        counters,
        ask: deps.answer,
        firstDataLimit: deps.firstDataLimit ?? 300,
        apiOrigin,
        assetOrigin,
        apiAuthorization: `Basic ${Buffer.from(deps.apiClient).toString('base64')}`,
        production,
      };
      pageRoutes(app, pageParts);
      // Before that, what answers first data may not be there yet.
      app.addHook('onReady', (done) => {
        void prepareDrawings();
        done();
      });
    },
    refresh,
    missingRoutes: withoutRelease,
    count: (name, labels) => counters.add(name, labels),
    filesFetched: async () => ahead?.idle(),
    countVotes: async () => votes?.flush(),
    drawingsReady: async () => {
      await prepareDrawings();
      await warming;
      await pool?.idle();
    },
    jobs: [
      collectJob({ registry, files: deps.files, clock, brands: brandIds, pinned, retentionDays }),
      ...(guard && store
        ? guardJobs({
            ...{ registry, store, clock, settings, log, post: guard.post, signing: guard.signing },
            brands: brandIds,
          })
        : []),
    ],
    brands: () => present.brands.brands.map(({ brand }) => brand),
    brandOfId: (id) => present.brands.ofId(id)?.brand,
    brandOfHost: (host) => brandOf(host)?.brand,
    brandOfOrigin: (origin) => brandOfOrigin(origin)?.brand,
    async close() {
      for (const end of endWatches) end();
      warmPages.stop();
      await looking;
      await ahead?.close();
      await pool?.close();
      await votes?.close();
    },
  };
}
