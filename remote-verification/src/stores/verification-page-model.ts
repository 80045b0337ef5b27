import type { End, Host, PageLocation, PageModel } from '@storefront/host';
import { copy } from '../copy';
import { httpCodeGateway } from '../gateway/http-code-gateway';
import { VerificationStore } from './verification-store';

const shownFor = 1_500;

/** The page of a cash order's code: open to whoever holds the order's key and still has its cart (PER-9, OTP-17). */
export class VerificationPageModel implements PageModel {
  readonly verification: VerificationStore;
  private endLeaving: End = () => undefined;

  constructor(
    private readonly host: Host,
    private readonly location: PageLocation,
  ) {
    const { api, clock } = host;
    this.verification = new VerificationStore({
      gateway: httpCodeGateway(api),
      clock,
      okey: this.okey,
      confirmed: this.confirmed,
    });
  }

  async load() {
    if (this.hasCart) await this.verification.load();
  }

  start() {
    this.host.head.set({ title: copy.title(this.host.brand.name), robots: 'noindex' });
    this.leaveWithoutCart();
  }

  stop() {
    this.verification.stop();
    this.endLeaving();
  }

  locationChanged() {
    this.leaveWithoutCart();
  }

  private get okey(): string {
    return this.location.params['okey'] ?? '';
  }

  private get hasCart(): boolean {
    return this.host.storage.read('cartlist') !== undefined;
  }

  private leaveWithoutCart() {
    if (!this.hasCart) this.host.navigation.replace('/');
  }

  /** The order stands: its cart is done with, and the server's sentence is read before the page moves on (D76, OTP-22, OTP-23). */
  private readonly confirmed = (isNews: boolean) => {
    const { bus, clock, navigation, storage } = this.host;
    const businessId = storage.read('business_id') ?? '';
    const leave = () => navigation.go(`/order-complete?v=${encodeURIComponent(this.okey)}`);
    if (!isNews) return leave();
    storage.remove('cartlist', 'discount', 'freedish', 'scharge', 'timeslot', 'reorder_order_id');
    bus.publish('order-placed', { okey: this.okey, businessId });
    bus.publish('cart-reset', { reason: 'ordered', businessId });
    this.endLeaving = clock.after(shownFor, leave);
  };
}
