import type { Charges, Pence } from '@storefront/pricing';
import type { Possible } from './possible';

/** How a business takes orders in one mode. `minutes` is what it usually takes. */
export interface ModeOffer {
  /** Whether the business offers the mode at all, by its settings. */
  readonly isOffered: boolean;
  /** Whether the mode can be ordered at this moment. */
  readonly possible: Possible;
  readonly minutes: number;
  /** The times of today's service in order, `HH:MM` every quarter of an hour. */
  readonly times: readonly string[];
}

/** The modes of a business. */
export interface Modes {
  readonly delivery: ModeOffer;
  readonly collection: ModeOffer;
}

/** A business as its page shows it; a missing text is `''`. */
export interface Business {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly logo: string;
  readonly cover: string;
  /** Those of address, colony and city that are known (BIZ-3). */
  readonly addressParts: readonly string[];
  readonly cuisines: readonly string[];
  /** Stars out of five with one decimal. */
  readonly rating: string;
  readonly reviewCount: number;
  readonly isPoweredBy: boolean;
  readonly modes: Modes;
  readonly nextOpen: string;
  readonly allergyText: string;
  readonly welcomeText: string;
  readonly collectionMinimum: Pence;
  readonly charges: Charges;
  readonly todayToken: string;
  readonly takesBookings: boolean;
  readonly seo: BusinessSeo;
}

interface BusinessSeo {
  readonly title: string;
  readonly keywords: string;
  readonly description: string;
}
