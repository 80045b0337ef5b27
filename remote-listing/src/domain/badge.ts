import type { Restaurant } from './restaurant';

export type Badge = 'Pre-order' | 'Order-now' | 'Closed';

/**
 * The badge at the side of a card (LST-37 to LST-44, D17). Modes with 'yes' alone take orders now, and modes with 'pre' alone take them
 * for later. With both, an open restaurant takes orders now and a closed one for later; with neither it is closed.
 */
export function chooseBadge({
  open,
  collection,
  delivery,
}: Pick<Restaurant, 'open' | 'collection' | 'delivery'>): Badge {
  const modes = [collection, delivery];
  if (!modes.includes('pre')) return modes.includes('yes') ? 'Order-now' : 'Closed';
  if (!modes.includes('yes')) return 'Pre-order';
  return open ? 'Order-now' : 'Pre-order';
}
