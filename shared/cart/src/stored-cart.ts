import type { CartItem } from '@storefront/contract';
import type { Host, Storage } from '@storefront/host';
import { copy } from './copy';
import { cartKeys } from './keys';

/** Deletes the cart and every value that belongs to it, for example once its order is confirmed (D76). */
export function clearCart(storage: Storage): void {
  storage.remove(...cartKeys);
}

/**
 * Starts an empty cart of a business (CRT-17, STO-3). The owner is written first: another tab learns of the new owner
 * before the old lines are deleted, so it never mistakes a reset for a cart that was emptied by hand (D81).
 */
export function beginCart(storage: Storage, businessId: string): void {
  storage.write('business_id', businessId);
  storage.remove(...cartKeys.filter((key) => key !== 'business_id'));
}

/** Makes the cart one of this business and day; its lines stay (STO-3). */
export function claimCart(storage: Storage, businessId: string, todayToken: string): void {
  storage.write('business_id', businessId);
  storage.write('today_token', todayToken);
}

/** The id of the business whose cart the browser keeps; undefined when there is none. */
export function cartOwner(storage: Storage): string | undefined {
  return storage.read('business_id');
}

/** The stored lines. When they belong to no business, the first page that reads them drops the cart and shows a notice. */
export function storedItems({
  storage,
  notices,
  bus,
}: Pick<Host, 'storage' | 'notices' | 'bus'>): readonly CartItem[] {
  const items = storage.read('cartlist') ?? [];
  if (items.length === 0 || cartOwner(storage) !== undefined) return items;
  clearCart(storage);
  notices.show(copy.unreadable, 'warning');
  bus.publish('cart-reset', { reason: 'unreadable', businessId: null });
  return [];
}

/** How many dishes a cart holds, counting quantities (D62). */
export function dishCount(items: readonly CartItem[]): number {
  return items.reduce((count, { product_qnty }) => count + product_qnty, 0);
}

/** Deletes a chosen mode that is not possible any more, so that the customer is asked again (BKG-31). */
export function clearMode(storage: Storage): void {
  storage.remove('isDelMode');
}
