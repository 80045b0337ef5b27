import { asksForFreeDish, withoutFreeDish } from '@storefront/contract';
import type { End, Host, PageLocation, PageModel } from '@storefront/host';
import { PopupStore } from '@storefront/host';
import { makeAutoObservable, reaction } from 'mobx';
import { copy } from '../copy';
import type { Business } from '../domain/business';
import { httpBusinessGateway } from '../gateway/http-business-gateway';
import { PendingDish } from '../gateway/pending-dish';
import { AddingStore } from './adding-store';
import { BusinessStore } from './business-store';
import { CartStore } from './cart-store';
import { CheckoutStore } from './checkout-store';
import { CouponStore } from './coupon-store';
import { DiscountStore } from './discount-store';
import { FormerCartStore } from './former-cart-store';
import { FreeDishStore } from './free-dish-store';
import { MenuStore } from './menu-store';
import { OptionChooserStore } from './option-chooser-store';
import { SavedCartStore } from './saved-cart-store';
import { ServiceModeStore } from './service-mode-store';
import { TabsStore } from './tabs-store';
import { TotalsStore } from './totals-store';

/** The business page: makes its stores from the Host, and starts and stops them. */
export class BusinessPageModel implements PageModel {
  readonly business: BusinessStore;
  readonly tabs: TabsStore;
  readonly menu: MenuStore;
  readonly mode: ServiceModeStore;
  readonly cart: CartStore;
  readonly totals: TotalsStore;
  readonly discounts: DiscountStore;
  readonly coupon: CouponStore;
  readonly freeDishes: FreeDishStore;
  readonly chooser: OptionChooserStore;
  readonly adding: AddingStore;
  readonly former: FormerCartStore;
  readonly saved: SavedCartStore;
  readonly checkout: CheckoutStore;
  /** The common popup (BIZ-13). */
  readonly popup = new PopupStore();
  /** The popup that shows a shortened text in full (MNU-5, MNU-7). */
  readonly fullText = new PopupStore();
  readonly Link: Host['Link'];
  readonly Slot: Host['Slot'];
  /** Whether the cart is open as a sheet, on a small screen (CRT-21). */
  isCartOpen = false;
  #ends: End[] = [];
  #isOver = false;
  /** Whether the address asks to choose a free dish, as checkout does. */
  private isFreeDishAsked: boolean;

  /** The brand's own headline on the site of a single business; '' on a marketplace. */
  readonly headline: string;
  readonly #host: Host;
  #location: PageLocation;

  constructor(host: Host, location: PageLocation) {
    this.#host = host;
    this.#location = location;
    this.isFreeDishAsked = asksForFreeDish(location.query);
    const { api, brand, clock, navigation, notices, storage } = host;
    const gateway = httpBusinessGateway(api);
    this.headline = brand.business ? brand.texts.homeTitle : '';
    const slug = location.params['slug'] ?? brand.business?.slug ?? '';
    const knownId = brand.business?.slug === slug ? brand.business.id : undefined;
    this.Link = host.Link;
    this.Slot = host.Slot;
    this.business = new BusinessStore({ gateway, slug, knownId, host });
    this.tabs = new TabsStore(navigation, location);
    this.menu = new MenuStore(this.business);
    this.mode = new ServiceModeStore({ gateway, host }, this.business);
    this.cart = new CartStore(clock);
    const { business, menu, mode, cart } = this;
    this.totals = new TotalsStore(business, cart, mode, clock);
    this.discounts = new DiscountStore(cart, this.totals, notices);
    this.freeDishes = new FreeDishStore(cart, this.totals, host);
    this.chooser = new OptionChooserStore(cart, notices);
    const { totals, discounts, freeDishes, chooser } = this;
    this.coupon = new CouponStore({ gateway, clock, business, cart, mode, totals, discounts });
    const pendingDish = new PendingDish(storage);
    this.adding = new AddingStore({ business, menu, mode, cart, chooser, pendingDish, notices });
    this.former = new FormerCartStore({ slug, host, stopSaving: () => this.saved.stop() });
    this.saved = new SavedCartStore({ business, menu, cart, mode, totals, discounts, freeDishes, host });
    this.checkout = new CheckoutStore({ cart, mode, totals, saved: this.saved, coupon: this.coupon, host });
    makeAutoObservable(this, notObserved, { autoBind: true });
  }

