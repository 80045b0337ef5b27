import {
  cartOwner,
  beginCart,
  claimCart,
  isTaken,
  readCart,
  setCartAside,
  saveCart,
  watchCart,
} from '@storefront/cart';
import type { StoredCart, CartNews } from '@storefront/cart';
import type { BusEvents } from '@storefront/contract';
import type { End, Host } from '@storefront/host';
import { repriceCart, wireServiceMode } from '@storefront/pricing';
import type { CartLine } from '@storefront/pricing';
import { compareShallow, compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx';
import { copy } from '../copy';
import { resetReason } from '../domain/reset';
import type { ResetReason } from '../domain/reset';
import type { BusinessStore } from './business-store';
import type { CartStore } from './cart-store';
import type { DiscountStore } from './discount-store';
import type { FreeDishStore } from './free-dish-store';
import type { MenuStore } from './menu-store';
import type { ServiceModeStore } from './service-mode-store';
import type { TotalsStore } from './totals-store';

export interface SavedCartDeps {
  readonly business: BusinessStore;
  readonly menu: MenuStore;
  readonly cart: CartStore;
  readonly mode: ServiceModeStore;
  readonly totals: TotalsStore;
  readonly discounts: DiscountStore;
  readonly freeDishes: FreeDishStore;
  readonly host: Pick<Host, 'storage' | 'bus' | 'clock' | 'notices'>;
}

/** Keeps the cart in step with the stored one: opens or resets it, saves it, and follows changes of other tabs. */
export class SavedCartStore {
  readonly #deps: SavedCartDeps;
  #isSyncing = false;
  #ends: End[] = [];

  constructor(deps: SavedCartDeps) {
    this.#deps = deps;
    makeAutoObservable<this, 'syncFromOtherTab'>(
      this,
      // Not an action: its changes have to reach the reactions while it still runs.
      { syncFromOtherTab: false },
      { autoBind: true },
    );
  }

  /** Opens the kept cart once business and menu are there: priced by today's menu, or reset (CRT-15, CRT-16, STO-2). */
  open() {
    const { business, cart, host } = this.#deps;
    if (business.business === undefined || business.menu.kind !== 'done' || cart.state !== 'waiting') return;
    const { id: businessId, todayToken } = business.business;
    const stored = readCart(host);
    const isEmpty = stored.lines.length === 0;
    const reason = resetReason({ ...stored, isEmpty }, { businessId, todayToken, now: host.clock.now() });
    if (reason === 'other-business') setCartAside(host.storage);
    if (reason === undefined) this.restore(stored);
    else this.reset(reason, businessId, !isEmpty);
    business.save();
    claimCart(host.storage, businessId, todayToken);
  }

  /** Whether the browser still keeps this cart; if not, the customer is told of the conflict (CRT-31). */
  isOurs(): boolean {
    const { business, cart, host } = this.#deps;
    const isOurs = !isTaken(host.storage, business.business?.id);
    if (!isOurs) cart.markConflict();
    return isOurs;
  }

  start() {
    const { business, cart, mode, totals, freeDishes, host } = this.#deps;
    this.#ends = [
      reaction(
        () =>
          totals.isReady
            ? [
                cart.lines,
                cart.changedAt,
                cart.discount,
                cart.freeDishes,
                mode.service,
                totals.figures,
                freeDishes.seen,
              ]
            : undefined,
        (ready) => ready && this.save(),
        { fireImmediately: true, equals: compareShallow },
      ),
      reaction(() => this.summary, this.publishSummary, { equals: compareStructural }),
      reaction(
        () => business.business?.todayToken,
        (token, before) => before !== undefined && token !== before && this.startDay(),
      ),
      watchCart(host.storage, () => ({ businessId: business.business?.id }), this.handleNews),
    ];
  }

  stop() {
    for (const end of this.#ends.splice(0)) end();
  }

  /** The summary of the cart that is published on the bus. */
  private get summary(): BusEvents['cart-changed'] | undefined {
    const { business, totals, mode } = this.#deps;
    if (!totals.isReady || business.business === undefined) return undefined;
    const { unitCount, total } = totals.figures;
    return {
      businessId: business.business.id,
      count: unitCount,
      total,
      mode: mode.mode === 'unset' ? null : wireServiceMode(mode.mode),
    };
  }

  private publishSummary(summary: BusEvents['cart-changed'] | undefined) {
    if (summary) this.#deps.host.bus.publish('cart-changed', summary);
  }

  private restore({ lines: claims, mode: storedMode, ...stored }: StoredCart) {
    const { cart, mode, menu, discounts, freeDishes, host } = this.#deps;
    const { lines, changes } = repriceCart(menu.dishes, claims);
    mode.restore(storedMode);
    cart.open({
      lines,
      discount: stored.discountChoice,
      freeDishes: stored.freeDishes,
      changedAt: stored.changedAt ?? host.clock.now(),
    });
    discounts.remember(stored.discount?.id);
    freeDishes.remember({
      seen: stored.seenFreeDishes,
      hasCelebrated: stored.seenFreeDishes.length > 0 || stored.wire.freeDishes.length > 0,
    });
    if (changes.length > 0) host.notices.show(copy.cart.changed(changes), 'warning');
  }

  /** Empties the cart and everything that goes with it (CRT-17, D62). */
  private reset(reason: ResetReason, businessId: string, isAnnounced: boolean) {
    const { cart, mode, discounts, freeDishes, host } = this.#deps;
    const formerId = cartOwner(host.storage) ?? null;
    beginCart(host.storage, businessId);
    mode.clear();
    cart.empty();
    discounts.remember(undefined);
    freeDishes.reset();
    host.bus.publish('cart-reset', { reason, businessId: formerId });
    if (isAnnounced) host.notices.show(copy.cart.reset[reason], 'warning');
  }

  private save() {
    const { business, cart, mode, totals, freeDishes, host } = this.#deps;
    if (this.#isSyncing || cart.state !== 'open' || business.business === undefined || !this.isOurs()) return;
    saveCart(host.storage, {
      businessId: business.business.id,
      todayToken: business.business.todayToken,
      changedAt: cart.changedAt,
      lines: cart.lines,
      service: mode.service,
      discountChoice: cart.discount,
      freeDishes: cart.freeDishes,
      seenFreeDishes: freeDishes.seen,
      discounts: totals.discounts,
      figures: totals.figures,
    });
  }

  /** Resets the cart when a day has begun in London (CRT-16, CRT-18). */
  private startDay() {
    const { business, cart, host } = this.#deps;
    if (cart.state !== 'open' || business.business === undefined) return;
    const { id, todayToken } = business.business;
    this.reset('new-day', id, !cart.isEmpty);
    claimCart(host.storage, id, todayToken);
  }

  /** Called when another tab has begun a cart elsewhere (CRT-28, CRT-30), or has changed this one. */
  private handleNews(news: CartNews) {
    if (news.kind === 'taken') this.#deps.cart.markConflict();
    else this.syncFromOtherTab();
  }

  /** Shows the cart as another tab of the same business has left it, and writes nothing back. */
  private syncFromOtherTab() {
    const { cart, mode, discounts, host } = this.#deps;
    if (cart.state !== 'open') return;
    const stored = readCart(host);
    const lines: readonly CartLine[] = stored.lines.map(({ line }) => line);
    this.#isSyncing = true;
    try {
      runInAction(() => {
        mode.restore(stored.mode);
        cart.open({
          lines,
          discount: stored.discountChoice,
          freeDishes: stored.freeDishes,
          changedAt: stored.changedAt ?? cart.changedAt,
        });
        discounts.remember(stored.discount?.id);
      });
    } finally {
      this.#isSyncing = false;
    }
  }
}
