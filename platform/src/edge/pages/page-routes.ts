import { serverTimingOf } from '@storefront/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedBrand } from '../../brands/brand-folder';
import { externalPicture } from '../../brands/picture-address';
import type { Decided } from '../../decisions/decided';
import { shownDecisions, shownFeatures } from '../../decisions/page-files';
import type { Visit } from '../../decisions/visit';
import { acceptedEncodings } from '../../releases/encodings';
import type { PageTracing } from '../../page-tracing';
import { releaseId } from '../../releases/release-store';
import type { FailedDrawing } from '../../render/page-drawings';
import { matchPage, parseQuery } from './match-page';
import { compressedPage } from './page-cache';
import { pageContent } from './page-content';
import type { PageContentDeps, RequestedPage } from './page-content';
import { countDecisions, countDrawing } from './page-figures';
import type { Pages } from './pages';
import { previewDrawings } from './preview-faults';
import type { PreviewFaultsDeps } from './preview-faults';
import { followPreviewLink, previewParameter } from './preview-routes';
import { pickVisitorValues } from './visitor-values';
import { pageHeaders } from '../responses/security-headers';
import { sendCompressed } from '../responses/send-compressed';
import { sendUnknownHost } from '../responses/send-unknown-host';
import { withToolbar } from '../toolbar/toolbar-html';
import type { FoundVisit, Visits } from '../visits/visits';

export interface PageRouteDeps extends PageContentDeps {
  pages: Pick<Pages, 'get'>;
  brandOf(host: string): ServedBrand | undefined;
  decidedFor(served: ServedBrand, visit: Visit): Decided;
  visits: Pick<Visits, 'find' | 'brandOf' | 'openPreview' | 'leavePreview' | 'leaveStaff' | 'previewOf'>;
  /** Writes a refused preview link to the audit log. */
  auditRefusal(brand: string, reason: string): void;
  /** The address that limits count by. */
  addressOf(request: { readonly ip: string }): string;
  production: boolean;
  tracing: PageTracing;
  previewFaults: PreviewFaultsDeps;
  /** Records releases that could not draw a page for a visitor. */
  drawingFailed(failures: readonly FailedDrawing[], page: FailedPage): void;
}

/** The page that a release could not draw. */
export interface FailedPage {
  readonly served: ServedBrand;
  readonly visit: Visit;
  readonly token: string | undefined;
  readonly address: string;
}

/** Serves a brand's pages at every path that no other route takes. */
export function pageRoutes(app: FastifyInstance, deps: PageRouteDeps) {
  app.get('/*', async (request, reply) => {
    const ofHost = deps.brandOf(request.hostname);
    if (ofHost === undefined) return sendUnknownHost(reply);
    const token = parseQuery(request.url)[previewParameter];
    if (token !== undefined) return followPreviewLink(deps, ofHost, token, request, reply);
    const { visit, preview, hasToolbar, cookiesAfter } = await deps.visits.find(request, ofHost);
    const served = await deps.visits.brandOf(ofHost, { preview });
    const decided = deps.decidedFor(served, visit);
    const { pages, query, match } = matchPage(served, decided, request.url);
    if (match.kind === 'redirect') {
      return reply.code(302).headers({ location: match.to, 'cache-control': 'no-store' }).send();
    }
    const cookies = cookiesAfter(decided.kept);
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    return sendPage(
      deps,
      { served, visit, decided, preview, hasToolbar, pages, match, query, address: request.url },
      request,
      reply,
    );
  });
}

const sendPage = async (
  deps: PageRouteDeps,
  requested: RequestedPage & Pick<FoundVisit, 'hasToolbar'>,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { served, visit } = requested;
  const { brand } = served;
  const { tracing, counters } = deps;
  const content = await pageContent(deps, requested);
  const { status, match, state, isPreview } = content;
  const shown = Object.values(shownDecisions(requested.decided, match));
  tracing.describe({
    'storefront.brand': brand.id,
    'storefront.page': match.kind === 'page' ? match.route.name : match.kind,
    'storefront.releases': shown.map(releaseId).join(' '),
  });
  const { token } = state;
  const failed = (failures: readonly FailedDrawing[]) =>
    deps.drawingFailed(failures, { served, visit, token, address: deps.addressOf(request) });
  // A failure in a preview does not count (ROL-5), and is shown to who looks (ROL-6).
  const preview = isPreview ? previewDrawings(deps.previewFaults, state) : undefined;
  const found = await tracing.within({ name: 'draw page' }, () =>
    deps.pages.get(content, preview?.listener ?? { failed }),
  );
  const undrawn = (await preview?.faults()) ?? [];
  const release = shown.at(-1);
  if (found.kind === 'kept' && release !== undefined)
    countDrawing(counters, 'kept', { brand: brand.id, release });
  counters.add('storefront_pages_total', { brand: brand.id, status: String(status) });
  countDecisions(counters, brand.id, shown);
  const { hasToolbar } = requested;
  const { document: forAll } =
    undrawn.length > 0
      ? { document: content.undrawnWith(undrawn) }
      : found.kind === 'kept'
        ? found.page
        : found;
  const document = hasToolbar ? withToolbar(forAll) : forAll;
  const trace = tracing.traceparent();
  const ownState = trace === undefined ? state : { ...state, trace };
  const values = pickVisitorValues(ownState, shownFeatures(match));
  const origins = [state.apiOrigin, deps.assetOrigin];
  const pictureOrigins = [brand.logo, brand.favicon].map((address) => externalPicture(address)?.origin ?? '');
  reply
    .code(status)
    .headers(
      pageHeaders({
        hashes: document.hashes,
        nonce: values.styleNonce,
        origins,
        pictureOrigins,
        production: deps.production,
      }),
    )
    .header('server-timing', serverTimingOf(values))
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  const accepted = request.headers['accept-encoding'];
  if (found.kind === 'kept' && document === found.page.document && acceptedEncodings(accepted)[0] === 'br')
    return reply.header('content-encoding', 'br').send(await compressedPage(found.page));
  return sendCompressed(document.html, accepted, reply);
};
