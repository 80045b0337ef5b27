import { indexingOf } from '@storefront/contract';
import { absoluteUrl } from './absolute-url';
import { answerTo } from './answer-to';
import type { HeadSource } from './head-source';
import { pageTitle } from './page-title';
import { structuredData } from './structured-data';

/** The information about a page for search engines, link previews and browser tabs. */
export interface PageHead {
  readonly title: string;
  readonly keywords: string;
  readonly description: string;
  readonly robots: 'index, follow' | 'noindex';
  readonly siteName: string;
  /** The canonical address of the page; undefined when it is not indexed. */
  readonly canonical: string | undefined;
  readonly image: { readonly url: string; readonly isLarge: boolean } | undefined;
  /** JSON-LD, or `''`. */
  readonly structuredData: string;
}

/** The head of a page: from its business's metadata (RTE-22, RTE-23) when it has one, else from the brand's (EDG-2). */
export function createPageHead(source: HeadSource): PageHead {
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

/** The picture of the business, else the brand's in a format that every program can show: many cannot show SVG. */
function imageOf({ brand, origin, data }: HeadSource): PageHead['image'] {
  const details = answerTo(data, 'business/details')?.info;
  const ofBusiness = absoluteUrl(details?.business_cover || details?.business_logo, origin);
  if (ofBusiness !== undefined) return { url: ofBusiness, isLarge: details?.business_cover !== '' };
  const ofBrand = absoluteUrl(brand.messages.logo, origin);
  return ofBrand === undefined ? undefined : { url: ofBrand, isLarge: false };
}
