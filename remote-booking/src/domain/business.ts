import type { ShownBusiness } from '@storefront/business';
import type { BookingTerms } from '@storefront/pricing';

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

/** A business as the booking, information and review pages show it. */
export interface Business extends ShownBusiness {
  readonly payOptions: readonly PayOption[];
  /** Undefined when the business takes no table bookings (D71). */
  readonly booking: BookingRules | undefined;
}
