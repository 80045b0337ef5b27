import { assertNever } from '@storefront/contract';
import type { BusEvents, UserData } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import type { Notices, Session, Storage, Visitor } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';
import type { EventBus } from '../../bus/event-bus';
import type { TextStore } from '../../storage/browser-storage';
import { copy } from '../copy';
import { isGuest, nobody, parseVisitor } from '../gateway/parse-visitor';
import type { SessionGateway } from '../gateway/session-gateway';
import type { Entrance } from './login-store';

type LoggedOutReason = BusEvents['logged-out']['reason'];
type Outcome = 'ready' | 'dismissed';

const addresses = ['addressDetails', 'deliv_address'] as const;
const choices = [
  'selected_addr_id',
  'timeslot',
  'checkout_choices',
  'booking_draft',
  'booking_keys',
] as const;

export interface SessionDeps {
  readonly gateway: SessionGateway;
  readonly bus: EventBus;
  readonly storage: Storage;
  readonly notices: Notices;
  /** Whether the brand lets guests order at all. */
  readonly guestCheckout: boolean;
  /** Storage that lasts for this visit, page loads included. */
  readonly visit: TextStore;
}

const continuedAsGuest = 'continued_as_guest';

/** Who is here, and the login popup as far as it is open (SES-1 to SES-6, STO-9, BUS-4, BUS-5). */
export class SessionStore implements Session, Entrance {
  visitor: Visitor;
  isOver = false;
  popup: { readonly kind: 'closed' } | { readonly kind: 'open'; readonly guest: boolean } = {
    kind: 'closed',
  };
  readonly #deps: SessionDeps;
  #waiting: { guest: boolean; resolve: (outcome: Outcome) => void }[] = [];
  /** Whether this tab is publishing its own logout. */
  #isTelling = false;
  /** The tokens of the guests who were here in this tab. A user's token is never among them: nobody goes on as a guest unasked for a user. */
  readonly #guestTokens = new Set<string>();
  #renewal: Promise<void> | undefined;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    this.visitor = parseVisitor(deps.storage.read('userdata'));
    this.noteGuest();
    makeAutoObservable(this, { visitor: observableRef, popup: observableRef }, { autoBind: true });
    const elsewhere = deps.bus.ownedBy('session');
    elsewhere.events('login-complete').subscribe(this.readAgain);
    elsewhere.events('logged-out').subscribe(this.handleLogout);
    deps.storage.watch('userdata', this.readAgain);
  }

  requireSession({ guest }: { guest: boolean }): Promise<Outcome> {
    if (this.suffices(guest)) return Promise.resolve('ready');
    const { visit, guestCheckout } = this.#deps;
    const offersGuest = guest && guestCheckout;
    if (offersGuest && visit.getItem(continuedAsGuest) !== null) return this.continueAsGuest();
    return this.askToLogIn({ guest, offersGuest });
  }

  entered(data: UserData) {
    const { storage, visit } = this.#deps;
    storage.write('userdata', data);
    this.become(parseVisitor(data));
    if (this.visitor.kind === 'guest') visit.setItem(continuedAsGuest, 'yes');
    else visit.removeItem(continuedAsGuest);
    this.#deps.bus.publish('login-complete', { userId: data.user_id, guest: this.visitor.kind === 'guest' });
  }

  dismiss() {
    this.popup = { kind: 'closed' };
    for (const { resolve } of this.#waiting.splice(0)) resolve('dismissed');
  }

  update(data: UserData) {
    this.#deps.storage.write('userdata', data);
    this.visitor = parseVisitor(data);
  }

  logOut(sentence?: string) {
    const { token, kind } = this.visitor;
    // A guest has no login: the words and the other tabs are for users (D115).
    if (sentence !== undefined && kind === 'guest') return this.endGuest();
    this.forget(sentence === undefined ? 'asked' : 'session-over');
    if (sentence === undefined) this.#deps.visit.removeItem(continuedAsGuest);
    this.#deps.notices.show(sentence ?? copy.loggedOut);
    // The session is over here even when the server cannot be told.
    if (token) this.#deps.gateway.end(token).catch(() => undefined);
  }

  /**
   * Logs out a guest who comes to a business's pages (RTE-19, RTE-20). Only this tab is told: a checkout that the same guest has
   * open in another tab goes on, because the guest's token is still valid.
   */
  leaveGuestBehind() {
    const stored = this.#deps.storage.read('userdata');
    if (stored === undefined || !isGuest(stored)) return;
    this.#deps.storage.remove('userdata');
    this.visitor = nobody;
    this.#deps.bus.publishHere('logged-out', { reason: 'guest-left' });
  }

  /**
   * Begins a guest's session for a page that requires one, if the visitor has continued as a guest in this visit (RTE-27, D85). When the
   * server gives none, the session counts as over, so that the page asks for one.
   */
  async bringGuestBack() {
    const { visit, guestCheckout } = this.#deps;
    if (this.visitor.kind !== 'anonymous' || this.isOver || !guestCheckout) return;
    if (visit.getItem(continuedAsGuest) === null) return;
    const data = await this.beginGuest();
    if (this.visitor.kind !== 'anonymous') return;
    if (data) this.entered(data);
    else this.markOver();
  }

  /**
   * Gives the token that a call goes on with after the server has ended a guest's session (D115), and undefined when there is none: the
   * ended session was not a guest's, or the server begins no other. Calls that end together share one new session. Rejects with
   * ApiUnreachable when there is no answer.
   */
  async renewGuest(endedToken: string): Promise<string | undefined> {
    if (!this.#guestTokens.has(endedToken)) return undefined;
    if (this.visitor.token === endedToken) {
      this.#renewal ??= this.replaceGuest().finally(() => (this.#renewal = undefined));
      await this.#renewal;
    }
    const { kind, token } = this.visitor;
    return kind === 'guest' && token !== endedToken ? token : undefined;
  }

  /** Asks the server what it knows of the user, and whether the session still holds. */
  async refresh() {
    const { kind, token } = this.visitor;
    if (kind !== 'user' || !token) return;
    const details = await this.#deps.gateway.details(token);
    if (this.visitor.token !== token) return;
    switch (details.kind) {
      case 'user':
        return this.update(details.data);
      case 'over':
        return this.logOut(copy.sessionOver);
      case 'unknown':
        return;
      default:
        return assertNever(details);
    }
  }

  private askToLogIn({ guest, offersGuest }: { guest: boolean; offersGuest: boolean }): Promise<Outcome> {
    this.popup = { kind: 'open', guest: offersGuest };
    return new Promise((resolve) => this.#waiting.push({ guest, resolve }));
  }

  /** Continues as a guest without asking a visitor who has done so before in this visit (D85); the popup opens when that fails. */
  private async continueAsGuest(): Promise<Outcome> {
    const data = await this.beginGuest();
    if (this.suffices(true)) return 'ready';
    if (!data) return this.askToLogIn({ guest: true, offersGuest: true });
    this.entered(data);
    return 'ready';
  }

  /** The data of a new guest's session; undefined when the server gives none or cannot be reached. */
  private async beginGuest(): Promise<UserData | undefined> {
    const outcome = await this.#deps.gateway.enterAsGuest().catch((error: unknown) => {
      if (error instanceof ApiUnreachable) return undefined;
      throw error;
    });
    return outcome?.kind === 'entered' ? outcome.data : undefined;
  }

  /** Puts a new session in place of the guest's; what is known of the guest stays. */
  private async replaceGuest() {
    const { token, data } = this.visitor;
    if (!this.#deps.guestCheckout) return;
    const outcome = await this.#deps.gateway.enterAsGuest();
    // Somebody may have logged in meanwhile, here or in another tab.
    if (outcome.kind !== 'entered' || !data || this.visitor.token !== token) return;
    this.entered({ ...data, sessiontoken: outcome.data.sessiontoken });
  }

  private endGuest() {
    this.#deps.storage.remove('userdata');
    this.visitor = nobody;
    this.markOver();
    this.#isTelling = true;
    this.#deps.bus.publishHere('logged-out', { reason: 'session-over' });
    this.#isTelling = false;
  }

  private markOver() {
    this.isOver = true;
  }

  private noteGuest() {
    if (this.visitor.kind === 'guest' && this.visitor.token) this.#guestTokens.add(this.visitor.token);
  }

  private forget(reason: LoggedOutReason) {
    const wasUser = this.visitor.kind === 'user';
    this.isOver = reason === 'session-over';
    // A user who logs in again after the server has ended the session goes on with the same choices.
    const ofOnePerson = this.isOver ? addresses : [...addresses, ...choices];
    this.#deps.storage.remove('userdata', ...(wasUser ? ofOnePerson : []));
    this.visitor = nobody;
    this.#isTelling = true;
    this.#deps.bus.publish('logged-out', { reason });
    this.#isTelling = false;
  }

  /**
   * Called when another tab has logged the user out. When the server has ended the session, the customer is told and asked to log in
   * again, and what was typed here stays; a guest's session is another one and goes on.
   */
  private handleLogout({ reason }: BusEvents['logged-out']) {
    if (this.#isTelling || reason === 'guest-left' || this.visitor.kind === 'guest') return;
    this.isOver = reason === 'session-over';
    if (this.isOver) this.#deps.notices.show(copy.sessionOver);
    else this.dismiss();
    this.become(nobody);
  }

  /**
   * Reads the stored user again, which another tab may have changed by logging in or out. Only the message of that tab says why the
   * session is gone, and it may come later; until then the customer counts as not having asked to log out.
   */
  readAgain() {
    const kept = parseVisitor(this.#deps.storage.read('userdata'));
    if (kept.kind === 'anonymous') {
      if (this.visitor.kind !== 'user') return;
      this.isOver = true;
    }
    if (kept.token !== this.visitor.token || kept.kind !== this.visitor.kind) this.become(kept);
  }

  private become(visitor: Visitor) {
    this.visitor = visitor;
    this.noteGuest();
    if (visitor.kind === 'anonymous') return;
    this.isOver = false;
    this.popup = { kind: 'closed' };
    for (const { guest, resolve } of this.#waiting.splice(0))
      resolve(this.suffices(guest) ? 'ready' : 'dismissed');
  }

  private suffices(guest: boolean): boolean {
    return this.visitor.kind === 'user' || (guest && this.visitor.kind === 'guest');
  }
}
