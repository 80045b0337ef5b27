import {
  cartNews,
  cartOwner,
  clearCart,
  forgetPlaced,
  storedItems,
  placedOrderOf,
  readCart,
  renewRequestKey,
  replaceCart,
  requestKeyOf,
  saveDeliveryTerms,
  savePlaced,
  saveRefreshed,
  watchCart,
} from '@storefront/cart';
import type { CartMode, CartNews, KnownCart } from '@storefront/cart';
import type { BusinessDetails, PayMode } from '@storefront/contract';
import type { End, Host } from '@storefront/host';
import { formatPounds, parseFreeDishGroups, tipChoices } from '@storefront/pricing';
import type { DeliveryTerms, Pence, Service } from '@storefront/pricing';
import { wireAddress, parseAddress } from './address-wire';
import { parseBusiness } from './parse-business';
import type { Address } from '../domain/address';
import type { Business } from '../domain/business';
import type { CheckoutCart } from '../domain/checkout-cart';
import type { ReorderedCart } from '../domain/order';
import type { RefreshedCart } from './checkout-gateway';

/** What the customer has chosen for the order besides the cart; `note` is for the kitchen, `riderNote` for the person who brings it. */
export interface CheckoutChoices {
  readonly payment: PayMode | undefined;
  readonly note: string;
  readonly riderNote: string;
  readonly tip: Pence;
}

/** The cart and the details of its order, as the browser stores them. */
export class StoredCart {
  constructor(private readonly host: Pick<Host, 'storage' | 'notices' | 'bus' | 'clock'>) {}

  /** The stored cart; undefined when there is none, it is empty, or no mode is chosen. */
  read(collectionMinimum: Pence): CheckoutCart | undefined {
    const { businessId, mode, lines, discount, freeDishes, reorderOf, wire } = readCart(this.host);
    if (lines.length === 0 || businessId === undefined || mode.kind === 'unset') return undefined;
    const groups = parseFreeDishGroups({
      amount: wire.freeDishes.filter(({ condition }) => condition.amount !== ''),
      group: wire.freeDishes.filter(({ condition }) => condition.amount === ''),
    });
    return {
      businessId,
      mode: mode.kind,
      lines: lines.map(({ line }) => line),
      service: serviceOf(mode, collectionMinimum),
      discount,
      freeDishGroups: groups.ok ? groups.value : [],
      freeDishes,
      reorderOf,
      wire,
    };
  }

  /** The business whose page the customer came from. */
  business(): Business | undefined {
    const details = this.host.storage.read('business_details');
    return details && parseBusiness(details);
  }

  saveBusiness(details: BusinessDetails) {
    this.host.storage.write('business_details', details);
    this.host.storage.write('delivery_sector', details.bs_delivery_sectors);
  }

  /** Whether the cart belongs to this business. */
  belongsTo(businessId: string): boolean {
    return cartOwner(this.host.storage) === businessId;
  }

  get isEmpty(): boolean {
    return storedItems(this.host).length === 0;
  }

  /** When the cart last changed, in milliseconds. */
  get changedAt(): number | undefined {
    return this.host.storage.read('timestamp');
  }

  /** Stores the cart as the server has refreshed it (ORD-6). */
  saveRefreshed(refreshed: RefreshedCart) {
    saveRefreshed(this.host.storage, refreshed);
  }

  /** Stores the charge, the minimum and the waiver of delivery to the chosen address. */
  saveDeliveryTerms(terms: DeliveryTerms) {
    saveDeliveryTerms(this.host.storage, terms);
  }

  /** The request key of this cart, the same in every tab (D87). */
  requestKey({ businessId, mode, wire }: CheckoutCart, randomKey: () => string): string {
    return requestKeyOf(this.host.storage, { businessId, mode, wire }, randomKey);
  }

  renewRequestKey() {
    renewRequestKey(this.host.storage);
  }

  /** Stores which order was made under a key, for the other tabs. */
  savePlaced(requestKey: string, okey: string) {
    savePlaced(this.host.storage, requestKey, okey);
  }

  /** The key of the order that was made under a request key, if any. */
  placedOrderOf(requestKey: string): string | undefined {
    return placedOrderOf(this.host.storage, requestKey);
  }

  /** Forgets an order that was never confirmed or is over, so that its cart can be ordered again. */
  forgetPlaced(okey: string) {
    forgetPlaced(this.host.storage, okey);
  }

  /** What other tabs have done to the cart so far. */
  news(known: KnownCart): CartNews {
    return cartNews(this.host.storage, known);
  }

  watch(known: () => KnownCart, listener: (news: CartNews) => void): End {
    return watchCart(this.host.storage, known, listener);
  }

  /** What the guest has filled in of the address form (ADR-2). */
  get guestAddress(): Address | undefined {
    const form = this.host.storage.read('addressDetails');
    return form && parseAddress(form);
  }

  saveGuestAddress(address: Address, mode: CheckoutCart['mode']) {
    this.host.storage.write('addressDetails', wireAddress(address, mode));
  }

  /** What was chosen at checkout for this business in this tab (D112). */
  choicesOf(businessId: string): CheckoutChoices {
    const stored = this.host.storage.read('checkout_choices');
    if (stored?.business_id !== businessId) return { payment: undefined, note: '', riderNote: '', tip: 0 };
    const { paymode: payment, note, rider_note: riderNote = '' } = stored;
    // A stored amount that is not offered would be charged without a mark on the screen.
    const tip = tipChoices.find((pence) => formatPounds(pence) === stored.tip) ?? 0;
    return { payment, note, riderNote, tip };
  }

  /** Stores what has changed of the choices, so that a reload of the tab keeps them (D112). */
  saveChoices(businessId: string, changes: Partial<CheckoutChoices>) {
    const { payment, note, riderNote, tip } = { ...this.choicesOf(businessId), ...changes };
    this.host.storage.write('checkout_choices', {
      business_id: businessId,
      ...(payment === undefined ? {} : { paymode: payment }),
      note,
      ...(riderNote === '' ? {} : { rider_note: riderNote }),
      ...(tip > 0 && { tip: formatPounds(tip) }),
    });
  }

  get chosenAddressId(): string | undefined {
    return this.host.storage.read('selected_addr_id');
  }

  saveChosenAddress(address: Address) {
    this.host.storage.write('selected_addr_id', address.id);
    this.host.storage.write('deliv_address', wireAddress(address, 'delivery'));
  }

  get slot(): string | undefined {
    return this.host.storage.read('timeslot');
  }

  saveSlot(slot: string) {
    this.host.storage.write('timeslot', slot);
  }

  /** The postcode that the customer searched for, '' when there is none. */
  get searchedPostcode(): string {
    return this.host.storage.read('searched_pincode') ?? '';
  }

  /** The business's banner, '' when none is stored (CHK-13). */
  get banner(): string {
    return this.host.storage.read('business_banner_url') ?? '';
  }

  /** Replaces the cart by the dishes of an earlier order (D44); returns false, and changes nothing, when none of them can be ordered. */
  replaceBy({ businessId, items, reorderOf, service }: ReorderedCart): boolean {
    return replaceCart(this.host, {
      ...service,
      business_id: businessId,
      cartitems: [...items],
      reorder_order_id: reorderOf,
    });
  }

  /** Clears the cart once its order is confirmed (D76). */
  clear() {
    clearCart(this.host.storage);
  }
}

const serviceOf = (mode: Exclude<CartMode, { kind: 'unset' }>, minimum: Pence): Service =>
  mode.kind === 'collection' ? { mode: mode.kind, minimum } : { mode: mode.kind, terms: mode.terms };
