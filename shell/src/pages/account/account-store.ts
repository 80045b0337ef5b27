import { hasCode, isOk, type Answer, type OkAnswer } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { makeAutoObservable, reaction } from 'mobx';
import { AddressesStore } from './addresses-store';
import { copy } from './copy';
import { PagedStore, type AskedPage } from './paged-store';
import { ProfileStore } from './profile-store';

export type AccountHost = Pick<Host, 'api' | 'session'>;
export type AccountSection = keyof typeof copy.sections;

type Listing = 'users/orders' | 'users/bookings';
type ItemOf<Call extends Listing> = OkAnswer<Call>['list'][number];

const isSection = (text: string): text is AccountSection => text in copy.sections;

/** One section of the account: profile, orders with their state, bookings, addresses (ACC-2, D44). */
export class AccountStore {
  readonly section: AccountSection | undefined;
  readonly orders: PagedStore<ItemOf<'users/orders'>>;
  readonly bookings: PagedStore<ItemOf<'users/bookings'>>;
  readonly addresses: AddressesStore;
  profile: ProfileStore;
  private endWatching: () => void = () => undefined;

  constructor(
    private readonly host: Host,
    section = 'profile',
  ) {
    this.section = isSection(section) ? section : undefined;
    this.orders = new PagedStore((page, signal) => this.ask('users/orders', page, signal), copy.unreachable);
    this.bookings = new PagedStore(
      (page, signal) => this.ask('users/bookings', page, signal),
      copy.unreachable,
    );
    this.addresses = new AddressesStore(host);
    this.profile = new ProfileStore(host);
    makeAutoObservable<this, 'host' | 'endWatching'>(
      this,
      { host: false, endWatching: false, orders: false, bookings: false, addresses: false },
      { autoBind: true },
    );
  }

  /** Who the account is of; undefined while nobody, or a guest, is here. */
  get user() {
    const { visitor } = this.host.session;
    return visitor.kind === 'user' ? visitor.data : undefined;
  }

  get Link() {
    return this.host.Link;
  }

  async load() {
    if (!this.user) return;
    if (this.section === 'orders') await this.orders.load();
    if (this.section === 'bookings') await this.bookings.load();
  }

  start() {
    const { head, brand, navigation } = this.host;
    if (this.section === undefined) return navigation.notFound();
    head.set({ title: copy.title(copy.sections[this.section], brand.name), robots: 'noindex' });
    this.endWatching = reaction(() => this.user?.user_id, this.anotherUser);
    if (!this.user) this.logIn();
  }

  stop() {
    this.endWatching();
    this.orders.end();
    this.bookings.end();
  }

  logIn() {
    void this.host.session.requireSession({ guest: false });
  }

  logOut() {
    this.host.session.logOut();
    this.host.navigation.go('/');
  }

  private anotherUser() {
    this.profile = new ProfileStore(this.host);
    void this.load();
  }

  private async ask<Call extends Listing>(
    call: Call,
    page: number,
    signal: AbortSignal,
  ): Promise<AskedPage<ItemOf<Call>>> {
    const { api, session } = this.host;
    const body = { sessiontoken: session.visitor.token ?? '', req_page: page };
    const answer: Answer<Listing> = await api.call<Listing>(call, body, { signal });
    if (isOk(answer)) {
      return {
        kind: 'page',
        list: answer.list as readonly ItemOf<Call>[],
        more: answer.more_status === 'yes',
      };
    }
    if (hasCode(answer, '204')) return { kind: 'page', list: [], more: false };
    if (hasCode(answer, '221')) session.logOut(copy.sessionOver);
    return { kind: 'refused', sentence: answer.status };
  }
}
