import { randomBytes } from 'node:crypto';
import { addedPages, matchRoute, publicBrand } from '@storefront/contract';
import type { AddedPage, Brand, PageState, Query, RouteMatch } from '@storefront/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedBrand } from '../brands/brand-folder';
import { externalPicture } from '../brands/picture-address';
import type { Clock } from '../clock';
import type { Decided } from '../decisions/decided';
import type { PreviewGrant } from '../decisions/preview-token';
import { anonymousVisitAt } from '../decisions/visit';
import type { Visit } from '../decisions/visit';
import { headOf } from '../page-head/page-head';
import { releaseId } from '../releases/release-store';
import type { DrawnPage, FailedDrawing } from '../render/page-drawings';
import { acceptedEncodings } from '../releases/encodings';
import type { Counters } from './counters';
import { gatherFirstData, saysNotFound } from './first-data';
import type { AskApi } from './first-data';
import { pictureAddress } from './brand-routes';
import type { DecisionFiles } from './decision-files';
import { filesOfPage, shownDecisions, shownFeatures } from './page-files';
import { nextMinute, pageKey } from './page-cache';
import type { PageCache, PageIdentity } from './page-cache';
import { inlineText } from './markup';
import { holeValuesOf, holeMark, nonceHole, stateForAll } from './page-holes';
import { pageHtml } from './page-html';
import { fill, templateOf } from './page-template';
import type { HoleValues } from './page-template';
import { openPreview, previewParameter } from './preview-routes';
import { pageHeaders } from './security-headers';
import { sendCompressed } from './send-compressed';
import type { SharedDrawings } from './shared-drawings';
import { sendUnknownHost } from './send-unknown-host';
import type { Visits } from './visits';

