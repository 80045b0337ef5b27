import {
  basketNews,
  basketOwner,
  clearBasket,
  forgetPlaced,
  keptItems,
  placedUnder,
  readBasket,
  renewRequestKey,
  requestKeyOf,
  saveDeliveryTerms,
  savePlaced,
  saveRefreshed,
  watchBasket,
  type BasketMode,
  type BasketNews,
  type KnownBasket,
} from '@storefront/cart';
import type { BusinessDetails } from '@storefront/contract';
import type { End, Host } from '@storefront/host';
import { readFreeDishGroups } from '@storefront/pricing';
import type { DeliveryTerms, Pence, Service } from '@storefront/pricing';
import { wireAddress, readAddress } from './address-wire';
import { readBusiness } from './read-business';
import type { Address } from '../domain/address';
import type { Business } from '../domain/business';
import type { KeptCart } from '../domain/kept-cart';
import type { RefreshedCart } from './checkout-gateway';

/** What the browser keeps of a basket and of the order that is made of it. */
export class StoredCart {
  constructor(private readonly host: Pick<Host, 'storage' | 'notices' | 'bus'>) {}

  /** The kept basket; undefined when there is none, it is empty, or no mode is chosen. */
  read(collectionMinimum: Pence): KeptCart | undefined {
    const { businessId, mode, lines, discount, freeDishes, reorderOf, wire } = readBasket(this.host);
    if (lines.length === 0 || businessId === undefined || mode.kind === 'unset') return undefined;
    const groups = readFreeDishGroups({
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
      travelling: wire,
    };
  }

  /** The business whose page the customer came from. */
  business(): Business | undefined {
    const details = this.host.storage.read('business_details');
    return details && readBusiness(details);
  }

  keepBusiness(details: BusinessDetails) {
    this.host.storage.write('business_details', details);
    this.host.storage.write('delivery_sector', details.bs_delivery_sectors);
  }

  /** Whether the basket is one of this business. */
  isOf(businessId: string): boolean {
    return basketOwner(this.host.storage) === businessId;
  }

  get isEmpty(): boolean {
    return keptItems(this.host).length === 0;
  }

  /** When the cart last changed, in milliseconds. */
  get changedAt(): number | undefined {
    return this.host.storage.read('timestamp');
  }

  /** Takes up the basket as the server has refreshed it (ORD-6). */
  keepRefreshed(refreshed: RefreshedCart) {
    saveRefreshed(this.host.storage, refreshed);
  }

  /** Keeps what delivery to the chosen address costs, and from what amount. */
  keepDeliveryTerms(terms: DeliveryTerms) {
    saveDeliveryTerms(this.host.storage, terms);
  }

  /** The key under which this basket is ordered, from whichever tab (D87). */
  requestKey({ businessId, mode, travelling }: KeptCart, randomKey: () => string): string {
    return requestKeyOf(this.host.storage, { businessId, mode, wire: travelling }, randomKey);
  }

  renewRequestKey() {
    renewRequestKey(this.host.storage);
  }

  /** The other tabs are told which order was made. */
  keepPlaced(requestKey: string, okey: string) {
    savePlaced(this.host.storage, requestKey, okey);
  }

  /** The order that was made under a key, if any. */
  placedUnder(requestKey: string): string | undefined {
    return placedUnder(this.host.storage, requestKey);
  }

  /** That order never stood, or is over: its basket can be ordered anew. */
  forgetPlaced(okey: string) {
    forgetPlaced(this.host.storage, okey);
  }

  /** What other tabs have done to the basket up to now. */
  news(known: KnownBasket): BasketNews {
    return basketNews(this.host.storage, known);
  }

  watch(known: () => KnownBasket, told: (news: BasketNews) => void): End {
    return watchBasket(this.host.storage, known, told);
  }

  /** The guest's address form, as far as it was filled in (ADR-2). */
  get guestAddress(): Address | undefined {
    const form = this.host.storage.read('addressDetails');
    return form && readAddress(form);
  }

  keepGuestAddress(address: Address, mode: KeptCart['mode']) {
    this.host.storage.write('addressDetails', wireAddress(address, mode));
  }

  get chosenAddressId(): string | undefined {
    return this.host.storage.read('selected_addr_id');
  }

  keepChosenAddress(address: Address) {
    this.host.storage.write('selected_addr_id', address.id);
    this.host.storage.write('deliv_address', wireAddress(address, 'delivery'));
  }

  get slot(): string | undefined {
    return this.host.storage.read('timeslot');
  }

  keepSlot(slot: string) {
    this.host.storage.write('timeslot', slot);
  }

  /** The postcode that the customer searched for, '' when there is none. */
  get searchedPostcode(): string {
    return this.host.storage.read('searched_pincode') ?? '';
  }

  /** The business's banner, '' when none is kept (CHK-13). */
  get banner(): string {
    return this.host.storage.read('business_banner_url') ?? '';
  }

  /** The order stands: its basket is over (D76). */
  clear() {
    clearBasket(this.host.storage);
  }
}

const serviceOf = (mode: Exclude<BasketMode, { kind: 'unset' }>, minimum: Pence): Service =>
  mode.kind === 'pickup' ? { mode: mode.kind, minimum } : { mode: mode.kind, terms: mode.terms };
