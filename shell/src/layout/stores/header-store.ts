import { dishCount, keptItems } from '@storefront/cart';
import { isOk } from '@storefront/contract';
import type { UserData } from '@storefront/contract';
import type { Api, Bus, Clock, Notices, Session, Storage } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';

const badgeDelay = 400;

export interface HeaderDeps {
  readonly api: Api;
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

  get user(): UserData | undefined {
    const { visitor } = this.#deps.session;
    return visitor.kind === 'user' ? visitor.data : undefined;
  }

  begin() {
    const { bus, clock, storage } = this.#deps;
    this.readAgain();
    storage.watch('searched_pincode', this.readAgain);
    storage.watch('cartlist', this.readAgain);
    bus.events('location-changed').subscribe(this.readPlace);
    bus.events('cart-changed').subscribe(this.readCart);
    bus.events('cart-reset').subscribe(this.readAgain);
    bus.events('login-complete').subscribe(this.countTables);
    bus.events('logged-out').subscribe(this.noTables);
    // The booking is in the server's list a moment after it was taken (D71, LIM2-3).
    bus.events('booking-placed').subscribe(() => void clock.after(badgeDelay, this.countTables));
  }

  async countTables() {
    const { api, session } = this.#deps;
    const { kind, token } = session.visitor;
    if (kind !== 'user' || !token) return;
    const answer = await api
      .call('users/bookings', { sessiontoken: token, req_page: 0 })
      .catch(() => undefined);
    if (!answer || !isOk(answer) || session.visitor.token !== token) return;
    const coming = answer.list.filter(({ state }) => state === 'booked' || state === 'held');
    runInAction(() => (this.tables = coming.length));
  }

  private noTables() {
    this.tables = 0;
  }

  private readPlace({ postcode }: { postcode: string }) {
    this.postcode = postcode;
  }

  private readCart({ count }: { count: number }) {
    this.dishes = count;
    this.businessSlug = this.#deps.storage.read('business_details')?.info.business_slug;
  }

  readAgain() {
    this.postcode = this.#deps.storage.read('searched_pincode');
    this.readCart({ count: dishCount(keptItems(this.#deps)) });
  }
}
