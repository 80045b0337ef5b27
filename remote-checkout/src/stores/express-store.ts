import { ApiUnreachable, Latest } from '@storefront/host';
import type { Clock, End, Session } from '@storefront/host';
import { makeAutoObservable, reaction } from 'mobx';
import type { PayMode } from '@storefront/contract';
import type { UsualOrder } from '../domain/usual-order';
import { usualOrder } from '../domain/usual-order';
import type { AskPastOrders } from '../gateway/past-orders-gateway';
import type { StoredCart } from '../gateway/stored-cart';
import type { CheckoutStore } from './checkout-store';

/** Whoever has to wait longer than this for the past orders gets the long form. */
const longestWait = 2_000;

export interface ExpressDeps {
  readonly checkout: CheckoutStore;
  readonly pastOrders: AskPastOrders;
  readonly session: Pick<Session, 'visitor'>;
  readonly clock: Clock;
  readonly stored: Pick<StoredCart, 'chosenAddressId' | 'keepChosenAddress'>;
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
  #usual: UsualOrder | undefined;
  readonly #userId: string | undefined;
  readonly #latest = new Latest();
  #endWatch: End = () => undefined;

  constructor(deps: ExpressDeps) {
    this.#deps = deps;
    const { kind, data } = deps.session.visitor;
    this.#userId = kind === 'user' ? data?.user_id : undefined;
    if (this.#userId === undefined) this.screen = 'form';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Asks how the user ordered last time, before the page takes up an address. */
  async ask(): Promise<void> {
    const { token } = this.#deps.session.visitor;
    if (this.screen !== 'asking') return;
    if (token === undefined) return this.showForm();
    this.#usual = await this.answered(token);
    if (this.#usual !== undefined) this.markLastAddress(this.#usual);
  }

  /** Shows Express checkout where the order can be placed as it stands, the long form otherwise (EXP-5). */
  decide() {
    const usual = this.#usual;
    const { payment, cart } = this.#deps.checkout;
    if (this.screen !== 'asking') return;
    const isOffered =
      usual !== undefined &&
      this.#deps.paymentModes.includes(usual.payment) &&
      payment.choices.some(({ mode }) => mode === usual.payment);
    if (!isOffered || !this.hasAddress || !this.canOrder) return this.showForm();
    payment.choose(usual.payment);
    cart.unfold(false);
    this.screen = 'express';
  }

  /** The customer wants to change something that Express checkout does not ask. */
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
    this.#latest.end();
  }

  private get canOrder(): boolean {
    const { waitsFor, payment } = this.#deps.checkout;
    return waitsFor === '' && payment.mode !== undefined;
  }

  /** While a session that has ended is begun again, nobody is here. */
  private get isSamePerson(): boolean {
    const { kind, data } = this.#deps.session.visitor;
    return kind === 'anonymous' || data?.user_id === this.#userId;
  }

  /** A delivery goes where the last one went, or to what the customer has chosen in this browser since. */
  private get hasAddress(): boolean {
    const { information } = this.#deps.checkout;
    if (!information.usesBook) return true;
    const { chosenAddressId } = this.#deps.stored;
    return chosenAddressId !== undefined && information.chosen?.id === chosenAddressId;
  }

  private markLastAddress({ addressId }: UsualOrder) {
    const { stored, checkout } = this.#deps;
    const { book } = checkout.information;
    if (book.some(({ id }) => id === stored.chosenAddressId)) return;
    const last = book.find(({ id }) => id === addressId);
    if (last) stored.keepChosenAddress(last);
  }

  private async answered(token: string): Promise<UsualOrder | undefined> {
    const signal = this.#latest.begin();
    const endWait = this.#deps.clock.after(longestWait, () => {
      this.#latest.end();
      this.showForm();
    });
    try {
      return usualOrder(await this.#deps.pastOrders(token, signal));
    } catch (error) {
      if (signal.aborted || error instanceof ApiUnreachable) return undefined;
      throw error;
    } finally {
      endWait();
    }
  }
}
