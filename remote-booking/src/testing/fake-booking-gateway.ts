import { ApiUnreachable } from '@storefront/host';
import type { BookableDay, Booking, BookingDay } from '../domain/booking';
import type { Feedback } from '../domain/feedback';
import type { Information } from '../domain/information';
import type {
  BookingGateway,
  BookingRequest,
  BookOutcome,
  BusinessMeta,
  BusinessOutcome,
  ChangeOutcome,
  ChangeRequest,
  Outcome,
  ReviewsOutcome,
} from '../gateway/booking-gateway';

/** The answers by method; a method without an answer rejects as unreachable. */
export interface Answers {
  business?: BusinessOutcome;
  meta?: BusinessMeta;
  day?: Outcome<BookingDay>;
  days?: readonly BookableDay[];
  book?: BookOutcome;
  change?: ChangeOutcome;
  information?: Outcome<Information>;
  reviews?: ReviewsOutcome;
  feedback?: Outcome<undefined>;
  booking?: Outcome<Booking>;
  cancel?: Outcome<Booking>;
}

/** Returns the given answers and records what was asked; `answers` may be changed between two calls. */
export class FakeBookingGateway implements BookingGateway {
  readonly calls: string[] = [];
  readonly requests: BookingRequest[] = [];
  readonly changes: ChangeRequest[] = [];
  readonly feedbacks: Feedback[] = [];

  constructor(readonly answers: Answers = {}) {}

  business(slug: string, signal?: AbortSignal) {
    return this.answer('business', slug, signal);
  }

  meta(slug: string, signal?: AbortSignal) {
    return this.answer('meta', slug, signal);
  }

  day(businessId: string, date: string, signal?: AbortSignal) {
    return this.answer('day', `${businessId} ${date}`, signal);
  }

  days(businessId: string, signal?: AbortSignal) {
    return this.answer('days', businessId, signal);
  }

  change(request: ChangeRequest) {
    this.changes.push(request);
    return this.answer('change', request.requestKey);
  }

  book(request: BookingRequest) {
    this.requests.push(request);
    return this.answer('book', request.requestKey);
  }

  information(businessId: string, signal?: AbortSignal) {
    return this.answer('information', businessId, signal);
  }

  reviews(businessId: string, page: number, signal?: AbortSignal) {
    return this.answer('reviews', `${businessId} ${page}`, signal);
  }

  sendFeedback(slug: string, feedback: Feedback) {
    this.feedbacks.push(feedback);
    return this.answer('feedback', slug);
  }

  booking(id: string, signal?: AbortSignal) {
    return this.answer('booking', id, signal);
  }

  cancel(id: string, sessionToken: string | undefined) {
    return this.answer('cancel', `${id} ${sessionToken ?? ''}`.trim());
  }

  private async answer<Name extends keyof Answers>(
    name: Name,
    what: string,
    signal?: AbortSignal,
  ): Promise<NonNullable<Answers[Name]>> {
    this.calls.push(`${name} ${what}`);
    const answer = this.answers[name];
    await Promise.resolve();
    signal?.throwIfAborted();
    if (answer === undefined) throw new ApiUnreachable(name);
    return answer;
  }
}
