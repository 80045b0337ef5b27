import type { Host, PopupStore } from '@storefront/host';
import { copy } from '../copy';
import type { CheckoutPopup } from '../domain/checkout-popup';
import type { Orderer } from '../domain/order-draft';

/** The session of the customer who orders, and what the page does when the server has ended it. */
export class CustomerSession {
  readonly #host: Pick<Host, 'session' | 'brand'>;
  readonly #popups: PopupStore<CheckoutPopup>;

  constructor(host: Pick<Host, 'session' | 'brand'>, popups: PopupStore<CheckoutPopup>) {
    this.#host = host;
    this.#popups = popups;
  }

  get isOpen(): boolean {
    return this.#host.session.visitor.token !== undefined;
  }

  get isGuest(): boolean {
    return this.#host.session.visitor.kind === 'guest';
  }

  get orderer(): Orderer {
    const { token, kind } = this.#host.session.visitor;
    return { token: token ?? '', isUser: kind === 'user' };
  }

  /** Asks for a session; everything typed stays (D50). */
  logIn() {
    const { session, brand } = this.#host;
    void session.requireSession({ guest: brand.guestCheckout });
  }

  /** Called when the server answers that the session is over (D50). */
  handleEnd() {
    const { session } = this.#host;
    if (!this.isOpen) return this.logIn();
    // The shell has tried to renew a guest's session; the words are for users (D115).
    if (this.isGuest) return session.logOut(copy.popup.logInAgain);
    this.#popups.show(
      { kind: 'message', title: copy.popup.sessionOver, message: copy.popup.logInAgain },
      () => session.logOut(copy.popup.logInAgain),
    );
  }
}
