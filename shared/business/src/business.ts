import type { BusinessLook, OrderSlot, Possible } from '@storefront/contract';
import type { Charges, ChosenMode, Pence } from '@storefront/pricing';

/** How a business takes orders in one mode. */
export interface ModeOffer {
  /** Whether the business offers the mode at all, by its settings. */
  readonly isOffered: boolean;
  /** Whether the mode can be ordered at this moment: now, for later, or not at all. */
  readonly possible: Possible;
  /** What an order usually takes. */
  readonly minutes: number;
  /** The times of today's service in order, every quarter of an hour. */
  readonly times: readonly OrderSlot[];
}

/** The modes of a business. */
export type Modes = Readonly<Record<ChosenMode, ModeOffer>>;

/** What the checkout and every page of a business know of it. */
export interface CommonBusiness {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly modes: Modes;
}

/** A business as its own pages show it; a missing text is `''`. */
export interface ShownBusiness extends CommonBusiness {
  /** Addresses of pictures. */
  readonly logo: string;
  readonly cover: string;
  /** Whether the cover is a drawn dish and no photograph: it stands in the window on the listing, not on the business's own pages. */
  readonly isCoverIllustration: boolean;
  /** How its sign looks; undefined when the server does not say. */
  readonly look: BusinessLook | undefined;
  /** Those of address, colony and city that are known (BIZ-3, BKG-2). */
  readonly addressParts: readonly string[];
  readonly cuisines: readonly string[];
  /** Stars out of five with one decimal, `''` when nobody has rated. */
  readonly rating: string;
  readonly reviewCount: number;
  /** Whether it shows the mark of the platform that the business works with (BIZ-5, BKG-3). */
  readonly isPoweredBy: boolean;
  /** Whether a table can be booked (D71). */
  readonly takesBookings: boolean;
  /** When it opens next, as customers read it. */
  readonly nextOpen: string;
  /** Until when it is open, as customers read it; `''` while it is closed. */
  readonly openNow: string;
  /** The lowest charge of a delivery; undefined when unknown. */
  readonly deliveryFrom: Pence | undefined;
  readonly allergyText: string;
}

/** What an order at a business costs beside the food, and how much food it needs for collection. */
export interface OrderTerms {
  readonly charges: Charges;
  readonly collectionMinimum: Pence;
}
