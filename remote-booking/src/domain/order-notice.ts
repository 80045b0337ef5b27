import type { Business, OrderMode } from './business';

/** What the booking page says about ordering food: a sentence, and when the business opens next if it takes no order now. */
export interface OrderNotice {
  readonly text: string;
  readonly nextOpen: string;
}

/** Whether food can be ordered in a mode, now or for later. */
export function canOrder({ isOffered, possible }: OrderMode) {
  return isOffered && possible !== 'no';
}

/** The notice of the order modes (BKG-26 to BKG-29, D58); undefined where the business takes no orders at all. */
export function orderNotice({
  collection,
  delivery,
  nextOpen,
}: Pick<Business, 'collection' | 'delivery' | 'nextOpen'>): OrderNotice | undefined {
  if (!collection.isOffered && !delivery.isOffered) return undefined;
  const named = [canOrder(collection) ? 'collection' : '', canOrder(delivery) ? 'delivery' : '']
    .filter((name) => name !== '')
    .join(' and ');
  if (named === '') return { text: 'We are closed at the moment.', nextOpen };
  const isPreorder = [collection, delivery].filter(canOrder).every(({ possible }) => possible === 'pre');
  return {
    text: isPreorder ? `We are taking preorders for ${named}.` : `We are taking orders for ${named}`,
    nextOpen: '',
  };
}

/** What stands beside a mode: 'Unavailable', 'Preorder Only' or its minutes (BKG-30). */
export function availabilityLabel(mode: OrderMode): string {
  if (!canOrder(mode)) return 'Unavailable';
  return mode.possible === 'pre' ? 'Preorder Only' : `${mode.minutes} mins`;
}

/** Whether the closed notice opens over the page (BKG-32): neither mode is offered, and tables are not what it lives from (D51). */
export function isClosed({
  collection,
  delivery,
  booking,
}: Pick<Business, 'collection' | 'delivery' | 'booking'>): boolean {
  if (booking && !collection.isOffered && !delivery.isOffered) return false;
  return !canOrder(collection) && !canOrder(delivery);
}
