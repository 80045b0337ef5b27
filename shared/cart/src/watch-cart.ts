import type { StoredKey } from '@storefront/contract';
import type { End, Storage } from '@storefront/host';
import { cartOwner } from './stored-cart';
import { placedOrderOf } from './request-key';

/** What another tab did: started a cart of another business, ordered this one, emptied it, or changed it (D28, D81, D87). */
export type CartNews =
  | { readonly kind: 'taken' }
  | { readonly kind: 'ordered'; readonly okey: string }
  | { readonly kind: 'emptied' }
  | { readonly kind: 'changed' };

/** The cart as this tab knows it; `requestKey` is undefined when nothing is about to be ordered. */
export interface KnownCart {
  readonly businessId: string | undefined;
  readonly requestKey?: string | undefined;
}

const watchedKeys = [
  'business_id',
  'cartlist',
  'isDelMode',
  'minimum_order',
  'zone_delivery_charg',
  'delivery_charge_waiver',
  'discount',
  'chosen_discount',
  'freedish',
  'freedish_chosen',
] as const satisfies readonly StoredKey[];

/** Calls `listener` whenever another tab has changed the cart. The news is derived from all keys, whichever changed first. */
export function watchCart(storage: Storage, known: () => KnownCart, listener: (news: CartNews) => void): End {
  const ends = watchedKeys.map((key) => storage.watch(key, () => listener(cartNews(storage, known()))));
  return () => ends.forEach((end) => end());
}

/** How the stored cart differs from the one this tab knows. */
export function cartNews(storage: Storage, { businessId, requestKey }: KnownCart): CartNews {
  if (isTaken(storage, businessId)) return { kind: 'taken' };
  if ((storage.read('cartlist') ?? []).length > 0) return { kind: 'changed' };
  const okey = requestKey === undefined ? undefined : placedOrderOf(storage, requestKey);
  return okey === undefined ? { kind: 'emptied' } : { kind: 'ordered', okey };
}

/** Whether the browser now keeps a cart of another business (CRT-28, ORD-18). */
export function isTaken(storage: Storage, businessId: string | undefined): boolean {
  const owner = cartOwner(storage);
  return owner !== undefined && owner !== businessId;
}
