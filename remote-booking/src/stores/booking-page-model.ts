import type { End, Host, PageLocation, PageModel, Visitor } from '@storefront/host';
import { PopupStore } from '@storefront/host';
import { makeAutoObservable, reaction } from 'mobx';
import type { Business } from '../domain/business';
import { parseContact } from '../gateway/parse-contact';
import { StoredDraft } from '../gateway/stored-draft';
import { BookingStore } from './booking-store';
import { businessPart } from './business-part';
import type { BusinessStore } from './business-store';
import { setPageHead } from './set-page-head';
import { SubmissionStore } from './submission-store';

/** The booking page: the business, the form, its price, and sending it. */
export class BookingPageModel implements PageModel {
  readonly business: BusinessStore;
  readonly booking: BookingStore;
  readonly submission: SubmissionStore;
  /** The popups 'Alert' and 'Error'. */
  readonly popup = new PopupStore();
  readonly closed: PopupStore;
  readonly Link: Host['Link'];
  /** Whether the booking cart is open as a sheet, on a small screen (BKG-11). */
  isCartOpen = false;
  #isLeft = false;
  #ends: End[] = [];
  #endKeeping: End = () => undefined;
  readonly #host: Host;
  readonly #place: 'page' | 'tab';

  constructor(
    host: Host,
    location: PageLocation,
    /** A tab of the business page leaves the head and the closed notice to that page. */
    place: 'page' | 'tab' = 'page',
  ) {
    this.#host = host;
    this.#place = place;
    const { gateway, business, closed } = businessPart(host, location, place === 'page');
    const { popup } = this;
    this.Link = host.Link;
    this.business = business;
    this.closed = closed;
    this.booking = new BookingStore({ gateway, business, clock: host.clock, popup });
    this.submission = new SubmissionStore({ gateway, booking: this.booking, popup, host });
    makeAutoObservable(
      this,
      { business: false, booking: false, submission: false, popup: false, closed: false, Link: false },
      { autoBind: true },
    );
  }

  get isPage(): boolean {
    return this.#place === 'page';
  }

  async load() {
    await this.business.load();
    if (!this.#isLeft) await this.booking.loadDays();
  }

  start() {
    this.#isLeft = false;
    this.submission.start();
    this.#ends = [
      // The kept form comes first: a user's own details fill only what is still empty.
      reaction(() => this.business.business, this.keepDraft, { fireImmediately: true }),
      reaction(() => this.#host.session.visitor, this.fillInVisitor, { fireImmediately: true }),
      reaction(() => ({ days: this.booking.days, rules: this.booking.rules }), this.suggest, {
        fireImmediately: true,
      }),
      // The form then shows what is missing (BKV-15).
      reaction(() => this.submission.invalidSubmits, this.closeCart),
      ...(this.isPage ? [setPageHead(this.#host, this.business)] : []),
    ];
  }

  stop() {
    this.#isLeft = true;
    for (const end of this.#ends.splice(0)) end();
    this.#endKeeping();
    this.booking.stop();
    this.submission.stop();
    this.business.stop();
  }

  /** Reloads a page that the browser restored from its cache after a payment: its booking is made, and its loader would stay. */
  restored() {
    this.#host.navigation.reload();
  }

  /** Books at once where the cart would have nothing to show: no price, no way to pay, no terms (BKG-17, D123). */
  bookNow() {
    const { figures, payment } = this.booking;
    if (figures.amountDue > 0 || payment.isStepShown) this.openCart();
    else void this.submission.submit();
  }

  openCart() {
    this.isCartOpen = true;
  }

  closeCart() {
    this.isCartOpen = false;
  }

  private suggest() {
    void this.booking.suggest();
  }

  /** Takes up what was filled in before a reload, and keeps what is filled in from now on (D112). */
  private keepDraft(business: Business | undefined) {
    this.#endKeeping();
    if (!business) return;
    const stored = new StoredDraft(this.#host.storage, business.id);
    const draft = stored.read();
    if (draft) {
      void this.booking.restore(draft);
      this.fillInVisitor(this.#host.session.visitor);
    }
    this.#endKeeping = reaction(
      () => this.booking.draft,
      (changed) => stored.save(changed),
    );
  }

  /** Fills empty fields with the data of a logged-in user; what was typed stays. */
  private fillInVisitor({ data }: Visitor) {
    if (!data) return;
    const { form, fill } = this.booking;
    const { name, email, mobile, postcode } = parseContact(data);
    if (form.name === '') fill('name', name);
    if (form.email === '') fill('email', email);
    if (form.mobile === '') fill('mobile', mobile);
    if (form.postcode === '') fill('postcode', postcode);
  }
}
