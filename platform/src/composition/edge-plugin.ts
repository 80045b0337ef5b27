import type { FastifyInstance } from 'fastify';
import { brandRoutes } from '../edge/brand-routes';
import type { Counters } from '../edge/counters';
import { DecisionFiles } from '../edge/decision-files';
import { decisionRoutes } from '../edge/decision-routes';
import { drawingFailures } from '../edge/drawing-failures';
import type { EdgeVotes } from '../edge/edge-votes';
import { faultRoutes } from '../edge/fault-routes';
import type { FaultSwitch } from '../edge/fault-switch';
import { pageRoutes } from '../edge/page-routes';
import type { PageRouteDeps } from '../edge/page-routes';
import { platformRoutes } from '../edge/platform-routes';
import { previewRoutes } from '../edge/preview-routes';
import { releaseRoutes } from '../edge/release-routes';
import { reportRoutes } from '../edge/report-routes';
import type { ServedReleases } from '../edge/served-releases';
import { Telemetry } from '../edge/telemetry';
import type { VerifiedFiles } from '../edge/verified-files';
import type { Visits } from '../edge/visits';
import { previewRefusals } from '../registry/audit-refusals';
import { sitemapRoutes } from '../sitemap/sitemap-routes';
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
  const { addressOf, counters } = deps;
  const { brandOf, brandOfOrigin } = deps.brands;
  const { decidedFor, addedPathsOf, entriesOf, stableOf } = lookup;
  const { registry, clock, log, production, apiOrigin = '', assetOrigin = '' } = platform;
  const { drawings, pageCache } = drawing;
  const originOf: PageRouteDeps['originOf'] = ({ hosts: [host = ''] }) => platform.siteOrigin(host);
  const telemetry = new Telemetry({ counters, log });
  const decisionFiles = new DecisionFiles();

  releaseRoutes(app, { releases, files, counters, faults });
  brandRoutes(app, { brandOf });
  sitemapRoutes(app, {
    ...{ brandOf, originOf, addedPathsOf, log },
    sitemaps: new Sitemaps(platform.businesses),
  });
  platformRoutes(app, {
    ...{ brandOf, brandOfOrigin, decidedFor, visits, releases, telemetry, votes, addressOf, clock },
  });
  reportRoutes(app, { brandOf, brandOfOrigin, addressOf, clock, counters, log });
  if (faults !== undefined)
    faultRoutes(app, {
      ...{ faults, entriesOf, stableVersion: (feature) => stableOf(feature)?.version },
      forgetPages: () => pageCache.clear(),
    });
  previewRoutes(app, { brandOf, visits });
  decisionRoutes(app, { brandOf, decidedFor, decisionFiles, visits });
  const pageDeps: PageRouteDeps = {
    ...{
      brandOf,
      originOf,
      decidedFor,
      addressOf,
      decisionFiles,
      visits,
      drawings,
      pageCache,
      clock,
      counters,
    },
    auditRefusal: previewRefusals(registry, clock, log),
    tokenFor: (served, visit, decided, shown) =>
      votes?.tokenFor(state.plans.of(served), visit, decided, shown),
    drawingFailed: drawingFailures({ telemetry, votes }),
    ask: platform.answer,
    firstDataLimit: platform.firstDataLimit ?? 300,
    ...{ apiOrigin, assetOrigin, production },
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
