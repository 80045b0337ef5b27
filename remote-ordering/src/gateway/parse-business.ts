import { parseOrderTerms, parseShownBusiness } from '@storefront/business';
import type { BusinessDetails } from '@storefront/contract';
import { mapParsed } from '@storefront/pricing';
import type { Parsed } from '@storefront/pricing';
import type { Business } from '../domain/business';

/** Parses the answer of business/details, or the part of it that the browser keeps (API-10, DAT-5). */
export function parseBusiness(details: BusinessDetails): Parsed<Business> {
  const { welcome_text, today_token, seo } = details.info;
  return mapParsed(parseOrderTerms(details), (terms) => ({
    ...parseShownBusiness(details),
    ...terms,
    welcomeText: welcome_text,
    todayToken: today_token,
    seo: { title: seo.title, keywords: seo.keywords, description: seo.description },
  }));
}
