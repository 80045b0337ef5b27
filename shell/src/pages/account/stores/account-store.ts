import type { Host } from '@storefront/host';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { AddressesStore } from './addresses-store';
import { BookingsStore } from './bookings-store';
import { ChoicesStore } from './choices-store';
import { copy } from '../copy';
import { OrdersStore } from './orders-store';
import { PasswordStore } from './password-store';
import { PrivacyStore } from './privacy-store';
import { ProfileStore } from './profile-store';
import { SessionsStore } from './sessions-store';

export type AccountSection = keyof typeof copy.sections;

const isSection = (text: string): text is AccountSection => text in copy.sections;

/** The forms of one user; another user gets new ones. */
const formsOf = (host: Host) => ({
  profile: new ProfileStore(host),
  password: new PasswordStore(host),
  addresses: new AddressesStore(host),
  choices: new ChoicesStore(host),
  privacy: new PrivacyStore(host),
  sessions: new SessionsStore(host),
});

/** One section of the account, and what it takes to change what it shows (ACC-2 to ACC-7, D44). */
export class AccountStore {
  readonly section: AccountSection | undefined;
  readonly orders: OrdersStore;
  readonly bookings: BookingsStore;
  forms: ReturnType<typeof formsOf>;
  readonly #host: Host;
  /** The id of the user whose forms these are. */
  #owner: string | undefined;
  #endWatching: () => void = () => undefined;

  constructor(host: Host, section = 'profile') {
    this.#host = host;
    this.section = isSection(section) ? section : undefined;
    this.orders = new OrdersStore(host);
    this.bookings = new BookingsStore(host);
    this.forms = formsOf(host);
    this.#owner = this.user?.user_id;
    makeAutoObservable(this, { orders: false, bookings: false, forms: observableRef }, { autoBind: true });
  }

  /** The user whose account this is; undefined while nobody has logged in, or a guest has. */
  get user() {
    const { visitor } = this.#host.session;
    return visitor.kind === 'user' ? visitor.data : undefined;
  }

  get Link() {
    return this.#host.Link;
  }

  async load() {
    if (!this.user) return;
    if (this.section === 'orders') await this.orders.list.load();
    if (this.section === 'bookings') await this.bookings.list.load();
    if (this.section === 'privacy') await this.forms.sessions.load();
  }

  start() {
    const { head, brand, navigation } = this.#host;
    if (this.section === undefined) return navigation.notFound();
    head.set({ title: copy.title(copy.sections[this.section], brand.name), robots: 'noindex' });
    this.#endWatching = reaction(() => this.user?.user_id, this.userChanged);
    if (!this.user) this.logIn();
  }

  stop() {
    this.#endWatching();
    this.orders.list.end();
    this.bookings.list.end();
  }

  logIn() {
    void this.#host.session.requireSession({ guest: false });
  }

  logOut() {
    this.#host.session.logOut();
    this.#host.navigation.go('/');
  }

  /** Creates new forms for another user; a user who logs in again after the session has ended finds what was typed (D50). */
  private userChanged(userId: string | undefined) {
    if (userId === undefined && this.#host.session.isOver) return this.logIn();
    if (userId !== this.#owner) this.forms = formsOf(this.#host);
    this.#owner = userId;
    void this.load();
  }
}
