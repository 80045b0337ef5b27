import { assertNever } from '@storefront/contract';
import { Task, done, idle, refused } from '@storefront/host';
import type { Bus, Clock, End, Navigation, Notices, Session, TaskState } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';
import type { ReorderedCart, Order } from '../domain/order';
import { isConfirmed, isOver } from '../domain/order-progress';
import type { OrderOutcome, OrdersGateway } from '../gateway/orders-gateway';
import type { StoredCart } from '../gateway/stored-cart';

const pollInterval = 10_000;
const paymentPollInterval = 3_000;

export interface OrderDeps {
  readonly gateway: OrdersGateway;
  readonly stored: StoredCart;
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
  isOutdated = false;
  /** The time when the server was last asked, in milliseconds since 1970. */
  now: number;
  runningAction: 'again' | 'payment' | undefined;
  readonly #okey: string | undefined;
  readonly #deps: OrderDeps;
  readonly #order = new Task<Order>(copy.unreachable);
  readonly #request = new Task<undefined>();
  #endWait: End = () => undefined;

  constructor(okey: string | undefined, deps: OrderDeps) {
    this.#okey = okey;
    this.#deps = deps;
    this.isUnknown = okey === undefined;
    this.now = deps.clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get order(): Order | undefined {
    return this.#order.value;
  }

  /** `done` once the order has been seen, also while the server cannot be reached. */
  get loadState(): TaskState<Order> {
    return this.#order.state;
  }

  /** Asks for the order, and again at intervals while its state can still change. */
  async poll(): Promise<void> {
    const okey = this.#okey;
    const { gateway } = this.#deps;
    if (okey === undefined) return;
    this.#endWait();
    this.now = this.#deps.clock.now();
    const ask = (signal: AbortSignal) => gateway.find(okey, signal);
    const end = await (this.order
      ? this.#order.refresh(ask, this.toState)
      : this.#order.run(ask, this.toState));
    if (end === 'unreachable') this.showOutdated();
  }

  stop() {
    this.#endWait();
    this.#order.abort();
  }

  /**
   * Puts the order's dishes into the cart, and goes to its business. A user's own order comes back at today's prices;
   * anybody else who holds the key gets the dishes as they were ordered, and the business page prices them again (D79).
   */
  async orderAgain(): Promise<void> {
    const { order } = this;
    if (!order || this.runningAction !== undefined) return;
    const { visitor } = this.#deps.session;
    if (visitor.kind !== 'user') return this.openCart(cartOf(order));
    await this.runAction('again', async () => {
      const outcome = await this.#deps.gateway.orderAgain(order.key, visitor.token ?? '');
      if (outcome.kind === 'session-over') this.logInAgain();
      else this.openCart(outcome.kind === 'ready' ? outcome.cart : cartOf(order));
    });
  }

  /** Leaves for the page where the order is paid; when it is already paid, asks for the order again. */
  async pay(): Promise<void> {
    const { order } = this;
    if (!order || this.runningAction !== undefined) return;
    await this.runAction('payment', async () => {
      const outcome = await this.#deps.gateway.payment(order.key, order.payment);
      if (outcome.kind === 'open') this.#deps.navigation.leave(outcome.payAt);
      else if (outcome.kind === 'paid') await this.poll();
      else this.#deps.notices.show(outcome.sentence, 'warning');
    });
  }

  /** Asks the customer to log in again after the session has ended, and then puts the order into the cart (D50). */
  private logInAgain() {
    const { session } = this.#deps;
    session.logOut(copy.popup.logInAgain);
    void session.requireSession({ guest: true }).then((outcome) => {
      if (outcome === 'ready') void this.orderAgain();
    });
  }

  private async runAction(action: 'again' | 'payment', run: () => Promise<void>): Promise<void> {
    this.runningAction = action;
    const end = await this.#request
      .run(run, () => idle)
      .finally(() => runInAction(() => (this.runningAction = undefined)));
    if (end === 'unreachable') this.#deps.notices.show(copy.unreachable, 'warning');
  }

  private toState(outcome: OrderOutcome): TaskState<Order> {
    this.isOutdated = false;
    switch (outcome.kind) {
      case 'unknown':
        this.isUnknown = true;
        return idle;
      case 'refused':
        if (!this.order) return refused(outcome.sentence);
        this.schedulePoll(this.order);
        return this.loadState;
      case 'found':
        this.clearCartOf(outcome.order);
        if (isOver(outcome.order.state)) this.#deps.stored.forgetPlaced(outcome.order.key);
        this.schedulePoll(outcome.order);
        return done(outcome.order);
      default:
        return assertNever(outcome);
    }
  }

  private showOutdated() {
    this.isOutdated = true;
    this.#endWait = this.#deps.clock.after(pollInterval, () => void this.poll());
  }

  private schedulePoll({ state }: Order) {
    if (isOver(state)) return;
    const pause = state === 'awaiting_payment' ? paymentPollInterval : pollInterval;
    this.#endWait = this.#deps.clock.after(pause, () => void this.poll());
  }

  /** Clears the cart once its order is confirmed (D76); a cart that was begun after the order is another one and stays. */
  private clearCartOf({ business, state, payment, isPaid, placedAt }: Order) {
    const { stored, bus } = this.#deps;
    const isOfThisOrder = stored.belongsTo(business.id) && (stored.changedAt ?? 0) <= placedAt;
    if (!isOfThisOrder || !isConfirmed(state) || (payment === 'card' && !isPaid)) return;
    stored.clear();
    bus.publish('cart-reset', { reason: 'ordered', businessId: business.id });
  }

  private openCart(cart: ReorderedCart) {
    const { stored, notices, navigation, pathOf } = this.#deps;
    if (!stored.replaceBy(cart)) {
      notices.show(copy.order.nothingLeft, 'warning');
      return;
    }
    const { missing, changes } = cart;
    const lost = missing.length === 0 ? [] : [copy.order.missing(missing.join(', '))];
    const news = [...lost, ...changes].join(' ');
    if (news !== '') notices.show(news, 'warning');
    navigation.go(pathOf(cart.slug));
  }
}

/** The order for a visitor who holds its key: a delivery's terms belong to a postcode, which its page does not tell. */
const cartOf = ({ key, business, items, mode }: Order): ReorderedCart => ({
  businessId: business.id,
  slug: business.slug,
  items,
  reorderOf: key,
  missing: [],
  changes: [],
  service: mode === 'collection' ? { del_mode: 'pickup' } : {},
});
