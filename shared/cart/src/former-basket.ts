import type { StoredValues } from '@storefront/contract';
import type { Storage } from '@storefront/host';
import { basketKeys, type BasketKey } from './keys';

/** A business as its page is named and found. */
export interface BasketPlace {
  readonly slug: string;
  readonly name: string;
}

/**
 * Puts the basket aside for this visit, before one of another business takes its place (D88). An empty basket, or one
 * whose business is not known, is not worth coming back to.
 */
export function setBasketAside(storage: Storage): void {
  const former = snapshotOf(storage);
  if (former) storage.write('former_cart', former);
}

/** The business of the basket that was put aside. */
export function formerBasket(storage: Storage): BasketPlace | undefined {
  const former = storage.read('former_cart');
  return former && { slug: former.business_slug, name: former.business_name };
}

/** The customer does not want the former basket any more. */
export function forgetFormerBasket(storage: Storage): void {
  storage.remove('former_cart');
}

/** Puts the former basket in the place of the present one, which is put aside in its turn; answers where it leads. */
export function bringBasketBack(storage: Storage): BasketPlace | undefined {
  const place = formerBasket(storage);
  const former = storage.read('former_cart');
  if (!place || !former) return undefined;
  const present = snapshotOf(storage);
  const texts = new Map(former.values.map(({ key, json }) => [key, json]));
  // The owner first, so that another tab never sees these lines under the other business (D81).
  restore(storage, 'business_id', texts.get('business_id'));
  for (const key of basketKeys) if (key !== 'business_id') restore(storage, key, texts.get(key));
  if (present) storage.write('former_cart', present);
  else forgetFormerBasket(storage);
  return place;
}

function snapshotOf(storage: Storage): StoredValues['former_cart'] | undefined {
  const details = storage.read('business_details')?.info;
  const isEmpty = (storage.read('cartlist') ?? []).length === 0;
  if (isEmpty || !details || details.business_id !== storage.read('business_id')) return undefined;
  return {
    business_slug: details.business_slug,
    business_name: details.business_name,
    values: basketKeys.flatMap((key) => {
      const value = storage.read(key);
      return value === undefined ? [] : [{ key, json: JSON.stringify(value) }];
    }),
  };
}

/** Writes back what was read from the same key; whoever reads it has it checked again. */
function restore(storage: Storage, key: BasketKey, json: string | undefined): void {
  const value = json === undefined ? undefined : parsed(json);
  if (value === undefined) storage.remove(key);
  else storage.write(key, value as StoredValues[BasketKey]);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
