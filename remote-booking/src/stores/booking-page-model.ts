import type { End, Host, PageLocation, PageModel, Visitor } from '@storefront/host';
import { PopupStore } from '@storefront/host';
import { makeAutoObservable, reaction } from 'mobx';
import { parseContact } from '../gateway/parse-contact';
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
  private ends: End[] = [];

  constructor(
    private readonly host: Host,
    location: PageLocation,
    /** A tab of the business page leaves the head and the closed notice to that page. */
    private readonly place: 'page' | 'tab' = 'page',
  ) {
    const { gateway, business, closed } = businessPart(host, location, place === 'page');
    const { popup } = this;
    this.Link = host.Link;
    this.business = business;
    this.closed = closed;
    this.booking = new BookingStore({ gateway, business, clock: host.clock, popup });
    this.submission = new SubmissionStore({
      gateway,
      booking: this.booking,
      popup,
      host,
      closeCart: () => this.closeCart(),
    });
    makeAutoObservable<this, 'host' | 'ends' | 'place'>(
      this,
      {
        host: false,
        ends: false,
        place: false,
        business: false,
        booking: false,
        submission: false,
        popup: false,
        closed: false,
        Link: false,
      },
      { autoBind: true },
    );
  }

  get isPage(): boolean {
    return this.place === 'page';
  }

  async load() {
    await this.business.load();
  }

  start() {
    this.submission.start();
    this.ends = [
      reaction(() => this.host.session.visitor, this.fillInVisitor, { fireImmediately: true }),
      ...(this.isPage ? [setPageHead(this.host, this.business)] : []),
    ];
  }

  stop() {
    for (const end of this.ends.splice(0)) end();
    this.booking.stop();
    this.submission.stop();
    this.business.stop();
  }

  openCart() {
    this.isCartOpen = true;
  }

  closeCart() {
    this.isCartOpen = false;
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
