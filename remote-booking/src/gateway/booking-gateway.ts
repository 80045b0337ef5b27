import type { BookableDay, Booking, BookingDay } from '../domain/booking';
import type { Occasion } from '../domain/booking-form';
import type { Business } from '../domain/business';
import type { Feedback } from '../domain/feedback';
import type { Information } from '../domain/information';
import type { ReviewPage, ReviewSummary } from '../domain/review';

/** The value that was asked for, or the sentence with which the server refused. */
export type Outcome<Value> =
  { readonly kind: 'ok'; readonly value: Value } | { readonly kind: 'refused'; readonly sentence: string };

export type BusinessOutcome =
  | { readonly kind: 'found'; readonly business: Business }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'session-over' }
  | { readonly kind: 'moved'; readonly url: string }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Title and meta of a business for the head of its pages, and the address of its banner (RTE-22, RTE-24). */
export interface BusinessMeta {
  readonly title: string;
  readonly keywords: string;
  readonly description: string;
  readonly bannerUrl: string;
}

/** A booking to be sent; `totalGuestPrice` is in whole pence, `requestKey` identifies this press of the button (BKS-12). */
export interface BookingRequest {
  readonly sessionToken: string | undefined;
  readonly businessId: string;
  readonly date: string;
  readonly time: string;
  readonly slotId: string;
  readonly paymode: 'cod' | 'card';
  readonly guests: number;
  readonly totalGuestPrice: number;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly postcode: string;
  readonly occasion: Occasion;
  readonly message: string;
  readonly wantsUpdates: boolean;
  readonly wantsOffers: boolean;
  readonly wantsRestaurantOffers: boolean;
  readonly requestKey: string;
}

/**
 * `payAt` is the address of the payment page if the server names one; `waits-for-code`: a code has to confirm the booking first (D120); `taken` means that somebody else just booked the slot (BKS-7).
 */
export type BookOutcome =
  | {
      readonly kind: 'booked';
      readonly id: string;
      readonly payAt: string | undefined;
      readonly changeKey: string | undefined;
    }
  | { readonly kind: 'waits-for-code'; readonly id: string; readonly changeKey: string | undefined }
  | { readonly kind: 'taken'; readonly sentence: string }
  | { readonly kind: 'session-over' }
  | { readonly kind: 'refused'; readonly sentence: string };

/** A change of a booking, by the session of its account or by its key (D124). */
export interface ChangeRequest extends Pick<
  BookingRequest,
  'sessionToken' | 'date' | 'time' | 'slotId' | 'guests' | 'totalGuestPrice' | 'requestKey'
> {
  readonly id: string;
  readonly changeKey: string | undefined;
}

export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly booking: Booking }
  | { readonly kind: 'taken'; readonly sentence: string }
  | { readonly kind: 'session-over' }
  | { readonly kind: 'refused'; readonly sentence: string };

/** A page of reviews, the server's sentence for there being none (REV-20), or another code (REV-21). */
export type ReviewsOutcome =
  | { readonly kind: 'ok'; readonly page: ReviewPage }
  | { readonly kind: 'none'; readonly sentence: string; readonly summary: ReviewSummary | undefined }
  | { readonly kind: 'error' };

/** What booking, information and reviews ask of the API. Every method rejects with ApiUnreachable when there is no answer. */
export interface BookingGateway {
  business(slug: string, signal?: AbortSignal): Promise<BusinessOutcome>;
  meta(slug: string, signal?: AbortSignal): Promise<BusinessMeta | undefined>;
  day(businessId: string, date: string, signal?: AbortSignal): Promise<Outcome<BookingDay>>;
  /** The fourteen days from today on; undefined where the server cannot say. */
  days(businessId: string, signal?: AbortSignal): Promise<readonly BookableDay[] | undefined>;
  book(request: BookingRequest): Promise<BookOutcome>;
  information(businessId: string, signal?: AbortSignal): Promise<Outcome<Information>>;
  reviews(businessId: string, page: number, signal?: AbortSignal): Promise<ReviewsOutcome>;
  sendFeedback(slug: string, feedback: Feedback): Promise<Outcome<undefined>>;
  booking(id: string, signal?: AbortSignal): Promise<Outcome<Booking>>;
  change(request: ChangeRequest): Promise<ChangeOutcome>;
  cancel(id: string, sessionToken: string | undefined): Promise<Outcome<Booking>>;
}
