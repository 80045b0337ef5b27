import type { CartItem } from '@storefront/contract';
import type { Host, Storage } from '@storefront/host';
import { cartKeys } from './keys';

const unreadable = 'Your basket could no longer be read, so it has been emptied.';

/** Forgets the cart and all that goes with it, as when its order stands (D76). */
export function clearCart(storage: Storage): void {
  storage.remove(...cartKeys);
}

/**
 * Begins an empty cart of a business (CRT-17, STO-3). The owner is written first: another tab hears of the new owner
 * before the old lines go, so that it never takes a reset for a cart that was emptied by hand (D81).
 */
export function beginCart(storage: Storage, businessId: string): void {
  storage.write('business_id', businessId);
  storage.remove(...cartKeys.filter((key) => key !== 'business_id'));
}

/** The cart is from now on one of this business and day (STO-3). */
export function claimCart(storage: Storage, businessId: string, todayToken: string): void {
  storage.write('business_id', businessId);
  storage.write('today_token', todayToken);
}

/** Whose cart the browser keeps at this moment. */
export function cartOwner(storage: Storage): string | undefined {
  return storage.read('business_id');
}

/** The lines as they are kept; lines that belong to no business are dropped with a notice, whoever finds them first. */
export function keptItems({
  storage,
  notices,
  bus,
}: Pick<Host, 'storage' | 'notices' | 'bus'>): readonly CartItem[] {
  const items = storage.read('cartlist') ?? [];
  if (items.length === 0 || cartOwner(storage) !== undefined) return items;
  clearCart(storage);
  notices.show(unreadable, 'warning');
  bus.publish('cart-reset', { reason: 'unreadable', businessId: null });
  return [];
}

/** How many dishes a cart holds, counting quantities (D62). */
export function dishCount(items: readonly CartItem[]): number {
  return items.reduce((count, { product_qnty }) => count + product_qnty, 0);
}

/** The chosen mode is not possible any more: it is asked for again (BKG-31). */
export function clearMode(storage: Storage): void {
  storage.remove('isDelMode');
}
