import { dishCount, forgetPlaced, storedItems } from '@storefront/cart';
import type { Bus, Clock, Notices, Session, Storage } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HeaderGateway } from '../gateway/header-gateway';

const badgeDelay = 400;

export interface HeaderDeps {
  readonly gateway: HeaderGateway;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly notices: Notices;
  readonly session: Pick<Session, 'visitor'>;
  readonly storage: Storage;
}

/** What the header shows beside the brand: where the customer searched, what is in the cart, how many tables are booked. */
export class HeaderStore {
  postcode: string | undefined;
  dishes = 0;
  tables = 0;
  /** The key of the order that this browser placed last and that is not over, as far as it knows. */
  orderKey: string | undefined;
  readonly #deps: HeaderDeps;
  private businessSlug: string | undefined;

  constructor(deps: HeaderDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Where the cart's dishes are from; undefined while the cart is empty. */
  get cartOf(): string | undefined {
    return this.dishes > 0 ? this.businessSlug : undefined;
  }

  /** The name of the user who is logged in; a guest has none. */
  get userName(): string | undefined {
    const { visitor } = this.#deps.session;
    return visitor.kind === 'user' ? visitor.data?.name : undefined;
  }

  begin() {
    const { bus, clock, storage } = this.#deps;
    this.readAgain();
    storage.watch('searched_pincode', this.readAgain);
    storage.watch('cartlist', this.readAgain);
    storage.watch('placed_order', this.lookForOrder);
    bus.events('order-placed').subscribe(this.lookForOrder);
    bus.events('location-changed').subscribe(this.readPlace);
    bus.events('cart-changed').subscribe(this.readCart);
    bus.events('cart-reset').subscribe(this.readAgain);
    bus.events('login-complete').subscribe(this.countTables);
    bus.events('logged-out').subscribe(this.noTables);
    // The booking is in the server's list a moment after it was taken (D71, LIM2-3).
    bus.events('booking-placed').subscribe(() => void clock.after(badgeDelay, this.countTables));
  }

  /** Looks for an order on its way. Not before the page is on the screen, because nobody's page is drawn with one. */
  lookForOrder() {
    this.orderKey = this.#deps.storage.read('placed_order')?.id;
  }

  orderIsOver(okey: string) {
    forgetPlaced(this.#deps.storage, okey);
    this.lookForOrder();
  }

  async countTables() {
    const { gateway, session } = this.#deps;
    const { kind, token } = session.visitor;
    if (kind !== 'user' || !token) return;
    const tables = await gateway.bookedTables(token);
    if (tables === undefined || session.visitor.token !== token) return;
    runInAction(() => (this.tables = tables));
  }

  private noTables() {
    this.tables = 0;
  }

  private readPlace({ postcode }: { postcode: string }) {
    this.postcode = postcode;
  }

  private readCart({ count }: { count: number }) {
    this.dishes = count;
    this.businessSlug = this.#deps.gateway.cartBusiness();
  }

  readAgain() {
    this.postcode = this.#deps.storage.read('searched_pincode');
    this.readCart({ count: dishCount(storedItems(this.#deps)) });
  }
}
