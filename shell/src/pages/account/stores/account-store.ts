import type { Host } from '@storefront/host';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { AddressesStore } from './addresses-store';
import { BookingsStore } from './bookings-store';
import { ChoicesStore } from './choices-store';
import { copy } from '../copy';
import type { AccountGateway } from '../gateway/account-gateway';
import type { FillCart } from '../gateway/fill-cart';
import { OrdersStore } from './orders-store';
import { PasswordStore } from './password-store';
import { PrivacyStore } from './privacy-store';
import { ProfileStore } from './profile-store';
import { SessionsStore } from './sessions-store';

export type AccountSection = keyof typeof copy.sections;

/** What the account opens with: most who come want to know about an order. */
export const firstSection: AccountSection = 'orders';

const isSection = (text: string): text is AccountSection => text in copy.sections;

export interface AccountDeps {
  readonly gateway: AccountGateway;
  readonly fillCart: FillCart;
  readonly host: Pick<Host, 'brand' | 'clock' | 'head' | 'Link' | 'navigation' | 'notices' | 'session'>;
}

/** The forms of one user; another user gets new ones. */
const formsOf = ({ gateway, host }: AccountDeps) => ({
  profile: new ProfileStore(gateway),
  password: new PasswordStore(gateway),
  addresses: new AddressesStore(gateway),
  choices: new ChoicesStore(gateway, host.brand),
  privacy: new PrivacyStore(gateway, host),
  sessions: new SessionsStore(gateway),
});

/** One section of the account, and what it takes to change what it shows (ACC-2 to ACC-7, D44). */
export class AccountStore {
  readonly section: AccountSection | undefined;
  readonly orders: OrdersStore;
  readonly bookings: BookingsStore;
  forms: ReturnType<typeof formsOf>;
  readonly #deps: AccountDeps;
  /** The id of the user whose forms these are. */
  #owner: string | undefined;
  #endWatching: () => void = () => undefined;

  constructor(deps: AccountDeps, section: string = firstSection) {
    this.#deps = deps;
    this.section = isSection(section) ? section : undefined;
    this.orders = new OrdersStore(deps);
    this.bookings = new BookingsStore(deps);
    this.forms = formsOf(deps);
    this.#owner = this.user?.id;
    makeAutoObservable(this, { orders: false, bookings: false, forms: observableRef }, { autoBind: true });
  }

  /** The user whose account this is; undefined while nobody has logged in, or a guest has. */
  get user() {
    return this.#deps.gateway.user;
  }

  get Link() {
    return this.#deps.host.Link;
  }

  async load() {
    if (!this.user) return;
    if (this.section === 'orders') await this.orders.list.load();
    if (this.section === 'bookings') await this.bookings.list.load();
    if (this.section === 'privacy') await this.forms.sessions.load();
  }

  start() {
    const { head, brand, navigation } = this.#deps.host;
    if (this.section === undefined) return navigation.notFound();
    head.set({ title: copy.title(copy.sections[this.section], brand.name), robots: 'noindex' });
    this.#endWatching = reaction(() => this.user?.id, this.userChanged);
    if (!this.user) this.logIn();
  }

  stop() {
    this.#endWatching();
    this.orders.list.end();
    this.bookings.list.end();
  }

  logIn() {
    void this.#deps.host.session.requireSession({ guest: false });
  }

  logOut() {
    const { session, navigation } = this.#deps.host;
    session.logOut();
    navigation.go('/');
  }

  /** Creates new forms for another user; a user who logs in again after the session has ended finds what was typed (D50). */
  private userChanged(userId: string | undefined) {
    if (userId === undefined && this.#deps.host.session.isOver) return this.logIn();
    if (userId !== this.#owner) this.forms = formsOf(this.#deps);
    this.#owner = userId;
    void this.load();
  }
}
