import type { StoredKey, StoredValues } from '@storefront/contract';
import type { End, Storage } from '@storefront/host';
import {
  formatPounds,
  parsePounds,
  readClaimedLines,
  readDiscount,
  readFreeDishChoices,
  wireCartItem,
  wireDiscount,
  wireGivenGroup,
  wireServiceCharge,
  type AutomaticDiscounts,
  type CartFigures,
  type CartLine,
  type ClaimedLine,
  type DeliveryTerms,
  type Discount,
  type FreeDishChoices,
  type Service,
} from '@storefront/pricing';
import type { ChosenMode } from '../domain/availability';

/** What the browser keeps of a cart. A part that is absent, or that cannot be read, is undefined. */
export interface KeptContent {
  readonly businessId: string | undefined;
  readonly todayToken: string | undefined;
  /** When the cart changed last, in milliseconds since 1970. */
  readonly changedAt: number | undefined;
  readonly lines: readonly ClaimedLine[] | 'unreadable';
  readonly mode: ChosenMode | undefined;
  readonly terms: DeliveryTerms | undefined;
  readonly discount: Discount | undefined;
  readonly freeDishes: FreeDishChoices;
  readonly reorderOrderId: string | undefined;
}

/** A cart as it is to be kept. */
export interface CartToKeep {
  readonly businessId: string;
  readonly todayToken: string;
  readonly changedAt: number;
  readonly lines: readonly CartLine[];
  readonly service: Service;
  readonly discounts: AutomaticDiscounts;
  readonly figures: CartFigures;
}

/** The keys that a reset clears (CRT-17, D62, D67). */
const resetKeys = [
  'cartlist',
  'timestamp',
  'isDelMode',
  'minimum_order',
  'zone_delivery_charg',
  'delivery_charge_waiver',
  'discount',
  'scharge',
  'freedish',
  'reorder_order_id',
] as const satisfies readonly StoredKey[];

const watchedKeys = [
  'cartlist',
  'isDelMode',
  'minimum_order',
  'zone_delivery_charg',
  'delivery_charge_waiver',
  'discount',
  'freedish',
] as const satisfies readonly StoredKey[];

/** The door between the cart and the browser's storage: the keys of the specification, read and written (STO-2 to STO-7). */
export class KeptCart {
  constructor(private readonly storage: Storage) {}

  read(): KeptContent {
    const { storage } = this;
    const lines = readClaimedLines(storage.read('cartlist') ?? []);
    const discount = storage.read('discount');
    const discountRead = discount === undefined ? undefined : readDiscount(discount);
    return {
      businessId: storage.read('business_id'),
      todayToken: storage.read('today_token'),
      changedAt: storage.read('timestamp'),
      lines: lines.ok ? lines.value : 'unreadable',
      mode: storage.read('isDelMode'),
      terms: this.terms(),
      discount: discountRead?.ok ? discountRead.value : undefined,
      freeDishes: readFreeDishChoices(storage.read('freedish') ?? []),
      reorderOrderId: storage.read('reorder_order_id'),
    };
  }

  /** Keeps the cart; a key whose value has not changed is left alone, so that other tabs hear of changes only. */
  save({ lines, service, discounts, figures, ...stamps }: CartToKeep) {
    const delivery = service.mode === 'delivery' ? service.terms : undefined;
    const { appliedDiscount, freeDishes } = figures;
    const hasLines = lines.length > 0;
    this.put('business_id', stamps.businessId);
    this.put('today_token', stamps.todayToken);
    this.put('timestamp', hasLines ? stamps.changedAt : undefined);
    this.put('cartlist', hasLines ? lines.map((line) => wireCartItem(line, discounts)) : undefined);
    this.put('minimum_order', service.mode === 'unset' ? undefined : formatPounds(figures.minimum));
    this.put('zone_delivery_charg', delivery && formatPounds(delivery.charge));
    this.put('delivery_charge_waiver', delivery && formatPounds(delivery.waiver));
    this.put('isDelMode', service.mode === 'unset' ? undefined : service.mode);
    this.put('discount', appliedDiscount ? wireDiscount(appliedDiscount, figures.discount) : undefined);
    this.put('scharge', hasLines ? wireServiceCharge(figures) : undefined);
    this.put('freedish', freeDishes.length > 0 ? freeDishes.map(wireGivenGroup) : undefined);
  }

  /** Forgets the cart and all that goes with it (CRT-17). */
  clear() {
    this.storage.remove(...resetKeys);
  }

  /** The cart of this browser is from now on one of this business and day (STO-3). */
  claim(businessId: string, todayToken: string) {
    this.put('business_id', businessId);
    this.put('today_token', todayToken);
  }

  /** Whose cart the browser keeps, at this moment. */
  get owner(): string | undefined {
    return this.storage.read('business_id');
  }

  /** Tells when another tab has changed the cart or has made it one of another business (D28). */
  watch(told: { changed: () => void; owner: (businessId: string | undefined) => void }): End {
    const ends = [
      this.storage.watch('business_id', told.owner),
      ...watchedKeys.map((key) => this.storage.watch(key, told.changed)),
    ];
    return () => ends.forEach((end) => end());
  }

  private terms(): DeliveryTerms | undefined {
    const [minimum, charge, waiver] = (
      ['minimum_order', 'zone_delivery_charg', 'delivery_charge_waiver'] as const
    ).map((key) => parsePounds(this.storage.read(key)));
    if (!minimum?.ok || !charge?.ok || !waiver?.ok) return undefined;
    return { minimum: minimum.value, charge: charge.value, waiver: waiver.value };
  }

  private put<Key extends StoredKey>(key: Key, value: StoredValues[Key] | undefined) {
    const before = this.storage.read(key);
    if (JSON.stringify(before) === JSON.stringify(value)) return;
    if (value === undefined) this.storage.remove(key);
    else this.storage.write(key, value);
  }
}
