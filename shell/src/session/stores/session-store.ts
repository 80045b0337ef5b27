import { assertNever } from '@storefront/contract';
import type { BusEvents, UserData } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import type { Notices, Session, Storage, Visitor } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';
import type { EventBus } from '../../bus/event-bus';
import type { TextStore } from '../../storage/browser-storage';
import { copy } from '../copy';
import { isGuest, nobody, visitorOf } from '../gateway/parse-visitor';
import type { SessionGateway } from '../gateway/session-gateway';
import type { Entrance } from './login-store';

type LoggedOutReason = BusEvents['logged-out']['reason'];
type Outcome = 'ready' | 'dismissed';

const addresses = ['addressDetails', 'deliv_address'] as const;
const choices = ['selected_addr_id', 'timeslot'] as const;

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
  /** Whether this tab is telling the others of its own logout. */
  #isTelling = false;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    this.visitor = visitorOf(deps.storage.read('userdata'));
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
    this.become(visitorOf(data));
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
    this.visitor = visitorOf(data);
  }

  logOut(sentence?: string) {
    const { token } = this.visitor;
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
    const outcome = await this.#deps.gateway.enterAsGuest().catch((error: unknown) => {
      if (error instanceof ApiUnreachable) return undefined;
      throw error;
    });
    if (this.suffices(true)) return 'ready';
    if (outcome?.kind !== 'entered') return this.askToLogIn({ guest: true, offersGuest: true });
    this.entered(outcome.data);
    return 'ready';
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
    const kept = visitorOf(this.#deps.storage.read('userdata'));
    if (kept.kind === 'anonymous') {
      if (this.visitor.kind !== 'user') return;
      this.isOver = true;
    }
    if (kept.token !== this.visitor.token || kept.kind !== this.visitor.kind) this.become(kept);
  }

  private become(visitor: Visitor) {
    this.visitor = visitor;
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
