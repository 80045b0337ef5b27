import type { PublicBrand } from './brand';
import type { Answer, Body } from './calls/calls';
import type { CallName } from './calls/traits';
import type { PageDecision } from './release';
import type { AddedPage } from './routes/added-pages';

/** The header of an order in which the API gets the token of its page (GRD-10). */
export const pageTokenHeader = 'page-token';

/** The id of the element that carries the page's state as JSON, without its first data. */
export const pageStateElement = 'storefront-page';

/** The id of the element that carries the page's first data as JSON, behind what was drawn from them. */
export const firstDataElement = 'storefront-data';

/** The id of the element that the shell draws into; until then it holds the edge's skeleton. */
export const rootElement = 'root';

/** A call with its body. */
export type AnyCall = { [Name in CallName]: { call: Name; body: Body<Name> } }[CallName];

/** A call that the edge has made ahead, with its answer. */
export type FirstData = {
  [Name in CallName]: { call: Name; body: Body<Name>; answer: Answer<Name> };
}[CallName];

/**
 * The decisions of every remote for this visitor, by feature, and the pages that their releases bring (absent from an older edge);
 * one file, which the page names by its hash (RES-10).
 */
export interface DecisionFile {
  decisions: Record<string, PageDecision>;
  pages?: AddedPage[];
}

/** Why a previewed release is not all that the page shows (ROL-6). */
export interface PreviewFault {
  /** `name@version`. */
  release: string;
  /** What happened, and where in the source if that is known. */
  what: string;
  /** What is shown in its place. */
  shown: string;
}

/**
 * What the scripts of a page start from. The edge writes it into the page, all but what belongs to one visitor or one moment
 * (`VisitorValues`). `decisions` are those of the shell and of the remote that the route shows; those of every other
 * remote are in the file `others`, so that the page does not grow with their number (RES-10). `now` is the server's instant in milliseconds since 1970; `apiOrigin` and
 * `assetOrigin` are `""` for the brand's own; `apiAuthorization` is the value of the `Authorization` header (D9);
 * `status` is the HTTP status the page was served with; `pages` holds the one that the route shows when a release brings it
 * (REL-12), without its menu entry: all of them are in `others`, and `hasMenu` says that some stand in the menu, so that it keeps their room. For a
 * shell that does not take them from there they are all in `pages`, left out where there are none; `preview` holds the ids of the releases that a preview link shows here, and is left out without one (ROL-5);
 * `previewFaults` says which releases of the link the page does not show, or the server could not draw, and why (ROL-6);
 * `siteOrigin` is where the brand's site is, such as `https://brand.example` (absent from an older edge);
 * `token` is what the page reports with, and is left out where its reports do not count (GRD-7); `trace` is the `traceparent` that its calls
 * of the API carry, and is left out unless the edge records traces (OBS-2).
 */
export interface PageState {
  brand: PublicBrand;
  now: number;
  status: 200 | 404;
  decisions: Record<string, PageDecision>;
  others?: { url: string; integrity: string };
  pages?: AddedPage[];
  hasMenu?: true;
  siteOrigin?: string;
  preview?: string[];
  previewFaults?: PreviewFault[];
  token?: string;
  trace?: string;
  firstData: FirstData[];
  apiOrigin: string;
  assetOrigin: string;
  apiAuthorization: string;
}
