import { assertNever } from '@storefront/contract';
import type { ChosenMode } from '@storefront/pricing';
import { copy } from '../copy';
import type { ModeOffer, Modes } from './business';

const words = copy.availability;

/** The modes in the order in which they are offered. */
export const modeNames: readonly ChosenMode[] = ['delivery', 'collection'];

/** Whether a mode can be chosen now; ordering for later counts (D56). */
const isPossible = ({ isOffered, possible }: ModeOffer): boolean => isOffered && possible !== 'no';

/** The modes that can be chosen now. */
export function possibleModes(modes: Modes): readonly ChosenMode[] {
  return modeNames.filter((mode) => isPossible(modes[mode]));
}

/** Whether the business takes table bookings and no orders, by its settings (D51). */
export function isBookingOnly(modes: Modes, takesBookings: boolean): boolean {
  return takesBookings && modeNames.every((mode) => !modes[mode].isOffered);
}

/** The text beside a mode: 'Unavailable', 'Preorder Only' or its minutes (SVC-11 to SVC-13). */
export function availabilityText(offer: ModeOffer): string {
  if (!offer.isOffered) return words.unavailable;
  switch (offer.possible) {
    case 'no':
      return words.unavailable;
    case 'pre':
      return words.preorderOnly;
    case 'yes':
      return words.minutes(offer.minutes);
    default:
      return assertNever(offer.possible);
  }
}

/** What the banner of the menu says about ordering now. */
export interface Banner {
  readonly kind: 'open' | 'preorder' | 'closed' | 'bookings';
  readonly text: string;
  /** When the business opens next; `''` when unknown. */
  readonly nextOpen: string;
}

/** The sentences of the banner; only the one about orders has no full stop (SVC-15 to SVC-18, D58). */
export function bannerOf(modes: Modes, nextOpen: string, takesBookings: boolean): Banner {
  const possible = possibleModes(modes);
  if (isBookingOnly(modes, takesBookings))
    return { kind: 'bookings', text: words.bookingsOnly, nextOpen: '' };
  if (possible.length === 0) return { kind: 'closed', text: words.closed, nextOpen };
  const named = (['collection', 'delivery'] as const)
    .filter((mode) => possible.includes(mode))
    .map((mode) => words.modes[mode])
    .join(' and ');
  if (possible.every((mode) => modes[mode].possible === 'pre'))
    return { kind: 'preorder', text: words.preorders(named), nextOpen: '' };
  return { kind: 'open', text: words.orders(named), nextOpen: '' };
}
