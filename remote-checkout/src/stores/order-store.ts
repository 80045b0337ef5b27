import { replaceCart } from '@storefront/cart';
import { ApiUnreachable, Latest } from '@storefront/host';
import type { Async, Bus, Clock, End, Navigation, Notices, Session, Storage } from '@storefront/host';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { copy } from '../copy';
import type { ReorderedCart, Order } from '../domain/order';
import { isConfirmed, isOver } from '../domain/order-progress';
import type { OrderOutcome, OrdersGateway } from '../gateway/orders-gateway';
import type { StoredCart } from '../gateway/stored-cart';

const words = copy.order;
const asksEvery = 10_000;
const asksForPaymentEvery = 3_000;

export interface OrderDeps {
  readonly gateway: OrdersGateway;
  readonly stored: StoredCart;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly session: Session;
  readonly bus: Bus;
  /** The business page inside this brand. */
  readonly pathOf: (slug: string) => string;
}

/** An order as it goes on, to whoever holds its key (D79). */
export class OrderStore {
  /** `done` once it was seen; what was seen last stays while the server cannot be reached. */
  finding: Async<Order> = { kind: 'idle' };
  isUnknown = false;
  /** The last question had no answer; the order that is shown may be older than it looks. */
  lostTouch = false;
  working: 'again' | 'payment' | undefined;
  readonly #okey: string | undefined;
  readonly #deps: OrderDeps;
  readonly #latest = new Latest();
  #endWait: End = () => undefined;

  constructor(okey: string | undefined, deps: OrderDeps) {
    this.#okey = okey;
    this.#deps = deps;
    this.isUnknown = okey === undefined;
    makeAutoObservable(this, { finding: observableRef }, { autoBind: true });
  }

  get order(): Order | undefined {
    return this.finding.kind === 'done' ? this.finding.value : undefined;
  }

  /** Asks for the order, and again after a while for as long as something can still happen to it. */
  async follow(): Promise<void> {
    if (this.#okey === undefined) return;
    this.#endWait();
    const signal = this.#latest.begin();
    if (this.finding.kind !== 'done') this.finding = { kind: 'running' };
    try {
      const outcome = await this.#deps.gateway.find(this.#okey, signal);
      if (!signal.aborted) runInAction(() => this.take(outcome));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiUnreachable)) throw error;
      runInAction(() => this.miss());
    }
  }

  stop() {
    this.#endWait();
    this.#latest.end();
  }

  /**
   * Puts the order's dishes into the cart, and goes to its business. A user's own order comes back at today's prices;
   * whoever else holds the key gets the dishes as they were ordered, and the business page prices them anew (D79).
   */
  async orderAgain(): Promise<void> {
    const { order } = this;
    if (!order || this.working !== undefined) return;
    const { visitor } = this.#deps.session;
    if (visitor.kind !== 'user') return this.takeCart(cartOf(order));
    await this.work('again', async () => {
      const outcome = await this.#deps.gateway.orderAgain(order.key, visitor.token ?? '');
      if (outcome.kind === 'session-over') this.logInAgain();
      else this.takeCart(outcome.kind === 'ready' ? outcome.cart : cartOf(order));
    });
  }

  /** Leads to where the order is paid; when it turns out to be paid, only looks again. */
  async pay(): Promise<void> {
    const { order } = this;
    if (!order || this.working !== undefined) return;
    await this.work('payment', async () => {
      const outcome = await this.#deps.gateway.payment(order.key, order.payment);
      if (outcome.kind === 'open') this.#deps.navigation.leave(outcome.payAt);
      else if (outcome.kind === 'paid') await this.follow();
      else this.#deps.notices.show(outcome.sentence, 'warning');
    });
  }

  /** The session is over: whoever logs in again here has the order put into the cart as was asked (D50). */
  private logInAgain() {
    const { session } = this.#deps;
    session.logOut(copy.checkout.popup.logInAgain);
    void session.requireSession({ guest: true }).then((outcome) => {
      if (outcome === 'ready') void this.orderAgain();
    });
  }

  private async work(what: 'again' | 'payment', run: () => Promise<void>): Promise<void> {
    this.working = what;
    try {
      await run();
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      this.#deps.notices.show(copy.unreachable, 'warning');
    } finally {
      runInAction(() => (this.working = undefined));
    }
  }

  private take(outcome: OrderOutcome) {
    this.lostTouch = false;
    switch (outcome.kind) {
      case 'unknown':
        this.isUnknown = true;
        this.finding = { kind: 'idle' };
        return;
      case 'refused':
        if (this.finding.kind !== 'done') this.finding = { kind: 'failed', sentence: outcome.sentence };
        else this.askAgain(this.finding.value);
        return;
      case 'found':
        this.finding = { kind: 'done', value: outcome.order };
        this.endCartOf(outcome.order);
        if (isOver(outcome.order.state)) this.#deps.stored.forgetPlaced(outcome.order.key);
        this.askAgain(outcome.order);
    }
  }

  private miss() {
    this.lostTouch = true;
    if (this.finding.kind !== 'done') this.finding = { kind: 'failed', sentence: copy.unreachable };
    this.#endWait = this.#deps.clock.after(asksEvery, () => void this.follow());
  }

  private askAgain({ state }: Order) {
    if (isOver(state)) return;
    const pause = state === 'awaiting_payment' ? asksForPaymentEvery : asksEvery;
    this.#endWait = this.#deps.clock.after(pause, () => void this.follow());
  }

  /** The cart is over once its order stands (D76); a cart that was begun since then is another one and stays. */
  private endCartOf({ business, state, payment, isPaid, placedAt }: Order) {
    const { stored, bus } = this.#deps;
    const isOfThisOrder = stored.isOf(business.id) && (stored.changedAt ?? 0) <= placedAt;
    if (!isOfThisOrder || !isConfirmed(state) || (payment === 'card' && !isPaid)) return;
    stored.clear();
    bus.publish('cart-reset', { reason: 'ordered', businessId: business.id });
  }

  private takeCart(cart: ReorderedCart) {
    const { notices, navigation, pathOf } = this.#deps;
    const { businessId, items, reorderOf } = cart;
    const again = { business_id: businessId, cartitems: [...items], reorder_order_id: reorderOf };
    if (!replaceCart(this.#deps, again)) {
      notices.show(words.nothingLeft, 'warning');
      return;
    }
    if (cart.missing.length > 0) notices.show(words.missing(cart.missing.join(', ')), 'warning');
    navigation.go(pathOf(cart.slug));
  }
}

const cartOf = ({ key, business, items }: Order): ReorderedCart => ({
  businessId: business.id,
  slug: business.slug,
  items,
  reorderOf: key,
  missing: [],
});
