import type { StoredKey, StoredValues } from '@storefront/contract';
import type { Storage } from '@storefront/host';
import { cartKeys } from './keys';

/** A business as its page is named and found. */
export interface CartPlace {
  readonly slug: string;
  readonly name: string;
}

type FormerCart = StoredValues['former_cart'][number];

const mostKept = 5;
// The business comes back with its cart, so that checkout finds both even if the business page cannot be loaded.
const keptKeys = [
  'business_id',
  ...cartKeys.filter((key) => key !== 'business_id'),
  'business_details',
] as const;

/**
 * Puts the cart aside for this visit, before one of another business takes its place (D88). An empty cart, or one
 * whose business is not known, is not worth coming back to.
 */
export function setCartAside(storage: Storage): void {
  const former = snapshotOf(storage);
  if (former) saveAll(storage, [...withoutSlug(storage, former.business_slug), former]);
}

/** The former cart that can be brought back: the one of this business first, else the latest. */
export function formerCart(storage: Storage, slug: string): CartPlace | undefined {
  const all = storage.read('former_cart') ?? [];
  const former = all.find(({ business_slug }) => business_slug === slug) ?? all.at(-1);
  return former && { slug: former.business_slug, name: former.business_name };
}

/** The customer does not want that cart any more. */
export function forgetFormerCart(storage: Storage, slug: string): void {
  saveAll(storage, withoutSlug(storage, slug));
}

/** Puts a former cart in the place of the present one, which is put aside in its turn. */
export function bringCartBack(storage: Storage, slug: string): void {
  const former = storage.read('former_cart')?.find(({ business_slug }) => business_slug === slug);
  if (!former) return;
  const present = snapshotOf(storage);
  const texts = new Map(former.values.map(({ key, json }) => [key, json]));
  // The owner comes first, so that another tab never sees these lines under the other business (D81).
  for (const key of keptKeys) restore(storage, key, texts.get(key));
  saveAll(storage, [...withoutSlug(storage, slug), ...(present ? [present] : [])]);
}

function snapshotOf(storage: Storage): FormerCart | undefined {
  const details = storage.read('business_details')?.info;
  const isEmpty = (storage.read('cartlist') ?? []).length === 0;
  if (isEmpty || !details || details.business_id !== storage.read('business_id')) return undefined;
  return {
    business_slug: details.business_slug,
    business_name: details.business_name,
    values: keptKeys.flatMap((key) => {
      const value = storage.read(key);
      return value === undefined ? [] : [{ key, json: JSON.stringify(value) }];
    }),
  };
}

const withoutSlug = (storage: Storage, slug: string): FormerCart[] =>
  (storage.read('former_cart') ?? []).filter(({ business_slug }) => business_slug !== slug);

function saveAll(storage: Storage, all: FormerCart[]): void {
  if (all.length === 0) storage.remove('former_cart');
  else storage.write('former_cart', all.slice(-mostKept));
}

/** Writes back what was read from the same key; whoever reads it has it checked again. */
function restore(storage: Storage, key: StoredKey, json: string | undefined): void {
  const value = json === undefined ? undefined : parsed(json);
  if (value === undefined) storage.remove(key);
  else storage.write(key, value as StoredValues[StoredKey]);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
