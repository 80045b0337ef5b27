import type { End, Host } from '@storefront/host';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { copy } from '../copy';
import { browserChime } from '../gateway/chime';
import type { Chime } from '../gateway/chime';
import type { QueuedStep } from '../domain/queued-step';
import { httpKitchenGateway } from '../gateway/http-kitchen-gateway';
import type { ActOutcome, KitchenBusiness, KitchenGateway, KitchenSession } from '../gateway/kitchen-gateway';
import { browserEvents } from '../gateway/kitchen-events';
import type { KitchenEvents } from '../gateway/kitchen-events';
import { StoredSession } from '../gateway/stored-session';
import type { KeptSession } from '../gateway/stored-session';
import { BoardStore } from './board-store';
import type { BoardNews } from './board-store';
import { LiveStore } from './live-store';
import { LogInStore } from './log-in-store';
import { PersonLogInStore } from './person-log-in-store';
import { TicketStore } from './ticket-store';

const askEvery = 4_000;
/** While the server tells of changes, asking is only for what it could not tell. */
const askBehindEvery = 900_000;
const tickEvery = 1_000;

/**
 * What every page of the kitchen has: the login of this device, the orders behind the count in the navigation, and the sound of a new one. A page
 * makes one, starts and stops it with itself, and asks for its own data by `whenAsking`.
 */
export class KitchenFrame {
  readonly logIn: LogInStore;
  readonly personLogIn: PersonLogInStore;
  readonly board: BoardStore;
  readonly live: LiveStore;
  readonly ticket = new TicketStore();
  readonly Link: Host['Link'];
  /** The session of this device; 'unread' until the page has started, since no server knows it. */
  session: KeptSession | undefined | 'unread' = 'unread';
  /** Why the device has to log in again, '' unless it has. */
  overSentence = '';
  readonly #host: Host;
  readonly gateway: KitchenGateway;
  readonly clock: Host['clock'];
  readonly randomKey: () => string;
  /** Whether the site belongs to one business. */
  readonly isOneBusiness: boolean;
  readonly #stored: StoredSession;
  readonly #chime: Chime;
  readonly #ends: End[] = [];
  readonly #askers = new Set<(session: KeptSession) => void>();
  #askedAt = 0;

  constructor(host: Host, chime: Chime = browserChime(), events: KitchenEvents = browserEvents()) {
    this.#host = host;
    this.#chime = chime;
    this.gateway = httpKitchenGateway(host.api);
    this.#stored = new StoredSession(host.storage);
    this.clock = host.clock;
    this.randomKey = () => host.randomKey();
    this.isOneBusiness = host.brand.business !== null;
    this.Link = host.Link;
    this.live = new LiveStore(events, host.clock);
    this.logIn = new LogInStore(this.gateway);
    this.personLogIn = new PersonLogInStore({ gateway: this.gateway, session: host.session });
    this.board = new BoardStore({
      gateway: this.gateway,
      clock: host.clock,
      randomKey: this.randomKey,
      keepSteps: (steps) => this.keepSteps(steps),
    });
    makeAutoObservable(
      this,
      {
        logIn: false,
        personLogIn: false,
        board: false,
        live: false,
        ticket: false,
        Link: false,
        gateway: false,
        clock: false,
        randomKey: false,
        isOneBusiness: false,
        session: observableRef,
      },
      { autoBind: true },
    );
  }

