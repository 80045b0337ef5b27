import type { BookingTerms } from '@storefront/pricing';

/** Whether a mode can be ordered: now, for later, or not at all. */
type Possible = 'yes' | 'no' | 'pre';

/** Delivery or collection, as the notices on the booking page describe it. */
export interface OrderMode {
  readonly isOffered: boolean;
  readonly possible: Possible;
  readonly minutes: number;
}

/** A way to pay, with the label that the business gives it. */
interface PayOption {
  readonly value: 'cod' | 'card';
  readonly label: string;
}

/** How many guests may come to one table; the form offers every whole number of the range (D32). */
export interface GuestRange {
  readonly minimumGuests: number;
  readonly maximumGuests: number;
}

/** The booking rules of a business before a date is chosen; `terms` are its prices until a date has its own (D69). */
export interface BookingRules extends GuestRange {
  readonly terms: BookingTerms;
  readonly description: string;
  readonly isMessageRequired: boolean;
}

/** A business as the booking, information and review pages show it; a missing text is `''`. */
export interface Business {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly logo: string;
  readonly cover: string;
  /** Address, colony and city, only those present (BKG-2). */
  readonly addressParts: readonly string[];
  readonly cuisines: readonly string[];
  /** Stars out of five with one decimal, `''` when nobody has rated. */
  readonly rating: string;
  readonly isPoweredBy: boolean;
  readonly allergyText: string;
  readonly nextOpen: string;
  readonly collection: OrderMode;
  readonly delivery: OrderMode;
  readonly payOptions: readonly PayOption[];
  /** Undefined when the business takes no table bookings (D71). */
  readonly booking: BookingRules | undefined;
}
