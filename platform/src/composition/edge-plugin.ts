import type { FastifyInstance } from 'fastify';
import { brandRoutes } from '../edge/files/brand-routes';
import { offlineRoutes } from '../edge/offline/offline-routes';
import type { Counters } from '../counters';
import { DecisionFiles } from '../edge/files/decision-files';
import { decisionRoutes } from '../edge/files/decision-routes';
import { drawingFailures } from '../edge/reports/drawing-failures';
import type { EdgeVotes } from '../edge/reports/edge-votes';
import { faultRoutes } from '../edge/faults/fault-routes';
import type { FaultSwitch } from '../edge/faults/fault-switch';
import { pageRoutes } from '../edge/pages/page-routes';
import type { PageRouteDeps } from '../edge/pages/page-routes';
import { platformRoutes } from '../edge/reports/platform-routes';
import { previewRoutes } from '../edge/pages/preview-routes';
import { releaseRoutes } from '../edge/files/release-routes';
import { reportRoutes } from '../edge/reports/report-routes';
import type { ServedReleases } from '../edge/files/served-releases';
import { Telemetry } from '../edge/reports/telemetry';
import type { VerifiedFiles } from '../releases/verified-files';
import type { Visits } from '../edge/visits/visits';
import { noTracing } from '../page-tracing';
import { previewRefusals } from '../registry/audit-refusals';
import { staffRoutes } from '../edge/pages/staff-routes';
import { sitemapRoutes } from '../sitemap/sitemap-routes';
import type { SourcePlaces } from '../source-maps/source-places';
import { Sitemaps } from '../sitemap/sitemaps';
import type { BrandLookup } from './brand-lookup';
import type { Drawing } from './compose-drawing';
import type { CurrentState } from './current-state';
import type { PlatformDeps } from './platform-deps';
import type { ReleaseLookup } from './release-lookup';

export interface EdgePluginDeps {
  readonly platform: PlatformDeps;
  readonly state: CurrentState;
  readonly brands: BrandLookup;
  readonly lookup: ReleaseLookup;
  readonly releases: ServedReleases;
  readonly files: VerifiedFiles;
  readonly places: SourcePlaces;
  readonly visits: Visits;
  readonly faults: FaultSwitch | undefined;
  readonly votes: EdgeVotes | undefined;
  readonly drawing: Drawing;
  readonly addressOf: PageRouteDeps['addressOf'];
  readonly counters: Counters;
}

/** Pages, files of releases and what else visitors ask of an edge. Returns what a page is made with. */
export function edgePlugin(app: FastifyInstance, deps: EdgePluginDeps): PageRouteDeps {
  const { platform, state, lookup, releases, files, visits, faults, votes, drawing } = deps;
  const { addressOf, counters, places } = deps;
  const { brandOf, brandOfOrigin } = deps.brands;
  const { decidedFor, addedPathsOf, entriesOf, stableOf } = lookup;
  const { registry, clock, log, production, apiOrigin = '', assetOrigin = '' } = platform;
  const { tracing = noTracing } = platform;
  const { pages, pageCache } = drawing;
  const originOf: PageRouteDeps['originOf'] = ({ hosts: [host = ''] }) => platform.siteOrigin(host);
  const auditRefusal = previewRefusals(registry, clock, log);
  const telemetry = new Telemetry({ counters, log });
  const decisionFiles = new DecisionFiles();

  releaseRoutes(app, { releases, files, counters, faults });
  brandRoutes(app, { brandOf });
  offlineRoutes(app, { brandOf });
  sitemapRoutes(app, { brandOf, originOf, addedPathsOf, log, sitemaps: new Sitemaps(platform.businesses) });
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
      faults,
      entriesOf,
      stableVersion: (feature) => stableOf(feature)?.version,
      forgetPages: () => pageCache.clear(),
    });
  const published: ServedReleases['published'] = (id) => releases.published(id);
  previewRoutes(app, {
    brandOf,
    visits,
    counters,
    auditRefusal,
    production,
    published,
    places,
    clock,
    addressOf,
  });
  staffRoutes(app, {
    brandOf,
    brandIds: () => state.brands.brands.map(({ brand }) => brand.id),
    decidedFor,
    visits,
    registry,
    key: platform.previewKey,
    clock,
    addressOf,
  });
  decisionRoutes(app, { brandOf, decidedFor, decisionFiles, visits });
  const pageDeps: PageRouteDeps = {
    brandOf,
    originOf,
    decidedFor,
    addressOf,
    decisionFiles,
    visits,
    pages,
    clock,
    counters,
    auditRefusal,
    tokenFor: (served, visit, decided, shown) =>
      votes?.tokenFor(state.plans.of(served), visit, decided, shown),
    previewFaults: { places, published, log },
    drawingFailed: drawingFailures({ telemetry, votes }),
    ask: (call, body, brand) =>
      tracing.within({ name: `call ${call}` }, () => platform.answer(call, body, brand)),
    firstDataLimit: platform.firstDataLimit ?? 300,
    apiOrigin,
    assetOrigin,
    production,
    tracing,
    apiAuthorization: `Basic ${Buffer.from(platform.apiClient).toString('base64')}`,
  };
  pageRoutes(app, pageDeps);
  // Earlier, the API that answers first data may not be registered yet.
  app.addHook('onReady', (done) => {
    void drawing.prepare();
    done();
  });
  return pageDeps;
}
