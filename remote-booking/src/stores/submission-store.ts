import { assertNever, tidyPostcode } from '@storefront/contract';
import type { Host, PopupStore } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import { keepChangeKey } from '../gateway/change-keys';
import { forgetDraft } from '../gateway/stored-draft';
import type { BookingGateway, BookingRequest, BookOutcome } from '../gateway/booking-gateway';
import { catchUnreachable } from './catch-unreachable';
import type { BookingStore } from './booking-store';

export interface SubmissionDeps {
  readonly gateway: BookingGateway;
  readonly booking: BookingStore;
  readonly popup: PopupStore;
  readonly host: Pick<Host, 'session' | 'navigation' | 'storage' | 'bus' | 'randomKey'>;
}

type Draft = Omit<BookingRequest, 'requestKey'>;

/** Sends the booking: the press of the button, the answer, and where the customer goes. */
export class SubmissionStore {
  isLoading = false;
  /** Counts the presses that sent nothing: each scrolls the page to its form (BKP-17). */
  invalidSubmits = 0;
  readonly #deps: SubmissionDeps;
  /** The booking that got no answer, and its key: the same booking is sent again with the same key (BKS-12, D38). */
  #unanswered: { readonly text: string; readonly key: string } | undefined;
  #isStopped = false;
  /** Whether the customer was asked to log in again since the session ended, and may have chosen not to. */
  #wasAskedToLogIn = false;

  constructor(deps: SubmissionDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the server has ended the session: a table that is booked now would not be in the customer's account (PER-6). */
  get isSessionOver(): boolean {
    const { visitor, isOver } = this.#deps.host.session;
    return isOver && visitor.kind === 'anonymous';
  }

  async submit(): Promise<void> {
    const { booking, gateway } = this.#deps;
    if (this.isLoading) return;
    const draft = this.draft();
    if (!draft) {
      booking.touchAll();
      this.invalidSubmits += 1;
      return;
    }
    if (this.isSessionOver && !this.#wasAskedToLogIn) return this.logInAgain();
    this.isLoading = true;
    const requestKey = this.requestKeyFor(draft);
    const outcome = await catchUnreachable(gateway.book({ ...draft, requestKey }));
    if (!outcome) {
      this.endLoading();
      return;
    }
    this.#unanswered = undefined;
    // After a success the loader stays until the page is left; a refusal shows above the page at once (BKS-2).
    const isMade = outcome.kind === 'booked' || outcome.kind === 'waits-for-code';
    if (!isMade) this.endLoading();
    await this.handleOutcome(outcome, draft);
  }

  /** Opens the login popup over the filled form; a customer who closes it can still book without an account (PER-1). */
  logInAgain() {
    this.#wasAskedToLogIn = true;
    void this.#deps.host.session.requireSession({ guest: true });
  }

  start() {
    this.#isStopped = false;
  }

  stop() {
    this.#isStopped = true;
    this.isLoading = false;
  }

  private endLoading() {
    this.isLoading = false;
  }

  /** The booking as the form has it, or undefined while something is missing (BKV-14, BKP-14 to BKP-17). */
  private draft(): Draft | undefined {
    const { booking, host } = this.#deps;
    const { business, form, payment, slot, messageChoices } = booking;
    const { paymode } = payment;
    if (!business || !booking.isValid || form.occasion === '' || !slot || !payment.isReady) return undefined;
    if (paymode !== 'cod' && paymode !== 'card') return undefined;
    const { visitor } = host.session;
    return {
      sessionToken: visitor.kind === 'user' ? visitor.token : undefined,
      businessId: business.id,
      date: form.date,
      time: slot.at.time,
      slotId: slot.id,
      paymode,
      guests: booking.guests,
      totalGuestPrice: booking.figures.guests,
      name: form.name.trim(),
      email: form.email.trim(),
      mobile: form.mobile.trim(),
      postcode: tidyPostcode(form.postcode),
      occasion: form.occasion,
      message: form.message.trim(),
      wantsUpdates: messageChoices.updates,
      wantsOffers: messageChoices.offers,
      wantsRestaurantOffers: messageChoices.restaurantOffers,
    };
  }

  private requestKeyFor(draft: Draft): string {
    const text = JSON.stringify(draft);
    if (this.#unanswered?.text !== text) this.#unanswered = { text, key: this.#deps.host.randomKey() };
    return this.#unanswered.key;
  }

  private async handleOutcome(outcome: BookOutcome, draft: Draft): Promise<void> {
    const { booking, host, popup } = this.#deps;
    if (outcome.kind === 'booked' || outcome.kind === 'waits-for-code')
      keepChangeKey(host.storage, outcome.id, outcome.changeKey);
    if (outcome.kind === 'booked') {
      forgetDraft(host.storage);
      host.bus.publish('booking-placed', { id: outcome.id, businessId: draft.businessId });
      if (!this.#isStopped) this.leave(outcome, draft.paymode);
      return;
    }
    if (outcome.kind === 'waits-for-code') {
      // The form is kept until the code is typed in, for the table may have gone by then.
      if (!this.#isStopped) host.navigation.go(bookingPath(outcome.id));
      return;
    }
    if (outcome.kind === 'session-over') {
      // The form stays as it is.
      host.session.logOut(copy.sessionOver);
      this.logInAgain();
      return;
    }
    // The form keeps its date, so the customer can try again at once (BKS-6).
    popup.show({ title: copy.booking.error, text: outcome.sentence });
    if (outcome.kind === 'taken') await booking.reloadDay();
  }

  private leave({ id, payAt }: Extract<BookOutcome, { kind: 'booked' }>, paymode: 'cod' | 'card') {
    const { navigation } = this.#deps.host;
    switch (paymode) {
      case 'cod':
        return navigation.go(bookingPath(id));
      case 'card':
        return navigation.leave(payAt ?? payPage(id, paymode));
      default:
        return assertNever(paymode);
    }
  }
}

/** The page of a booking. */
export function bookingPath(id: string): string {
  return `/booking-complete?${new URLSearchParams({ v: id })}`;
}

/** Where a booking is paid, when the server names no other place (BKS-4, D75). */
export function payPage(id: string, paymode: 'cod' | 'card'): string {
  return `/pay?${new URLSearchParams({ key: `${id}_booking`, ptype: paymode })}`;
}
