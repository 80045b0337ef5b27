import type { BusinessSeo } from '@storefront/contract';
import type { CatalogueProfile } from '../catalogue/format';
import type { Config } from '../config';
import { pictureUrl } from '../pictures/picture-url';

/**
 * What search engines are told about a business (BIZ-9, BIZ-10, RTE-22), the same in both calls that answer it. Its name is the
 * title when it has none, and its cover the banner.
 */
export function presentSeo(
  { seo, business_name, business_cover }: Pick<CatalogueProfile, 'seo' | 'business_name' | 'business_cover'>,
  origin: Pick<Config, 'apiOrigin'>,
): BusinessSeo {
  return {
    title: seo.title || business_name,
    keywords: seo.keywords,
    description: seo.description,
    banner_url: seo.banner_url || pictureUrl(business_cover, origin),
  };
}