  start() {
    const { clock, head, brand } = this.#host;
    head.set({ title: copy.title(brand.name), robots: 'noindex' });
    this.session = this.#stored.read();
    this.board.queue.restore(this.session?.steps ?? []);
    this.#ends.push(
      this.#stored.watch((kept) => this.setSession(kept)),
      clock.every(tickEvery, this.board.tick),
      clock.every(askEvery, this.askBehind),
      reaction(
        () => this.live.changes,
        () => void this.ask(),
      ),
    );
    void this.ask();
  }

  stop() {
    for (const end of this.#ends.splice(0)) end();
    this.live.close();
    this.board.stop();
    this.logIn.stop();
    this.personLogIn.stop();
  }

  /** The session of a device that has logged in. */
  get known(): KeptSession | undefined {
    return this.session === 'unread' ? undefined : this.session;
  }

  /** Calls `ask` whenever the orders are asked for too: after the login, at each change that the server tells of, and behind it. */
  whenAsking(ask: (session: KeptSession) => void): End {
    this.#askers.add(ask);
    if (this.known) ask(this.known);
    return () => void this.#askers.delete(ask);
  }

  async submitLogIn(): Promise<void> {
    await this.begin(await this.logIn.submit());
  }

  /** Logs in with the account of the visitor. */
  async submitPerson(): Promise<void> {
    await this.begin(await this.personLogIn.begin(this.logIn.device));
  }

  async choosePersonBusiness(business: KitchenBusiness): Promise<void> {
    await this.begin(await this.personLogIn.choose(business, this.logIn.device));
  }

  async logOut(): Promise<void> {
    const session = this.known;
    if (session === undefined) return;
    const lost = this.lostSentence;
    this.#stored.forget();
    this.setSession(undefined);
    this.overSentence = lost;
    // Nobody waits for it: without an answer the session ends by itself.
    await this.gateway.logOut(session.token).catch(() => undefined);
  }

  toggleSound() {
    const session = this.known;
    if (session === undefined) return;
    const kept = { ...session, isSilent: !session.isSilent };
    this.#stored.keep(kept);
    this.session = kept;
    // The person who switches it on hears at once that it works.
    if (!kept.isSilent) this.#chime.ring();
  }

  /** Asks for the orders, and the page for what it shows. */
  async ask(): Promise<void> {
    const session = this.known;
    if (session === undefined) return;
    this.#askedAt = this.#host.clock.now();
    for (const ask of this.#askers) ask(session);
    const news = await this.board.refresh(session.token);
    this.take(news, session);
    if (news.kind === 'known')
      await this.board.sendQueued(session.token, (outcome) => this.take(outcome, session));
  }

  /** Goes on by what came of something that this session has asked. */
  take(news: BoardNews | ActOutcome | undefined, asked: KeptSession) {
    // Meanwhile the device may have logged out, or in again.
    if (news === undefined || this.known?.token !== asked.token) return;
    if ('events' in news && news.events !== '') this.live.open(news.events);
    if ('hasNew' in news && news.hasNew && !this.known.isSilent) this.#chime.ring();
    if (news.kind === 'over') this.endSession(news.sentence, asked);
  }

  /** Asks for a new login, unless the device has logged in again since `asked`: the server has ended that session (221). */
  endSession(sentence: string, asked: KeptSession) {
    if (this.known?.token !== asked.token) return;
    const lost = this.lostSentence;
    this.#stored.forget();
    this.setSession(undefined);
    runInAction(() => (this.overSentence = [sentence, lost].filter((part) => part !== '').join(' ')));
  }

  /** Says how many steps go with the session, since nobody can send them without it; '' when there are none. */
  private get lostSentence(): string {
    const { length } = this.board.queue.steps;
    return length === 0 ? '' : copy.lost(length);
  }

  /** Asks every few seconds while the server cannot tell of changes, and now and then while it can. */
  private askBehind() {
    this.live.check();
    const since = this.#host.clock.now() - this.#askedAt;
    if (!this.live.isLive || since >= askBehindEvery || this.board.hasOverdue) void this.ask();
  }

  private async begin(session: KitchenSession | undefined): Promise<void> {
    if (session === undefined) return;
    const kept = { ...session, isSilent: false, steps: [] };
    this.#stored.keep(kept);
    this.setSession(kept);
    await this.ask();
  }

  private keepSteps(steps: readonly QueuedStep[]) {
    const session = this.known;
    if (session === undefined) return;
    this.session = { ...session, steps };
    this.#stored.keep(this.session);
  }

  private setSession(session: KeptSession | undefined) {
    const before = this.known?.token;
    if (before !== session?.token) {
      this.board.clear();
      this.live.close();
    }
    this.session = session;
    this.board.queue.restore(session?.steps ?? []);
    this.overSentence = '';
  }
}
