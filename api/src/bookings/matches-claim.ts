import { formatPounds } from '@storefront/pricing';
import type { BookingFigures } from '@storefront/pricing';

/** Whether the customer saw the server's price: that of all guests, with or without deposit and service charge (G4). */
export function matchesClaim({ guests, total, amountDue }: BookingFigures, claimed: string): boolean {
  return [guests, total, amountDue].map(formatPounds).includes(claimed);
}
