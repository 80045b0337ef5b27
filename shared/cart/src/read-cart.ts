import type {
  CartItem,
  Discount as WireDiscount,
  FreeDishGroup as WireFreeDishGroup,
} from '@storefront/contract';
import type { Host, Storage } from '@storefront/host';
import { parsePounds, parseClaimedLines, parseDiscount, parseFreeDishChoices } from '@storefront/pricing';
import type {
  ClaimedLine,
  DeliveryTerms,
  Discount,
  DiscountChoice,
  FreeDishChoices,
} from '@storefront/pricing';
import { storedItems } from './stored-cart';

/** The chosen service mode. Delivery without all of its terms counts as unset, so the customer is asked again (SVC-2). */
export type CartMode =
  | { readonly kind: 'unset' }
  | { readonly kind: 'collection' }
  | { readonly kind: 'delivery'; readonly terms: DeliveryTerms };

/** The part of a cart that is sent to the server as it is stored. */
export interface WireCart {
  readonly items: readonly CartItem[];
  readonly discount: WireDiscount | null;
  readonly freeDishes: readonly WireFreeDishGroup[];
}

/** A stored cart, parsed. A value that is absent or has another shape is undefined or empty. */
export interface StoredCart {
  /** Always defined when the cart has lines. */
  readonly businessId: string | undefined;
  readonly todayToken: string | undefined;
  /** When the lines last changed, in milliseconds since 1970. */
  readonly changedAt: number | undefined;
  readonly lines: readonly ClaimedLine[];
  readonly mode: CartMode;
  /** The discount that applied when the cart was stored. */
  readonly discount: Discount | undefined;
  /** Whether the customer chose a discount, typed a code or left it to the best one (DSC-9, D89). */
  readonly discountChoice: DiscountChoice;
  readonly freeDishes: FreeDishChoices;
  /** The groups whose popup has been seen (FRE-12, D89). */
  readonly seenFreeDishes: readonly string[];
  readonly reorderOf: string | undefined;
  readonly wire: WireCart;
}

/** Reads and parses the cart that the browser keeps. Every page uses it, so all of them see the same cart. */
export function readCart(host: Pick<Host, 'storage' | 'notices' | 'bus'>): StoredCart {
  const { storage } = host;
  const items = storedItems(host);
  const lines = parseClaimedLines(items);
  const freeDishes = storage.read('freedish') ?? [];
  const { discount, wireDiscount } = discountIn(storage);
  return {
    businessId: storage.read('business_id'),
    todayToken: storage.read('today_token'),
    changedAt: storage.read('timestamp'),
    // Parsing cannot fail here: the storage has checked every line, and pricing takes every line that passes that check.
    lines: lines.ok ? lines.value : [],
    mode: modeIn(storage),
    discount,
    discountChoice: choiceIn(storage, discount),
    freeDishes: { ...parseFreeDishChoices(freeDishes), ...chosenIn(storage) },
    seenFreeDishes: storage.read('freedish_seen') ?? freeDishes.map(({ id }) => id),
    reorderOf: storage.read('reorder_order_id'),
    wire: { items, discount: wireDiscount, freeDishes },
  };
}

function modeIn(storage: Storage): CartMode {
  const mode = storage.read('isDelMode');
  if (mode === undefined) return { kind: 'unset' };
  if (mode === 'pickup') return { kind: 'collection' };
  const [minimum, charge, waiver] = (
    ['minimum_order', 'zone_delivery_charg', 'delivery_charge_waiver'] as const
  ).map((key) => parsePounds(storage.read(key)));
  if (!minimum?.ok || !charge?.ok || !waiver?.ok) return { kind: 'unset' };
  return { kind: 'delivery', terms: { minimum: minimum.value, charge: charge.value, waiver: waiver.value } };
}

function discountIn(storage: Storage): { discount: Discount | undefined; wireDiscount: WireDiscount | null } {
  const wireDiscount = storage.read('discount');
  const discount = wireDiscount && parseDiscount(wireDiscount);
  return discount?.ok
    ? { discount: discount.value, wireDiscount: wireDiscount ?? null }
    : { discount: undefined, wireDiscount: null };
}

function choiceIn(storage: Storage, discount: Discount | undefined): DiscountChoice {
  if (discount?.isManual) return { kind: 'manual', discount };
  const discountId = storage.read('chosen_discount');
  return discountId === undefined ? { kind: 'automatic' } : { kind: 'chosen', discountId };
}

function chosenIn(storage: Storage): FreeDishChoices {
  return Object.fromEntries((storage.read('freedish_chosen') ?? []).map(({ id, dishes }) => [id, dishes]));
}
