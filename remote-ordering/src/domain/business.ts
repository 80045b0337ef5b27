import type { OrderTerms, ShownBusiness } from '@storefront/business';

/** A business as its page shows it; a missing text is `''`. */
export interface Business extends ShownBusiness, OrderTerms {
  readonly welcomeText: string;
  readonly todayToken: string;
  readonly seo: BusinessSeo;
}

interface BusinessSeo {
  readonly title: string;
  readonly keywords: string;
  readonly description: string;
}
