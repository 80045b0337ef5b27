import type { BookingTerms } from '@storefront/pricing';

/** Whether a mode can be ordered: now, for later, or not at all. */
type Possible = 'yes' | 'no' | 'pre';

/** One way of ordering food, as the notices on the booking page speak of it. */
export interface OrderMode {
  readonly isOffered: boolean;
  readonly possible: Possible;
  readonly minutes: number;
}

/** A way to pay, with the business's words for it. */
interface PayOption {
  readonly value: 'cod' | 'card';
  readonly label: string;
}

/** How many guests may come to one table; the guests to choose from are every whole number between (D32). */
export interface GuestRange {
  readonly minimumGuests: number;
  readonly maximumGuests: number;
}

/** How the business takes tables, before a date is chosen; `terms` are its prices until a date brings its own (D69). */
export interface BookingRules extends GuestRange {
  readonly terms: BookingTerms;
  readonly description: string;
  readonly isMessageRequired: boolean;
}

/** A business as the booking, information and review pages show it; texts are `''` where there is nothing to say. */
export interface Business {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly logo: string;
  readonly cover: string;
  /** Address, colony and city, only those present (BKG-2). */
  readonly addressParts: readonly string[];
  readonly cuisines: readonly string[];
  /** Stars out of five with one decimal, `''` where nobody has rated. */
  readonly rating: string;
  readonly isPoweredBy: boolean;
  readonly allergyText: string;
  readonly nextOpen: string;
  readonly collection: OrderMode;
  readonly delivery: OrderMode;
  readonly payOptions: readonly PayOption[];
  /** Undefined where the business takes no tables (D71). */
  readonly booking: BookingRules | undefined;
}
