import { assertNever } from '@storefront/contract';
import { replaceCart } from '@storefront/cart';
import { Task, done, idle, refused } from '@storefront/host';
import type { Bus, Clock, End, Navigation, Notices, Session, Storage, TaskState } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
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

/** The progress of an order, as anybody who holds its key sees it (D79). */
export class OrderStore {
  isUnknown = false;
  /** Whether the last question got no answer: the order that is shown may be out of date. */
  lostTouch = false;
  working: 'again' | 'payment' | undefined;
  readonly #okey: string | undefined;
  readonly #deps: OrderDeps;
  readonly #finding = new Task<Order>(copy.unreachable);
  readonly #request = new Task<undefined>();
  #endWait: End = () => undefined;

  constructor(okey: string | undefined, deps: OrderDeps) {
    this.#okey = okey;
    this.#deps = deps;
    this.isUnknown = okey === undefined;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get order(): Order | undefined {
    return this.#finding.value;
  }

  /** `done` once the order has been seen, also while the server cannot be reached. */
  get finding(): TaskState<Order> {
    return this.#finding.state;
  }

  /** Asks for the order, and again at intervals while its state can still change. */
  async follow(): Promise<void> {
    const okey = this.#okey;
    const { gateway } = this.#deps;
    if (okey === undefined) return;
    this.#endWait();
    const ask = (signal: AbortSignal) => gateway.find(okey, signal);
    const end = await (this.order
      ? this.#finding.refresh(ask, this.take)
      : this.#finding.run(ask, this.take));
    if (end === 'unreachable') this.miss();
  }

  stop() {
    this.#endWait();
    this.#finding.abort();
  }

  /**
   * Puts the order's dishes into the cart, and goes to its business. A user's own order comes back at today's prices;
   * anybody else who holds the key gets the dishes as they were ordered, and the business page prices them again (D79).
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

  /** Leaves for the page where the order is paid; when it is already paid, asks for the order again. */
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

  /** Asks the customer to log in again after the session has ended, and then puts the order into the cart (D50). */
  private logInAgain() {
    const { session } = this.#deps;
    session.logOut(copy.checkout.popup.logInAgain);
    void session.requireSession({ guest: true }).then((outcome) => {
      if (outcome === 'ready') void this.orderAgain();
    });
  }

  private async work(what: 'again' | 'payment', run: () => Promise<void>): Promise<void> {
    this.working = what;
    const end = await this.#request
      .run(run, () => idle)
      .finally(() => runInAction(() => (this.working = undefined)));
    if (end === 'unreachable') this.#deps.notices.show(copy.unreachable, 'warning');
  }

  private take(outcome: OrderOutcome): TaskState<Order> {
    this.lostTouch = false;
    switch (outcome.kind) {
      case 'unknown':
        this.isUnknown = true;
        return idle;
      case 'refused':
        if (!this.order) return refused(outcome.sentence);
        this.askAgain(this.order);
        return this.finding;
      case 'found':
        this.endCartOf(outcome.order);
        if (isOver(outcome.order.state)) this.#deps.stored.forgetPlaced(outcome.order.key);
        this.askAgain(outcome.order);
        return done(outcome.order);
      default:
        return assertNever(outcome);
    }
  }

  private miss() {
    this.lostTouch = true;
    this.#endWait = this.#deps.clock.after(asksEvery, () => void this.follow());
  }

  private askAgain({ state }: Order) {
    if (isOver(state)) return;
    const pause = state === 'awaiting_payment' ? asksForPaymentEvery : asksEvery;
    this.#endWait = this.#deps.clock.after(pause, () => void this.follow());
  }

  /** Clears the cart once its order is confirmed (D76); a cart that was begun after the order is another one and stays. */
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