export interface PageRouteDeps {
  brandOf(host: string): ServedBrand | undefined;
  /** The origin of a brand's site, such as `https://brand.example`. */
  originOf(brand: Brand): string;
  decidedFor(served: ServedBrand, visit: Visit): Decided;
  /** The token that a page reports with; undefined when its reports do not count. */
  tokenFor(served: ServedBrand, visit: Visit, decided: Decided, shown: readonly string[]): string | undefined;
  decisionFiles: Pick<DecisionFiles, 'of'>;
  visits: Pick<Visits, 'find' | 'openPreview' | 'leavePreview'>;
  /** Writes a refused preview link to the audit log. */
  auditRefusal(brand: string, reason: string): void;
  /** The address that limits count by. */
  addressOf(request: { readonly ip: string }): string;
  clock: Clock;
  counters: Counters;
  ask: AskApi;
  /** Milliseconds that a page waits for its first data. */
  firstDataLimit: number;
  /** `''` means the brand's own origin. */
  apiOrigin: string;
  assetOrigin: string;
  /** The value of the Authorization header that a page's calls carry (D9). */
  apiAuthorization: string;
  production: boolean;
  /** Draws the first screen (EDG-7); undefined when nothing is drawn. */
  drawings: Pick<SharedDrawings, 'draw'> | undefined;
  /** Drawn pages, shared by everybody who gets the same. */
  pageCache: PageCache;
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

/** The query of an address; the last value of a repeated name. */
const queryOf = (url: string): Query => {
  const question = url.indexOf('?');
  return question === -1 ? {} : Object.fromEntries(new URLSearchParams(url.slice(question + 1)));
};

const notFound = { kind: 'not-found' } as const;

// A page that read the clock and is requested in the second half of its minute is drawn for the next one, so that no visitor waits
// for it when the minute changes.
const drawnAhead = 30_000;

/** Serves a brand's pages at every path that no other route takes. */
export function pageRoutes(app: FastifyInstance, deps: PageRouteDeps) {
  app.get('/*', async (request, reply) => {
    const served = deps.brandOf(request.hostname);
    if (served === undefined) return sendUnknownHost(reply);
    const query = queryOf(request.url);
    const token = query[previewParameter];
    if (token !== undefined) return openPreview(deps, served, token, request, reply);
    const { visit, preview, cookiesAfter } = await deps.visits.find(request, served);
    const decided = deps.decidedFor(served, visit);
    const pages = addedPages(decided.pages, served.brand.kind);
    const match = matchRoute(served.brand, request.url.split('?', 1)[0] ?? '/', query, { pages });
    if (match.kind === 'redirect') {
      return reply.code(302).headers({ location: match.to, 'cache-control': 'no-store' }).send();
    }
    const cookies = cookiesAfter(decided.kept);
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    return sendPage(deps, { served, visit, decided, preview, pages, match, query }, request, reply);
  });
}

/** Ids of the releases that are shown because a preview link names them. */
const previewedOf = ({ decisions }: Decided): string[] =>
  Object.values(decisions)
    .filter(({ reason }) => reason.step === 'preview')
    .map(releaseId);

/** Whether every shell that may start in the page reads these data from the file of decisions; older ones need them in the page. */
const takesFromFile = (decided: Decided, what: 'decisionFile' | 'pagesFromFile'): boolean => {
  const shell = decided.of('shell');
  return shell !== undefined && [shell, ...shell.lastGood].every((release) => release[what] === true);
};

/** The data that a page contains about the added pages (REL-12): everything that the shell cannot read from the file of decisions. */
function carriedPages(
  decided: Decided,
  pages: readonly AddedPage[],
  match: RouteMatch,
): Pick<PageState, 'pages' | 'hasMenu'> {
  if (!takesFromFile(decided, 'pagesFromFile')) return pages.length > 0 ? { pages: [...pages] } : {};
  const owner = match.kind === 'page' && match.route.name === 'added' ? match.route.owner : undefined;
  const own = pages.find(({ feature, expose }) => feature === owner?.feature && expose === owner.expose);
  return {
    // Its menu entry is loaded with the others, so that none of them moves.
    ...(own && { pages: [{ feature: own.feature, paths: own.paths, expose: own.expose, title: own.title }] }),
    ...(pages.some(({ menu }) => menu !== undefined) && { hasMenu: true }),
  };
}

/** A requested page with its decisions, before it is made. */
interface RequestedPage {
  readonly served: ServedBrand;
  readonly visit: Visit;
  readonly decided: Decided;
  readonly preview: PreviewGrant | undefined;
  readonly pages: AddedPage[];
  readonly match: Exclude<RouteMatch, { kind: 'redirect' }>;
  readonly query: Query;
}

/** A page that is ready to be sent. */
interface PreparedPage {
  readonly status: 200 | 404;
  readonly nonce: string;
  readonly apiOrigin: string;
  readonly filling: HoleValues;
  /** The whole page; undefined for a kept one. */
  readonly html: string | undefined;
  readonly kept: ReturnType<PageCache['find']>;
}

/** Makes the page for one visitor. `failed` is called with releases that could not draw it, also after the page has been made. */
const makePage = async (
  deps: PageRouteDeps,
  { served, visit, decided, preview, pages, match: route, query }: RequestedPage,
  url: string,
  failed: (failures: readonly FailedDrawing[], token: string | undefined) => void,
): Promise<PreparedPage> => {
  const { brand } = served;
  const [path = '/'] = url.split('?', 1);
  const origin = deps.originOf(brand);
  const now = deps.clock.now().getTime();
  const missed = (call: string, why: string) => {
    deps.counters.add('storefront_first_data_missed_total', { call, why });
  };
  const firstData =
    route.kind === 'page'
      ? await gatherFirstData(
          { ask: deps.ask, limit: deps.firstDataLimit, onMissed: missed },
          brand,
          route,
          query,
        )
      : [];
  const status = route.kind === 'page' && !saysNotFound(firstData) ? 200 : 404;
  const match = status === 404 ? notFound : route;
  const isSmall = takesFromFile(decided, 'decisionFile');
  const decisions = isSmall ? shownDecisions(decided, match) : decided.decisions;
  const apiOrigin = brand.apiOrigin || deps.apiOrigin;
  const pictures = {
    logo: pictureAddress(served, brand.logo),
    favicon: pictureAddress(served, brand.favicon),
  };
  // The reports of a preview page do not count (ROL-5).
  const token =
    preview === undefined ? deps.tokenFor(served, visit, decided, shownFeatures(match)) : undefined;
  const state: PageState = {
    brand: { ...publicBrand(brand), ...pictures },
    now,
    siteOrigin: origin,
    status,
    decisions,
    ...(isSmall && { others: deps.decisionFiles.of(decided, brand.kind) }),
    ...carriedPages(decided, pages, match),
    ...(preview !== undefined && { preview: previewedOf(decided) }),
    ...(token !== undefined && { token }),
    firstData,
    apiOrigin,
    assetOrigin: deps.assetOrigin,
    apiAuthorization: deps.apiAuthorization,
  };
  const nonce = randomBytes(16).toString('base64');
  const filling = holeValuesOf(state, nonce);
  const stateText = stateForAll(state);
  /** The page as it is at an instant: what it depends on, and its HTML. */
  const pageAt = (instant: number) => {
    const head = headOf({ brand, origin, match, path, query, data: firstData, now: instant });
    const identity: PageIdentity = {
      ...{ brand: brand.id, address: url, now: instant },
      releases: Object.values(decisions).map(({ base }) => base),
      contents: [stateText, JSON.stringify(head), JSON.stringify(brand.tokens)],
    };
    const template = (drawn: DrawnPage | undefined) =>
      templateOf(
        pageHtml({
          ...{ brand: state.brand, head, drawn, tokens: brand.tokens, nonce: nonceHole },
          stateText: inlineText(stateText),
          files: filesOfPage(decisions, match),
        }),
        holeMark,
      );
    const keep = (drawn: DrawnPage, isAhead = false) => {
      const made = template(drawn);
      deps.pageCache.keep(identity, made, { readsClock: drawn.readsClock, isAhead });
      return made;
    };
    return { identity, template, keep };
  };
  const drawAhead = async (drawings: Pick<SharedDrawings, 'draw'>) => {
    const next = nextMinute(now);
    const { identity, keep } = pageAt(next);
    if (deps.pageCache.find(identity) !== undefined) return;
    const drawn = await drawings.draw(pageKey(identity), {
      ...{ state: { ...state, now: next }, match, address: url, isAhead: true },
      failed: () => undefined,
      late: (tooLate) => void keep(tooLate, true),
    });
    if (drawn !== undefined && deps.pageCache.find(identity) === undefined) keep(drawn, true);
  };
  const { identity, template, keep } = pageAt(now);
  const made = { status, nonce, apiOrigin, filling } as const;
  if (deps.drawings !== undefined) {
    const kept = deps.pageCache.find(identity);
    if (kept?.readsClock === true && nextMinute(now) - now <= drawnAhead) {
      // Without it, the first visitor of the next minute draws the page.
      drawAhead(deps.drawings).catch(() => undefined);
    }
    if (kept !== undefined) return { ...made, html: undefined, kept };
  }
  const drawn = await deps.drawings?.draw(pageKey(identity), {
    ...{ state, match, address: url },
    // A failure in a preview does not count (ROL-5).
    failed: (failures) => preview === undefined && failed(failures, token),
    // The page is sent without it, and the next visitor gets it.
    late: (tooLate) => void keep(tooLate),
  });
  // Another request that waited for the same drawing may have kept the page.
  const sharedPage = drawn && deps.pageCache.find(identity);
  if (sharedPage !== undefined) return { ...made, html: undefined, kept: sharedPage };
  const page = drawn === undefined ? template(undefined) : keep(drawn);
  return { ...made, html: fill(page, filling), kept: undefined };
};

const sendPage = async (
  deps: PageRouteDeps,
  asked: RequestedPage,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { served, visit } = asked;
  const { brand } = served;
  const { status, nonce, apiOrigin, filling, html, kept } = await makePage(
    deps,
    asked,
    request.url,
    (failures, token) =>
      deps.drawingFailed(failures, { served, visit, token, address: deps.addressOf(request) }),
  );
  if (kept !== undefined) deps.counters.add('storefront_drawings_total', { outcome: 'kept' });
  deps.counters.add('storefront_pages_total', { brand: brand.id, status: String(status) });
  const origins = [apiOrigin, deps.assetOrigin];
  const pictureOrigins = [brand.logo, brand.favicon].map((address) => externalPicture(address)?.origin ?? '');
  reply
    .code(status)
    .headers(pageHeaders({ nonce, origins, pictureOrigins, production: deps.production }))
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  const accepted = request.headers['accept-encoding'];
  if (kept === undefined) return sendCompressed(html ?? '', accepted, reply);
  const bytes =
    acceptedEncodings(accepted)[0] === 'br' ? deps.pageCache.compressed(kept, filling) : undefined;
  if (bytes !== undefined) return reply.header('content-encoding', 'br').send(bytes);
  return sendCompressed(deps.pageCache.text(kept, filling), accepted, reply);
};

/** Makes and keeps the page that most visitors of a brand get at this address, before it is requested. */
export async function warmPage(deps: PageRouteDeps, served: ServedBrand, url: string): Promise<void> {
  const visit = anonymousVisitAt(deps.clock.now().getTime());
  const decided = deps.decidedFor(served, visit);
  const pages = addedPages(decided.pages, served.brand.kind);
  const query = queryOf(url);
  const match = matchRoute(served.brand, url.split('?', 1)[0] ?? '/', query, { pages });
  if (match.kind === 'redirect') return;
  const asked = { ...{ served, visit, decided, pages, match, query }, preview: undefined };
  // A failure is reported when a visitor gets the page; nobody gets this one.
  await makePage(deps, asked, url, () => undefined);
}
