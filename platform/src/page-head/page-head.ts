import { indexingOf } from '@storefront/contract';
import type { Brand, FirstData, Query, RouteMatch } from '@storefront/contract';
import { absoluteUrl } from './absolute-url';
import { answerTo } from './answer-to';
import { pageTitle } from './page-title';
import { structuredData } from './structured-data';

/** What search engines, link previews and browser tabs are told of a page. */
export interface PageHead {
  readonly title: string;
  readonly keywords: string;
  readonly description: string;
  readonly robots: 'index, follow' | 'noindex';
  readonly siteName: string;
  /** The one address of the page; undefined where it is not indexed. */
  readonly canonical: string | undefined;
  readonly image: { readonly url: string; readonly isLarge: boolean } | undefined;
  /** JSON-LD, or `''`. */
  readonly structuredData: string;
}

/** What the head is made from: the address, and the data that the page shows. */
export interface HeadSource {
  readonly brand: Brand;
  /** Where the brand's site is, such as `https://brand.example`. */
  readonly origin: string;
  readonly match: RouteMatch;
  readonly path: string;
  readonly query: Query;
  readonly data: readonly FirstData[];
  /** The instant of the page, in milliseconds since 1970. */
  readonly now: number;
}

/** The head of a page: its business's metadata (RTE-22, RTE-23) where it has some, else the brand's (EDG-2). */
export function headOf(source: HeadSource): PageHead {
  const { brand, origin, match, path, query, data } = source;
  const { canonicalPath, robots } = indexingOf(brand, match, path, query);
  const canonical = canonicalPath === undefined ? undefined : `${origin}${canonicalPath}`;
  const metadata = answerTo(data, 'information/business_meta_details');
  return {
    title: pageTitle(brand, match, query, data),
    keywords: match.kind === 'page' ? metadata?.bm_keywords || brand.texts.metaKeywords : '',
    description: metadata?.bm_description || brand.texts.metaDescription,
    robots,
    siteName: brand.name,
    canonical,
    image: imageOf(source),
    structuredData: canonical === undefined ? '' : structuredData(source, canonical),
  };
}

/** The picture of the business, else the brand's in a form that everybody can show: many cannot show SVG. */
function imageOf({ brand, origin, data }: HeadSource): PageHead['image'] {
  const details = answerTo(data, 'business/details')?.info;
  const ofBusiness = absoluteUrl(details?.business_cover || details?.business_logo, origin);
  if (ofBusiness !== undefined) return { url: ofBusiness, isLarge: details?.business_cover !== '' };
  const ofBrand = absoluteUrl(brand.messages.logo, origin);
  return ofBrand === undefined ? undefined : { url: ofBrand, isLarge: false };
}
