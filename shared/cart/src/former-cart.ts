import type { StoredKey, StoredValues } from '@storefront/contract';
import type { Storage } from '@storefront/host';
import { cartKeys } from './keys';

/** The business of a cart: its name, and the slug of its page. */
export interface CartPlace {
  readonly slug: string;
  readonly name: string;
}

type FormerCart = StoredValues['former_cart'][number];

const maximumFormerCarts = 5;
// The business is kept with its cart, so that checkout finds both even if the business page cannot be loaded.
const storedKeys = [
  'business_id',
  ...cartKeys.filter((key) => key !== 'business_id'),
  'business_details',
] as const;

/**
 * Puts the cart aside for this visit, before one of another business replaces it (D88). An empty cart, and one whose
 * business is not known, is not kept.
 */
export function setCartAside(storage: Storage): void {
  const former = snapshotOf(storage);
  if (former) saveAll(storage, [...withoutSlug(storage, former.business_slug), former]);
}

/** The business of the former cart to offer: the cart of this business if there is one, else the latest; undefined when there is none. */
export function formerCart(storage: Storage, slug: string): CartPlace | undefined {
  const carts = storage.read('former_cart') ?? [];
  const former = carts.find(({ business_slug }) => business_slug === slug) ?? carts.at(-1);
  return former && { slug: former.business_slug, name: former.business_name };
}

/** Deletes the former cart of a business, which the customer does not want any more. */
export function forgetFormerCart(storage: Storage, slug: string): void {
  saveAll(storage, withoutSlug(storage, slug));
}

/** Replaces the present cart by the former cart of a business, and puts the present one aside. Does nothing when there is no such cart. */
export function restoreFormerCart(storage: Storage, slug: string): void {
  const former = storage.read('former_cart')?.find(({ business_slug }) => business_slug === slug);
  if (!former) return;
  const present = snapshotOf(storage);
  const texts = new Map(former.values.map(({ key, json }) => [key, json]));
  // The owner is written first, so that another tab never sees these lines under the other business (D81).
  for (const key of storedKeys) restore(storage, key, texts.get(key));
  saveAll(storage, [...withoutSlug(storage, slug), ...(present ? [present] : [])]);
}

function snapshotOf(storage: Storage): FormerCart | undefined {
  const details = storage.read('business_details')?.info;
  const isEmpty = (storage.read('cartlist') ?? []).length === 0;
  if (isEmpty || !details || details.business_id !== storage.read('business_id')) return undefined;
  return {
    business_slug: details.business_slug,
    business_name: details.business_name,
    values: storedKeys.flatMap((key) => {
      const value = storage.read(key);
      return value === undefined ? [] : [{ key, json: JSON.stringify(value) }];
    }),
  };
}

const withoutSlug = (storage: Storage, slug: string): FormerCart[] =>
  (storage.read('former_cart') ?? []).filter(({ business_slug }) => business_slug !== slug);

function saveAll(storage: Storage, carts: FormerCart[]): void {
  if (carts.length === 0) storage.remove('former_cart');
  else storage.write('former_cart', carts.slice(-maximumFormerCarts));
}

/** Writes back a value that was read from the same key. The cast is safe: the storage checks values whenever they are read. */
function restore(storage: Storage, key: StoredKey, json: string | undefined): void {
  const value = json === undefined ? undefined : parseJson(json);
  if (value === undefined) storage.remove(key);
  else storage.write(key, value as StoredValues[StoredKey]);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
