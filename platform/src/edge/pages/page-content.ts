import { londonMoment, publicBrand } from '@storefront/contract';
import type { AddedPage, Brand, PageState, PreviewFault, RouteMatch } from '@storefront/contract';
import type { ServedBrand } from '../../brands/brand-folder';
import type { Clock } from '../../clock';
import type { Counters } from '../../counters';
import type { Decided } from '../../decisions/decided';
import { decisionText } from '../../decisions/decision-text';
import { filesOfPage, shownDecisions, shownFeatures } from '../../decisions/page-files';
import type { Visit } from '../../decisions/visit';
import { inlineJson } from '../../markup';
import { createPageHead } from '../../page-head/page-head';
import type { PreviewGrant } from '../../registry/preview-token';
import { releaseId } from '../../releases/release-store';
import type { DrawnPage } from '../../render/page-drawings';
import { pictureAddress } from '../files/brand-routes';
import type { DecisionFiles } from '../files/decision-files';
import { contentHash } from './content-hash';
import { gatherFirstData, saysNotFound } from './first-data';
import { missingReleases } from './preview-faults';
import type { AskApi } from './first-data';
import type { MatchedPage } from './match-page';
import type { PageIdentity } from './page-cache';
import { pageDocument } from './page-html';
import type { PageDocument } from './page-html';
import { stateForAll } from './visitor-values';

export interface PageContentDeps {
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
}

/** A requested page with its decisions, before its data are gathered. */
export interface RequestedPage extends Omit<MatchedPage, 'match'> {
  readonly served: ServedBrand;
  readonly visit: Visit;
  readonly decided: Decided;
  readonly preview: PreviewGrant | undefined;
  readonly match: Exclude<RouteMatch, { kind: 'redirect' }>;
  /** Path and query. */
  readonly address: string;
}

/** Everything that a page shows and is drawn from. */
export interface PageContent {
  readonly status: 200 | 404;
  readonly match: RouteMatch;
  /** Path and query. */
  readonly address: string;
  /** The state that the page's scripts start from; `now`, `token`, `others` and the reasons belong to one visitor or moment. */
  readonly state: PageState;
  readonly isPreview: boolean;
  /** What the page of an instant is found by among the kept ones. */
  identityAt(instant: number): PageIdentity;
  /** The HTML of an instant; undefined stands for a page without a first screen. */
  documentAt(instant: number, drawn: DrawnPage | undefined): PageDocument;
  /** The HTML of a preview that could not be drawn, with the reasons (ROL-6). */
  undrawnWith(faults: readonly PreviewFault[]): PageDocument;
}

const notFound = { kind: 'not-found' } as const;

/** Ids of the releases that are shown because a preview link names them. */
const previewedOf = ({ decisions }: Decided): string[] =>
  Object.values(decisions)
    .filter(({ reason }) => reason.step === 'preview')
    .map(releaseId);

/** What a preview shows, for its badge. */
const shownOf = ({ brand, draft }: PreviewGrant, decided: Decided): string[] => [
  ...previewedOf(decided),
  ...(draft === undefined ? [] : [`${brand}, draft ${draft}`]),
];

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

/** Gathers what a page shows: its data, its decisions and its brand. */
export async function pageContent(deps: PageContentDeps, requested: RequestedPage): Promise<PageContent> {
  const { served, visit, decided, preview, pages, match: route, query, address } = requested;
  const { brand } = served;
  const [path = '/'] = address.split('?', 1);
  const origin = deps.originOf(brand);
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
  const pictures = {
    logo: pictureAddress(served, brand.logo),
    favicon: pictureAddress(served, brand.favicon),
  };
  const carried = carriedPages(decided, pages, match);
  const previewed =
    preview === undefined
      ? {}
      : { preview: shownOf(preview, decided), previewFaults: missingReleases(preview, decided) };
  // The reports of a preview page do not count (ROL-5).
  const token =
    preview === undefined ? deps.tokenFor(served, visit, decided, shownFeatures(match)) : undefined;
  const state: PageState = {
    brand: { ...publicBrand(brand), ...pictures },
    now: deps.clock.now().getTime(),
    siteOrigin: origin,
    status,
    decisions,
    ...(isSmall && { others: deps.decisionFiles.of(decided, brand.kind) }),
    ...carried,
    ...previewed,
    ...(token !== undefined && { token }),
    firstData,
    apiOrigin: brand.apiOrigin || deps.apiOrigin,
    assetOrigin: deps.assetOrigin,
    apiAuthorization: deps.apiAuthorization,
  };
  const documentOf = (shown: PageState, instant: number, drawn: DrawnPage | undefined) =>
    pageDocument({
      brand: state.brand,
      head: createPageHead({ brand, origin, match, path, query, data: firstData, now: instant }),
      drawn,
      tokens: brand.tokens,
      stateText: inlineJson(stateForAll(shown)),
      dataText: inlineJson(firstData),
      files: filesOfPage(decisions, match),
    });
  return {
    status,
    match,
    address,
    state,
    isPreview: preview !== undefined,
    identityAt: (instant) => ({
      brand: brand.id,
      address,
      now: instant,
      releases: Object.values(decisions).map(({ base }) => base),
      contents: [
        contentHash(brand),
        JSON.stringify([origin, status, pictures, carried, previewed]),
        // The head names the opening hours of the day.
        londonMoment(instant).date,
        ...Object.values(decisions).map(decisionText),
        ...firstData.map(
          ({ call, body, answer }) => `${call} ${JSON.stringify(body)} ${contentHash(answer)}`,
        ),
      ],
    }),
    documentAt: (instant, drawn) => documentOf(state, instant, drawn),
    undrawnWith: (faults) => {
      const previewFaults = [...(state.previewFaults ?? []), ...faults];
      return documentOf({ ...state, previewFaults }, state.now, undefined);
    },
  };
}
