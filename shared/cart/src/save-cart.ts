import type { StoredKey, StoredValues } from '@storefront/contract';
import type { Storage } from '@storefront/host';
import {
  formatPounds,
  wireCartItem,
  wireDiscount,
  wireGivenGroup,
  wireServiceCharge,
  wireServiceMode,
} from '@storefront/pricing';
import type {
  AutomaticDiscounts,
  CartFigures,
  CartLine,
  DeliveryTerms,
  DiscountChoice,
  FreeDishChoices,
  Service,
} from '@storefront/pricing';
import type { WireCart } from './read-cart';

/** A cart as the business page stores it. */
export interface CartToSave {
  readonly businessId: string;
  readonly todayToken: string;
  readonly changedAt: number;
  readonly lines: readonly CartLine[];
  readonly service: Service;
  readonly discountChoice: DiscountChoice;
  readonly freeDishes: FreeDishChoices;
  readonly seenFreeDishes: readonly string[];
  readonly discounts: AutomaticDiscounts;
  readonly figures: CartFigures;
}

/** Stores the cart. A key whose value has not changed is not written, so that other tabs are told of changes only. */
export function saveCart(storage: Storage, cart: CartToSave): void {
  const { lines, service, discounts, figures, discountChoice, freeDishes, seenFreeDishes } = cart;
  const terms = service.mode === 'delivery' ? service.terms : undefined;
  const { appliedDiscount } = figures;
  const hasLines = lines.length > 0;
  const chosen = Object.entries(freeDishes).map(([id, dishes]) => ({ id, dishes: [...dishes] }));
  writeOrRemove(storage, 'business_id', cart.businessId);
  writeOrRemove(storage, 'today_token', cart.todayToken);
  writeOrRemove(storage, 'timestamp', hasLines ? cart.changedAt : undefined);
  writeOrRemove(
    storage,
    'minimum_order',
    service.mode === 'unset' ? undefined : formatPounds(figures.minimum),
  );
  writeOrRemove(storage, 'zone_delivery_charg', terms && formatPounds(terms.charge));
  writeOrRemove(storage, 'delivery_charge_waiver', terms && formatPounds(terms.waiver));
  writeOrRemove(storage, 'isDelMode', service.mode === 'unset' ? undefined : wireServiceMode(service.mode));
  writeOrRemove(
    storage,
    'cartlist',
    hasLines ? lines.map((line) => wireCartItem(line, discounts, appliedDiscount)) : undefined,
  );
  writeOrRemove(
    storage,
    'discount',
    appliedDiscount ? wireDiscount(appliedDiscount, figures.discount) : undefined,
  );
  writeOrRemove(
    storage,
    'chosen_discount',
    discountChoice.kind === 'chosen' ? discountChoice.discountId : undefined,
  );
  writeOrRemove(storage, 'scharge', hasLines ? wireServiceCharge(figures) : undefined);
  writeOrRemove(storage, 'freedish', unlessEmpty(figures.freeDishes.map(wireGivenGroup)));
  writeOrRemove(storage, 'freedish_chosen', unlessEmpty(chosen));
  // An empty list says that no popup has been seen yet; without the key, those of the stored groups count as seen.
  writeOrRemove(storage, 'freedish_seen', hasLines ? [...seenFreeDishes] : unlessEmpty([...seenFreeDishes]));
}

/** Stores the cart as the server has refreshed it, with its charges (ORD-6). */
export function saveRefreshed(
  storage: Storage,
  {
    items,
    discount,
    freeDishes,
    charges,
  }: WireCart & { readonly charges: Pick<CartFigures, 'service' | 'bag'> },
): void {
  writeOrRemove(storage, 'cartlist', unlessEmpty([...items]));
  writeOrRemove(storage, 'freedish', unlessEmpty([...freeDishes]));
  writeOrRemove(storage, 'discount', discount ?? undefined);
  writeOrRemove(storage, 'scharge', wireServiceCharge(charges));
}

/** Stores the charge, the minimum and the waiver of delivery to the chosen address. */
export function saveDeliveryTerms(storage: Storage, { charge, minimum, waiver }: DeliveryTerms): void {
  writeOrRemove(storage, 'zone_delivery_charg', formatPounds(charge));
  writeOrRemove(storage, 'minimum_order', formatPounds(minimum));
  writeOrRemove(storage, 'delivery_charge_waiver', formatPounds(waiver));
}

const unlessEmpty = <Value>(values: Value[]): Value[] | undefined => (values.length > 0 ? values : undefined);

function writeOrRemove<Key extends StoredKey>(
  storage: Storage,
  key: Key,
  value: StoredValues[Key] | undefined,
): void {
  if (JSON.stringify(storage.read(key)) === JSON.stringify(value)) return;
  if (value === undefined) storage.remove(key);
  else storage.write(key, value);
}
