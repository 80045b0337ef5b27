import { assertNever } from '@storefront/contract';
import { copy } from '../copy';
import type { Business, OrderMode } from './business';

const words = copy.notice;

/** What the booking page says about ordering food: a sentence, and when the business opens next if it takes no order now. */
export interface OrderNotice {
  readonly text: string;
  readonly nextOpen: string;
}

/** Whether food can be ordered in a mode, now or for later. */
export function canOrder({ isOffered, possible }: OrderMode) {
  return isOffered && possible !== 'no';
}

/** The possible modes in words; undefined when there is none. */
const namedModes = (collection: boolean, delivery: boolean): string | undefined => {
  if (collection && delivery) return words.modes.both;
  if (collection) return words.modes.collection;
  return delivery ? words.modes.delivery : undefined;
};

/** The notice of the order modes (BKG-26 to BKG-29, D58); undefined when the business takes no orders at all. */
export function orderNotice({
  collection,
  delivery,
  nextOpen,
}: Pick<Business, 'collection' | 'delivery' | 'nextOpen'>): OrderNotice | undefined {
  if (!collection.isOffered && !delivery.isOffered) return undefined;
  const possible = namedModes(canOrder(collection), canOrder(delivery));
  if (possible === undefined) return { text: words.closed, nextOpen };
  const isPreorder = [collection, delivery].filter(canOrder).every(({ possible }) => possible === 'pre');
  return {
    text: isPreorder ? words.preorders(possible) : words.orders(possible),
    nextOpen: '',
  };
}

/** The label of a mode: 'Unavailable', 'Preorder Only' or its minutes (BKG-30). */
export function availabilityLabel(mode: OrderMode): string {
  if (!mode.isOffered) return words.unavailable;
  switch (mode.possible) {
    case 'no':
      return words.unavailable;
    case 'pre':
      return words.preorderOnly;
    case 'yes':
      return words.minutes(mode.minutes);
    default:
      return assertNever(mode.possible);
  }
}

/** Whether the closed notice opens over the page (BKG-32): no mode is possible, and the business does not take bookings only (D51). */
export function isClosed({
  collection,
  delivery,
  booking,
}: Pick<Business, 'collection' | 'delivery' | 'booking'>): boolean {
  if (booking && !collection.isOffered && !delivery.isOffered) return false;
  return !canOrder(collection) && !canOrder(delivery);
}
