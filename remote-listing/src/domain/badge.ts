import type { Restaurant } from './restaurant';

export type Badge = 'Pre-order' | 'Order-now' | 'Closed';

/**
 * The badge at the side of a card (LST-37 to LST-44, D17). What the customer can do now decides: 'yes' in a mode of an open
 * restaurant is an order, 'pre' an order for later; a closed one with 'pre' anywhere takes orders for later.
 */
export function badgeOf({
  open,
  collection,
  delivery,
}: Pick<Restaurant, 'open' | 'collection' | 'delivery'>): Badge {
  const modes = [collection, delivery];
  if (!modes.includes('pre')) return modes.includes('yes') ? 'Order-now' : 'Closed';
  if (!modes.includes('yes')) return 'Pre-order';
  return open ? 'Order-now' : 'Pre-order';
}
