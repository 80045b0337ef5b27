import { randomBytes } from 'node:crypto';
import { publicBrand } from '@storefront/contract';
import type { AddedPage, Brand, PageState, RouteMatch } from '@storefront/contract';
import type { ServedBrand } from '../brands/brand-folder';
import type { Clock } from '../clock';
import type { Decided } from '../decisions/decided';
import type { PreviewGrant } from '../decisions/preview-token';
import type { Visit } from '../decisions/visit';
import { headOf } from '../page-head/page-head';
import { releaseId } from '../releases/release-store';
import type { DrawnPage, FailedDrawing } from '../render/page-drawings';
import { pictureAddress } from './brand-routes';
import type { Counters } from './counters';
import type { DecisionFiles } from './decision-files';
import { drawAhead, endsSoon } from './draw-ahead';
import { gatherFirstData, saysNotFound } from './first-data';
import type { AskApi } from './first-data';
import { inlineText } from './markup';
import type { MatchedPage } from './match-page';
import { nextMinute, pageKey } from './page-cache';
import type { KeptPage, PageCache, PageIdentity } from './page-cache';
import { filesOfPage, shownDecisions, shownFeatures } from './page-files';
import { holeMark, holeValuesOf, nonceHole, stateForAll } from './page-holes';
import { pageHtml } from './page-html';
import { fill, templateOf } from './page-template';
import type { HoleValues } from './page-template';
import type { SharedDrawings } from './shared-drawings';

export interface PageMakerDeps {
  /** The origin of a brand's site, such as `https://brand.example`. */
  originOf(brand: Brand): string;
  /** The token that a page reports with; undefined when its reports do not count. */
  tokenFor(served: ServedBrand, visit: Visit, decided: Decided, shown: readonly string[]): string | undefined;
  decisionFiles: Pick<DecisionFiles, 'of'>;
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
  /** Draws the first screen (EDG-7); undefined when nothing is drawn. */
  drawings: Pick<SharedDrawings, 'draw'> | undefined;
  /** Drawn pages, shared by everybody who gets the same. */
  pageCache: PageCache;
}

const notFound = { kind: 'not-found' } as const;

/** A requested page with its decisions, before it is made. */
export interface RequestedPage extends Omit<MatchedPage, 'match'> {
  readonly served: ServedBrand;
  readonly visit: Visit;
  readonly decided: Decided;
  readonly preview: PreviewGrant | undefined;
  readonly match: Exclude<RouteMatch, { kind: 'redirect' }>;
}

/** A page that is ready to be sent. */
interface PreparedPage {
  readonly status: 200 | 404;
  readonly nonce: string;
  readonly apiOrigin: string;
  readonly filling: HoleValues;
  /** The whole page; undefined for a kept one. */
  readonly html: string | undefined;
  readonly kept: KeptPage | undefined;
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

/** Makes the page for one visitor. `failed` is called with releases that could not draw it, also after the page has been made. */
export async function makePage(
  deps: PageMakerDeps,
  { served, visit, decided, preview, pages, match: route, query }: RequestedPage,
  url: string,
  failed: (failures: readonly FailedDrawing[], token: string | undefined) => void,
): Promise<PreparedPage> {
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
  const { identity, template, keep } = pageAt(now);
  const made = { status, nonce, apiOrigin, filling } as const;
  const { drawings, pageCache } = deps;
  if (drawings !== undefined) {
    const kept = pageCache.find(identity);
    if (endsSoon(kept, now)) {
      const next = nextMinute(now);
      const request = { state: { ...state, now: next }, match, address: url };
      // Without it, the first visitor of the next minute draws the page.
      drawAhead({ drawings, pageCache }, pageAt(next), request).catch(() => undefined);
    }
    if (kept !== undefined) return { ...made, html: undefined, kept };
  }
  const drawn = await drawings?.draw(pageKey(identity), {
    ...{ state, match, address: url },
    // A failure in a preview does not count (ROL-5).
    failed: (failures) => preview === undefined && failed(failures, token),
    // The page is sent without it, and the next visitor gets it.
    late: (tooLate) => void keep(tooLate),
  });
  // Another request that waited for the same drawing may have kept the page.
  const sharedPage = drawn && pageCache.find(identity);
  if (sharedPage !== undefined) return { ...made, html: undefined, kept: sharedPage };
  const page = drawn === undefined ? template(undefined) : keep(drawn);
  return { ...made, html: fill(page, filling), kept: undefined };
}