  async load() {
    await this.business.load();
    // The customer may have opened another restaurant meanwhile, and the cart belongs to that one now.
    if (this.#isOver) return;
    this.saved.open();
    this.former.load();
  }

  start() {
    this.#isOver = false;
    this.business.start();
    this.#ends = [
      reaction(() => this.business.business, this.setPageHead, { fireImmediately: true }),
      reaction(() => this.business.refusal, this.showRefusal, { fireImmediately: true }),
      reaction(() => this.cart.state === 'conflict', this.showConflict, { fireImmediately: true }),
      reaction(() => this.cart.state !== 'waiting', this.startCart, { fireImmediately: true }),
      reaction(() => this.isFreeDishAsked && this.totals.isReady, this.chooseFreeDish, {
        fireImmediately: true,
      }),
    ];
  }

  stop() {
    this.#isOver = true;
    for (const end of this.#ends.splice(0)) end();
    for (const store of [
      this.saved,
      this.discounts,
      this.coupon,
      this.freeDishes,
      this.adding,
      this.checkout,
      this.mode,
    ])
      store.stop();
    this.business.stop();
  }

  locationChanged(location: PageLocation) {
    this.#location = location;
    this.isFreeDishAsked = asksForFreeDish(location.query);
    this.tabs.follow(location);
  }

  toggleCart() {
    this.isCartOpen = !this.isCartOpen;
  }

  closeCart() {
    this.isCartOpen = false;
  }

  /** Reloads a page that the browser restored from its history, for its content may be outdated (CRT-27). */
  restoredFromHistory() {
    this.#host.navigation.reload();
  }

  /** Starts the stores that write the cart only once the stored cart is open, so that none overwrites it before. */
  private startCart(isOpen: boolean) {
    if (!isOpen) return;
    for (const store of [
      this.mode,
      this.saved,
      this.discounts,
      this.coupon,
      this.freeDishes,
      this.adding,
      this.checkout,
    ])
      store.start();
  }

  private setPageHead(business: Business | undefined) {
    if (business) this.#host.head.set({ ...business.seo, robots: 'index, follow' });
  }

  private showRefusal(sentence: string | undefined) {
    if (sentence !== undefined) this.popup.show({ title: copy.refusedTitle, text: sentence });
  }

  /** Opens the chooser for a customer whom checkout sent here, and leads back there; the address asks once only. */
  private chooseFreeDish(isAsked: boolean) {
    if (!isAsked) return;
    const { path, query } = this.#location;
    const rest = new URLSearchParams(withoutFreeDish(query)).toString();
    this.isFreeDishAsked = false;
    this.#host.navigation.replace(rest === '' ? path : `${path}?${rest}`);
    this.freeDishes.openChooserAndGoOn(() => void this.checkout.go());
  }

  /** Explains the conflict; closing the popup leads to the root of the site (CRT-28, CRT-29). */
  private showConflict(isConflict: boolean) {
    if (isConflict) this.popup.show(copy.conflict, () => this.#host.navigation.go('/'));
  }
}

// MobX need not observe these fields: none of them changes, and the stores observe themselves.
const fixedFields = [
  'business',
  'tabs',
  'menu',
  'mode',
  'cart',
  'totals',
  'discounts',
  'coupon',
  'freeDishes',
  'chooser',
  'adding',
  'former',
  'saved',
  'checkout',
  'popup',
  'fullText',
  'Link',
  'Slot',
] as const;

const notObserved = Object.fromEntries(fixedFields.map((field) => [field, false])) as Record<
  (typeof fixedFields)[number],
  false
>;
