import type { End, Host, PageModel } from '@storefront/host';
import { reaction } from 'mobx';
import { copy } from '../copy';
import { httpCheckoutGateway } from '../gateway/http-checkout-gateway';
import { StoredCart } from '../gateway/stored-cart';
import { CheckoutStore } from './checkout-store';

type Access =
  | { readonly kind: 'open'; readonly checkout: CheckoutStore }
  | { readonly kind: 'redirected'; readonly path: string; readonly notice?: string };

/** The checkout page: who may stay on it, and where Back leads (CHK-2 to CHK-4, CHK-14). */
export class CheckoutPageModel implements PageModel {
  /** Undefined when the visitor is redirected. */
  readonly checkout: CheckoutStore | undefined;
  /** The business page the cart came from (D77). */
  readonly backPath: string;
  readonly banner: string;
  readonly Link: Host['Link'];
  readonly #stored: StoredCart;
  readonly #access: Access;
  #ends: End[] = [];
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    this.#stored = new StoredCart(host);
    const business = this.#stored.business();
    this.backPath = host.brand.business || !business ? '/' : `/business/${business.slug}`;
    this.banner = this.#stored.banner;
    this.Link = host.Link;
    this.#access = this.decideAccess();
    this.checkout = this.#access.kind === 'open' ? this.#access.checkout : undefined;
  }

  async load() {
    await this.checkout?.load();
  }

  start() {
    const host = this.#host;
    const access = this.#access;
    host.head.set({ title: copy.checkout.title(host.brand.name), robots: 'noindex' });
    if (access.kind === 'redirected') {
      if (access.notice !== undefined) host.notices.show(access.notice);
      host.navigation.replace(access.path);
      return;
    }
    const { checkout } = access;
    checkout.start();
    if (checkout.isIntact()) host.telemetry.step('checkout-opened');
    const { session } = host;
    this.#ends = [
      reaction(
        () => `${this.visitorName} ${session.isOver}`,
        () => this.visitorChanged(checkout),
      ),
      reaction(() => JSON.stringify(session.visitor.data), checkout.information.userDataChanged),
    ];
    if (session.visitor.token === undefined) checkout.logInAgain();
  }

  stop() {
    for (const end of this.#ends.splice(0)) end();
    this.checkout?.stop();
  }

  /** Reloads a page that the browser restored from its cache, because its figures may be old (CHK-14). */
  readonly restored = () => this.#host.navigation.reload();

  /** A visitor who logged out goes home; when the server ended the session, the visitor logs in again here (CHK-2, D50). */
  private visitorChanged(checkout: CheckoutStore) {
    const { session, navigation } = this.#host;
    if (session.visitor.token !== undefined) checkout.visitorChanged();
    else if (session.isOver) checkout.logInAgain();
    else navigation.replace('/');
  }

  /** Whose session it is: a guest with a renewed session is still the same guest, and what is being asked goes on (D115). */
  private get visitorName(): string {
    const { kind, token } = this.#host.session.visitor;
    return kind === 'user' ? `user ${token}` : kind;
  }

  private get isLoggedOut(): boolean {
    const { visitor, isOver } = this.#host.session;
    return visitor.token === undefined && !isOver;
  }

  private decideAccess(): Access {
    const host = this.#host;
    const stored = this.#stored;
    const business = stored.business();
    if (this.isLoggedOut || business === undefined || stored.isEmpty) {
      return { kind: 'redirected', path: '/' };
    }
    const cart = stored.read(business.collectionMinimum);
    if (cart === undefined) {
      return { kind: 'redirected', path: this.backPath, notice: copy.checkout.chooseMode };
    }
    return {
      kind: 'open',
      checkout: new CheckoutStore(host, httpCheckoutGateway(host.api), stored, { cart, business }),
    };
  }
}
