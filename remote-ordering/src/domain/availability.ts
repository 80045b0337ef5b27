import type { ChosenMode } from '@storefront/pricing';
import type { ModeOffer, Modes } from './business';

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
  if (!isPossible(offer)) return 'Unavailable';
  return offer.possible === 'pre' ? 'Preorder Only' : `${offer.minutes} mins`;
}

/** What the banner of the menu says about ordering now. */
export interface Banner {
  readonly kind: 'open' | 'preorder' | 'closed' | 'bookings';
  readonly text: string;
  /** When the business opens next; `''` when unknown. */
  readonly nextOpen: string;
}

const bannerWords: Record<ChosenMode, string> = { delivery: 'delivery', collection: 'collection' };

/** The sentences of the banner; only the one about orders has no full stop (SVC-15 to SVC-18, D58). */
export function bannerOf(modes: Modes, nextOpen: string, takesBookings: boolean): Banner {
  const possible = possibleModes(modes);
  if (isBookingOnly(modes, takesBookings))
    return { kind: 'bookings', text: 'We take table bookings only.', nextOpen: '' };
  if (possible.length === 0) return { kind: 'closed', text: 'We are closed at the moment.', nextOpen };
  const named = (['collection', 'delivery'] as const)
    .filter((mode) => possible.includes(mode))
    .map((mode) => bannerWords[mode])
    .join(' and ');
  if (possible.every((mode) => modes[mode].possible === 'pre'))
    return { kind: 'preorder', text: `We are taking preorders for ${named}.`, nextOpen: '' };
  return { kind: 'open', text: `We are taking orders for ${named}`, nextOpen: '' };
}
