import { assertNever } from '@storefront/contract';
import type { ChosenMode } from '@storefront/pricing';
import type { ShownBusiness, ModeOffer, Modes } from './business';
import { copy } from './copy';

/** The modes in the order in which they are offered. */
export const modeNames: readonly ChosenMode[] = ['delivery', 'collection'];

/** Whether a mode can be ordered, now or for later (D56). */
export function canOrder({ isOffered, possible }: ModeOffer): boolean {
  return isOffered && possible !== 'no';
}

/** The modes that can be ordered, now or for later, in the order in which they are offered. */
export function possibleModes(modes: Modes): readonly ChosenMode[] {
  return modeNames.filter((mode) => canOrder(modes[mode]));
}

/** Whether the business takes table bookings and no orders, by its settings (D51). */
export function isBookingOnly({
  modes,
  takesBookings,
}: Pick<ShownBusiness, 'modes' | 'takesBookings'>): boolean {
  return takesBookings && modeNames.every((mode) => !modes[mode].isOffered);
}

/** The text beside a mode: 'Unavailable', 'Preorder Only' or its minutes (SVC-11 to SVC-13, BKG-30). */
export function availabilityText(offer: ModeOffer): string {
  if (!offer.isOffered) return copy.availability.unavailable;
  switch (offer.possible) {
    case 'no':
      return copy.availability.unavailable;
    case 'pre':
      return copy.availability.preorderOnly;
    case 'yes':
      return copy.availability.minutes(offer.minutes);
    default:
      return assertNever(offer.possible);
  }
}

/** What a page of the business says about ordering now. */
export interface OrderBanner {
  readonly kind: 'open' | 'preorder' | 'closed' | 'bookings';
  readonly text: string;
  /** When the business opens next; `''` when unknown. */
  readonly nextOpen: string;
}

/** What the sign over a business tells: that it takes orders now, for later only, or none. */
export type SignState = Exclude<OrderBanner['kind'], 'bookings'>;

/** The sentence about ordering now; only the one about orders has no full stop (SVC-15 to SVC-18, BKG-26 to BKG-29, D58). */
export function orderBanner(
  business: Pick<ShownBusiness, 'modes' | 'takesBookings' | 'nextOpen'>,
): OrderBanner {
  const { modes, nextOpen } = business;
  const possible = possibleModes(modes);
  if (isBookingOnly(business))
    return { kind: 'bookings', text: copy.availability.bookingsOnly, nextOpen: '' };
  if (possible.length === 0) return { kind: 'closed', text: copy.availability.closed, nextOpen };
  // The sentence names collection first.
  const named = [...possible]
    .reverse()
    .map((mode) => copy.availability.modes[mode])
    .join(copy.availability.and);
  if (possible.every((mode) => modes[mode].possible === 'pre'))
    return { kind: 'preorder', text: copy.availability.preorders(named), nextOpen: '' };
  return { kind: 'open', text: copy.availability.orders(named), nextOpen: '' };
}
