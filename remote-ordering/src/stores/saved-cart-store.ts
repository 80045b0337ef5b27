import type { BusEvents } from '@storefront/contract';
import type { End, Host } from '@storefront/host';
import { repriceCart, type CartLine, type ClaimedLine, type DiscountChoice } from '@storefront/pricing';
import { compareShallow, compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx';
import { copy } from '../copy';
import { pricingMenu } from '../domain/menu';
import { resetReason } from '../domain/reset';
import type { KeptCart, KeptContent } from '../gateway/kept-cart';
import type { BusinessStore } from './business-store';
import type { CartStore } from './cart-store';
import type { DiscountStore } from './discount-store';
import type { FreeDishStore } from './free-dish-store';
import type { MenuStore } from './menu-store';
import type { ServiceModeStore } from './service-mode-store';
import type { TotalsStore } from './totals-store';

export interface SavedCartParts {
  readonly kept: KeptCart;
  readonly business: BusinessStore;
  readonly menu: MenuStore;
  readonly cart: CartStore;
  readonly mode: ServiceModeStore;
  readonly totals: TotalsStore;
  readonly discounts: DiscountStore;
  readonly freeDishes: FreeDishStore;
  readonly host: Pick<Host, 'bus' | 'clock' | 'notices'>;
}

type Reason = BusEvents['cart-reset']['reason'];

/** The cart in step with what the browser keeps: opened or reset, saved, and followed when another tab changes it. */
export class SavedCartStore {
  private isFollowing = false;
  private ends: End[] = [];

  constructor(private readonly parts: SavedCartParts) {
    makeAutoObservable<this, 'parts' | 'isFollowing' | 'ends' | 'follow'>(
      this,
      // Not an action: its changes have to reach the reactions while it still runs.
      { parts: false, isFollowing: false, ends: false, follow: false },
      { autoBind: true },
    );
  }

  /** Opens the kept cart once business and menu are there: priced by today's menu, or reset (CRT-15, CRT-16, STO-2). */
  open() {
    const { kept, business, cart, host } = this.parts;
    if (business.business === undefined || business.menu.kind !== 'done' || cart.state !== 'waiting') return;
    const { id: businessId, todayToken } = business.business;
    const content = kept.read();
    const lines = content.lines === 'unreadable' ? [] : content.lines;
    const reason = resetReason(
      { ...content, isReadable: content.lines !== 'unreadable', isEmpty: lines.length === 0 },
      { businessId, todayToken, now: host.clock.now() },
    );
    if (reason === undefined) this.restore(content, lines);
    else this.reset(reason, reason === 'unreadable' || lines.length > 0);
    kept.claim(businessId, todayToken);
  }

  /** Empties the cart and everything that goes with it (CRT-17, D62). */
  reset(reason: Reason, isTold: boolean) {
    const { kept, cart, mode, discounts, freeDishes, host } = this.parts;
    const businessId = kept.owner ?? null;
    kept.clear();
    mode.clear();
    cart.empty();
    discounts.remember(undefined);
    freeDishes.forget();
    host.bus.publish('cart-reset', { reason, businessId });
    if (isTold) host.notices.show(copy.cart.reset[reason], 'warning');
  }

  /** Whether the browser still keeps this cart; if not, the conflict is said (CRT-31). */
  isOurs(): boolean {
    const { kept, business, cart } = this.parts;
    const isOurs = kept.owner === undefined || kept.owner === business.business?.id;
    if (!isOurs) cart.lose();
    return isOurs;
  }

  start() {
    const { kept, business, cart, mode, totals } = this.parts;
    this.ends = [
      reaction(
        () => (totals.isReady ? [cart.lines, cart.changedAt, mode.service, totals.figures] : undefined),
        (ready) => ready && this.save(),
        { fireImmediately: true, equals: compareShallow },
      ),
      reaction(() => this.summary, this.tell, { equals: compareStructural }),
      reaction(
        () => business.business?.todayToken,
        (token, before) => before !== undefined && token !== before && this.beginDay(),
      ),
      kept.watch({ changed: () => this.follow(), owner: this.hearOwner }),
    ];
  }

  stop() {
    for (const end of this.ends.splice(0)) end();
  }

  /** What the bus is told of the cart. */
  private get summary(): BusEvents['cart-changed'] | undefined {
    const { business, totals, mode } = this.parts;
    if (!totals.isReady || business.business === undefined) return undefined;
    const { unitCount, total } = totals.figures;
    return {
      businessId: business.business.id,
      count: unitCount,
      total,
      mode: mode.mode === 'unset' ? null : mode.mode,
    };
  }

  private tell(summary: BusEvents['cart-changed'] | undefined) {
    if (summary) this.parts.host.bus.publish('cart-changed', summary);
  }

  private restore(content: KeptContent, claims: readonly ClaimedLine[]) {
    const { cart, mode, menu, discounts, freeDishes, host } = this.parts;
    const { lines, changes } = repriceCart(pricingMenu(menu.dishes), claims);
    mode.restore(content.mode, content.terms);
    cart.open({
      lines,
      discount: choiceOf(content),
      freeDishes: content.freeDishes,
      changedAt: content.changedAt ?? host.clock.now(),
    });
    discounts.remember(content.discount?.id);
    freeDishes.remember(Object.keys(content.freeDishes));
    if (changes.length > 0) host.notices.show(copy.cart.changed(changes), 'warning');
  }

  private save() {
    const { kept, business, cart, mode, totals } = this.parts;
    if (this.isFollowing || cart.state !== 'open' || business.business === undefined || !this.isOurs())
      return;
    kept.save({
      businessId: business.business.id,
      todayToken: business.business.todayToken,
      changedAt: cart.changedAt,
      lines: cart.lines,
      service: mode.service,
      discounts: totals.discounts,
      figures: totals.figures,
    });
  }

  /** A day has begun in London (CRT-16, CRT-18). */
  private beginDay() {
    const { business, cart, kept } = this.parts;
    if (cart.state !== 'open' || business.business === undefined) return;
    this.reset('new-day', !cart.isEmpty);
    kept.claim(business.business.id, business.business.todayToken);
  }

  /** Another tab of the same business has changed the cart: this one shows the same, and writes nothing back. */
  private follow() {
    const { kept, cart, mode, discounts } = this.parts;
    if (cart.state !== 'open' || !this.isOurs()) return;
    const content = kept.read();
    if (content.lines === 'unreadable') return;
    const lines: readonly CartLine[] = content.lines.map(({ line }) => line);
    this.isFollowing = true;
    try {
      runInAction(() => {
        mode.restore(content.mode, content.terms);
        cart.open({
          lines,
          discount: choiceOf(content),
          freeDishes: content.freeDishes,
          changedAt: content.changedAt ?? cart.changedAt,
        });
        discounts.remember(content.discount?.id);
        discounts.settle();
      });
    } finally {
      this.isFollowing = false;
    }
  }

  /** Another tab has opened another business: the cart is that one's now (CRT-28, CRT-30). */
  private hearOwner(businessId: string | undefined) {
    const { business, cart } = this.parts;
    if (businessId !== undefined && businessId !== business.business?.id) cart.lose();
  }
}

/** A kept discount stands for the wish that led to it; the best automatic one is wished for again by itself. */
const choiceOf = ({ discount }: KeptContent): DiscountChoice => {
  if (discount === undefined) return { kind: 'automatic' };
  return discount.isManual ? { kind: 'manual', discount } : { kind: 'chosen', discountId: discount.id };
};
