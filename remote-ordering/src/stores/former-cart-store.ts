import { restoreFormerCart, forgetFormerCart, formerCart } from '@storefront/cart';
import type { CartPlace } from '@storefront/cart';
import type { Host } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';

export interface FormerCartDeps {
  /** The business of this page. */
  readonly slug: string;
  readonly host: Pick<Host, 'storage' | 'bus' | 'navigation' | 'brand'>;
  /** Makes this page stop saving its own cart, before the former one takes its place. */
  readonly stopSaving: () => void;
}

/** The cart of another business that had to give way, and the way back to it for this visit (D88). */
export class FormerCartStore {
  place: CartPlace | undefined;

  readonly #deps: FormerCartDeps;

  constructor(deps: FormerCartDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { place: observableRef }, { autoBind: true });
  }

  load() {
    this.place = formerCart(this.#deps.host.storage, this.#deps.slug);
  }

  dismiss() {
    if (this.place) forgetFormerCart(this.#deps.host.storage, this.place.slug);
    this.place = undefined;
  }

  /** Puts the cart back as it was and leads to its business, whose page prices it again. */
  restore() {
    const { place } = this;
    const { host, stopSaving, slug } = this.#deps;
    if (!place) return;
    stopSaving();
    const businessId = host.storage.read('business_id') ?? null;
    restoreFormerCart(host.storage, place.slug);
    host.bus.publish('cart-reset', { reason: 'other-business', businessId });
    if (place.slug === slug) host.navigation.reload();
    else host.navigation.go(host.brand.business ? '/' : `/business/${place.slug}`);
  }
}
