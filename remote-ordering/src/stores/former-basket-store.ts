import { bringBasketBack, forgetFormerBasket, formerBasket, type BasketPlace } from '@storefront/cart';
import type { Host } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';

export interface FormerBasketParts {
  /** The business of this page. */
  readonly slug: string;
  readonly host: Pick<Host, 'storage' | 'bus' | 'navigation' | 'brand'>;
  /** This page stops keeping its own basket, before the former one takes its place. */
  readonly letGo: () => void;
}

/** The basket of another business that had to give way, and the way back to it for this visit (D88). */
export class FormerBasketStore {
  place: BasketPlace | undefined;

  constructor(private readonly parts: FormerBasketParts) {
    makeAutoObservable<this, 'parts'>(this, { parts: false, place: observableRef }, { autoBind: true });
  }

  look() {
    this.place = formerBasket(this.parts.host.storage, this.parts.slug);
  }

  dismiss() {
    if (this.place) forgetFormerBasket(this.parts.host.storage, this.place.slug);
    this.place = undefined;
  }

  /** Puts the basket back as it was and leads to its business, whose page prices it afresh. */
  bringBack() {
    const { place } = this;
    const { host, letGo, slug } = this.parts;
    if (!place) return;
    letGo();
    const businessId = host.storage.read('business_id') ?? null;
    bringBasketBack(host.storage, place.slug);
    host.bus.publish('cart-reset', { reason: 'other-business', businessId });
    if (place.slug === slug) host.navigation.reload();
    else host.navigation.go(host.brand.business ? '/' : `/business/${place.slug}`);
  }
}
