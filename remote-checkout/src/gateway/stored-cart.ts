import { cartKeys } from '@storefront/contract';
import type { BusinessDetails } from '@storefront/contract';
import type { Storage } from '@storefront/host';
import {
  formatPounds,
  parsePounds,
  readCartLines,
  readDiscount,
  readFreeDishChoices,
  readFreeDishGroups,
} from '@storefront/pricing';
import type { DeliveryTerms, Pence, Service } from '@storefront/pricing';
import { wireAddress, readAddress } from './address-wire';
import { readBusiness } from './read-business';
import type { Address } from '../domain/address';
import type { Business } from '../domain/business';
import type { KeptCart } from '../domain/kept-cart';
import type { RefreshedCart } from './checkout-gateway';

/** What the browser keeps of a cart and of the order that is made of it, read and written under the specification's keys. */
export class StoredCart {
  constructor(private readonly storage: Storage) {}

  /** The kept cart; undefined when there is none, it is empty, its mode is unset, or something in it is no money. */
  read(collectionMinimum: Pence): KeptCart | undefined {
    const items = this.storage.read('cartlist') ?? [];
    const businessId = this.storage.read('business_id');
    const mode = this.storage.read('isDelMode');
    const lines = readCartLines(items);
    if (items.length === 0 || businessId === undefined || mode === undefined || !lines.ok) return undefined;

    const wireDiscount = this.storage.read('discount') ?? null;
    const discount = wireDiscount === null ? undefined : readDiscount(wireDiscount);
    const freeDishes = this.storage.read('freedish') ?? [];
    const groups = readFreeDishGroups({
      amount: freeDishes.filter(({ condition }) => condition.amount !== ''),
      group: freeDishes.filter(({ condition }) => condition.amount === ''),
    });
    const service: Service =
      mode === 'pickup' ? { mode, minimum: collectionMinimum } : { mode, terms: this.deliveryTerms() };
    return {
      businessId,
      mode,
      lines: lines.value,
      service,
      discount: discount?.ok ? discount.value : undefined,
      freeDishGroups: groups.ok ? groups.value : [],
      freeDishes: readFreeDishChoices(freeDishes),
      reorderOf: this.storage.read('reorder_order_id'),
      travelling: { items, discount: discount?.ok ? wireDiscount : null, freeDishes },
    };
  }

  /** The business whose page the customer came from. */
  business(): Business | undefined {
    const details = this.storage.read('business_details');
    return details && readBusiness(details);
  }

  keepBusiness(details: BusinessDetails) {
    this.storage.write('business_details', details);
    this.storage.write('delivery_sector', details.bs_delivery_sectors);
  }

  /** Whose cart is kept now: another tab may have begun one elsewhere (D28). */
  get owner(): string | undefined {
    return this.storage.read('business_id');
  }

  get isEmpty(): boolean {
    return (this.storage.read('cartlist') ?? []).length === 0;
  }

  /** When the cart last changed, in milliseconds. */
  get changedAt(): number | undefined {
    return this.storage.read('timestamp');
  }

  /** Takes up the cart as the server has refreshed it, with the charges that belong to it (ORD-6). */
  keepRefreshed({ items, discount, freeDishes, charges }: RefreshedCart) {
    this.storage.write('cartlist', [...items]);
    this.storage.write('freedish', [...freeDishes]);
    if (discount === null) this.storage.remove('discount');
    else this.storage.write('discount', discount);
    this.storage.write('scharge', {
      service_charge_amount: formatPounds(charges.service),
      baggage_charge_amount: formatPounds(charges.baggage),
    });
  }

  /** Keeps what delivery to the chosen address costs, and from what amount. */
  keepDeliveryTerms({ charge, minimum, waiver }: DeliveryTerms) {
    this.storage.write('zone_delivery_charg', formatPounds(charge));
    this.storage.write('minimum_order', formatPounds(minimum));
    this.storage.write('delivery_charge_waiver', formatPounds(waiver));
  }

  /** The guest's address form, as far as it was filled in (ADR-2). */
  get guestAddress(): Address | undefined {
    const form = this.storage.read('addressDetails');
    return form && readAddress(form);
  }

  keepGuestAddress(address: Address, mode: KeptCart['mode']) {
    this.storage.write('addressDetails', wireAddress(address, mode));
  }

  get chosenAddressId(): string | undefined {
    return this.storage.read('selected_addr_id');
  }

  keepChosenAddress(address: Address) {
    this.storage.write('selected_addr_id', address.id);
    this.storage.write('deliv_address', wireAddress(address, 'delivery'));
  }

  get slot(): string | undefined {
    return this.storage.read('timeslot');
  }

  keepSlot(slot: string) {
    this.storage.write('timeslot', slot);
  }

  /** The postcode that the customer searched for, '' when there is none. */
  get searchedPostcode(): string {
    return this.storage.read('searched_pincode') ?? '';
  }

  /** The business's banner, '' when none is kept (CHK-13). */
  get banner(): string {
    return this.storage.read('business_banner_url') ?? '';
  }

  /** The order stands: its cart is over (D76). */
  clear() {
    this.storage.remove(...cartKeys);
  }

  private deliveryTerms(): DeliveryTerms {
    const pence = (key: 'zone_delivery_charg' | 'minimum_order' | 'delivery_charge_waiver') => {
      const read = parsePounds(this.storage.read(key));
      return read.ok ? read.value : 0;
    };
    return {
      charge: pence('zone_delivery_charg'),
      minimum: pence('minimum_order'),
      waiver: pence('delivery_charge_waiver'),
    };
  }
}
