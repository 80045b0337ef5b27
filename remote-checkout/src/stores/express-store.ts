import { Task, done } from '@storefront/host';
import type { Clock, End, Session } from '@storefront/host';
import { makeAutoObservable, reaction } from 'mobx';
import type { PayMode } from '@storefront/contract';
import type { UsualOrder } from '../domain/usual-order';
import { usualOrder } from '../domain/usual-order';
import type { AskPastOrders } from '../gateway/past-orders-gateway';
import type { StoredCart } from '../gateway/stored-cart';
import { readUserId } from '../gateway/user-id';
import type { CheckoutStore } from './checkout-store';

/** How long the customer waits for the past orders before the long form shows, in milliseconds. */
const maximumWait = 2_000;

export interface ExpressDeps {
  readonly checkout: CheckoutStore;
  readonly pastOrders: AskPastOrders;
  readonly session: Pick<Session, 'visitor'>;
  readonly clock: Clock;
  readonly stored: Pick<StoredCart, 'chosenAddressId' | 'saveChosenAddress'>;
  /** The ways to pay that the brand offers. */
  readonly paymentModes: readonly PayMode[];
}

/**
 * Decides between Express checkout and the long form. Both show the same CheckoutStore, so nothing is lost on the way from one to
 * the other (EXP-4). The long form stays once it is shown, so that the page never changes under the customer's hands.
 */
export class ExpressStore {
  /** `asking`: whether the visitor has ordered before is not known yet. */
  screen: 'asking' | 'express' | 'form' = 'asking';
  readonly #deps: ExpressDeps;
  readonly #userId: string | undefined;
  readonly #usualOrder = new Task<UsualOrder | undefined>();
  #endWatch: End = () => undefined;

  constructor(deps: ExpressDeps) {
    this.#deps = deps;
    const { kind, data } = deps.session.visitor;
    this.#userId = kind === 'user' ? readUserId(data) : undefined;
    if (this.#userId === undefined) this.screen = 'form';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Asks how the user ordered last time, before the page takes up an address. */
  async ask(): Promise<void> {
    const { token } = this.#deps.session.visitor;
    if (this.screen !== 'asking') return;
    if (token === undefined) return this.showForm();
    await this.loadUsualOrder(token);
    const usual = this.#usualOrder.value;
    if (usual !== undefined) this.chooseLastAddress(usual);
  }

  /** Shows Express checkout where the order can be placed as it is, the long form otherwise (EXP-5). */
  decide() {
    const usual = this.#usualOrder.value;
    const { payment, cart, note, riderNote, tip } = this.#deps.checkout;
    if (this.screen !== 'asking') return;
    const isOffered =
      usual !== undefined &&
      this.#deps.paymentModes.includes(usual.payment) &&
      payment.choices.some(({ mode }) => mode === usual.payment);
    if (!isOffered || !this.hasAddress || !this.canOrder) return this.showForm();
    payment.suggest(usual.payment);
    // Express checkout shows neither the notes nor the tip, and no order is placed with what the screen does not show (EXP-3).
    if (note !== '' || riderNote !== '' || tip > 0) return this.showForm();
    cart.setExpanded(false);
    this.screen = 'express';
  }

  /** Shows the long form to a customer who wants to change something that Express checkout does not ask. */
  showForm() {
    this.screen = 'form';
  }

  start() {
    this.#endWatch = reaction(
      () => this.screen === 'express' && !(this.canOrder && this.isSamePerson),
      (isOver) => isOver && this.showForm(),
      { fireImmediately: true },
    );
  }

  stop() {
    this.#endWatch();
    this.#usualOrder.abort();
  }

  private get canOrder(): boolean {
    const { firstStep, payment } = this.#deps.checkout;
    return firstStep === undefined && payment.mode !== undefined;
  }

  /** An anonymous visitor counts as the same person: the session has ended, and the customer is logging in again. */
  private get isSamePerson(): boolean {
    const { kind, data } = this.#deps.session.visitor;
    return kind === 'anonymous' || readUserId(data) === this.#userId;
  }

  /** Whether a delivery has an address: that of the last order, or the one chosen in this browser since. */
  private get hasAddress(): boolean {
    const { information } = this.#deps.checkout;
    if (!information.usesBook) return true;
    const { chosenAddressId } = this.#deps.stored;
    return chosenAddressId !== undefined && information.chosen?.id === chosenAddressId;
  }

  private chooseLastAddress({ addressId }: UsualOrder) {
    const { stored, checkout } = this.#deps;
    const { book } = checkout.information;
    if (book.some(({ id }) => id === stored.chosenAddressId)) return;
    const last = book.find(({ id }) => id === addressId);
    if (last) stored.saveChosenAddress(last);
  }

  private async loadUsualOrder(token: string): Promise<void> {
    const endWait = this.#deps.clock.after(maximumWait, () => {
      this.#usualOrder.abort();
      this.showForm();
    });
    await this.#usualOrder
      .run(
        (signal) => this.#deps.pastOrders(token, signal),
        (orders) => done(usualOrder(orders)),
      )
      .finally(endWait);
  }
}
