import { assertNever } from '@storefront/contract';
import { Task, done, refused } from '@storefront/host';
import type { TaskState } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';
import { copy } from '../copy';
import type { Review, ReviewPage, ReviewSummary } from '../domain/review';
import type { BookingGateway, ReviewsOutcome } from '../gateway/booking-gateway';

/** The reviews received so far, page after page (REV-15 to REV-21). */
export class ReviewsStore {
  reviews: readonly Review[] = [];
  summary: ReviewSummary | undefined;
  readonly #gateway: BookingGateway;
  #nextPage = 0;
  #businessId = '';
  /** `done` holds whether there are more pages; `failed` holds the sentence for no reviews or for another code (REV-13). */
  readonly #page = new Task<{ readonly isMore: boolean }>();

  constructor(gateway: BookingGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { reviews: observableRef, summary: observableRef }, { autoBind: true });
  }

  get isLoading(): boolean {
    return this.#page.isRunning;
  }

  /** Whether the last page got no answer, so that it can be asked for again. */
  get isUnreachable(): boolean {
    const { state } = this.#page;
    return state.kind === 'failed' && state.reason === 'unreachable';
  }

  /** Whether 'Load More' shows: more exist, and nothing is loading (REV-11). */
  get canLoadMore(): boolean {
    return this.#page.value?.isMore ?? false;
  }

  /** Whether it is known that nobody has reviewed the business yet. */
  get isEmpty(): boolean {
    return this.summary?.count === 0 && this.reviews.length === 0;
  }

  get sentence(): string {
    return this.#page.sentence;
  }

  /** Asks for the first page, once (INF-5). */
  async load(businessId: string): Promise<void> {
    if (this.#page.state.kind !== 'idle') return;
    this.#businessId = businessId;
    await this.ask();
  }

  async loadMore(): Promise<void> {
    if (this.canLoadMore) await this.ask();
  }

  async retry(): Promise<void> {
    if (this.isUnreachable) await this.#page.retry();
  }

  stop() {
    if (!this.isLoading) return;
    this.#page.abort();
    if (this.#nextPage > 0) this.#page.set(done({ isMore: true }));
  }

  private ask() {
    return this.#page.run(
      (signal) => this.#gateway.reviews(this.#businessId, this.#nextPage, signal),
      this.toState,
    );
  }

  private toState(outcome: ReviewsOutcome): TaskState<{ readonly isMore: boolean }> {
    switch (outcome.kind) {
      case 'ok':
        return this.append(outcome.page);
      case 'none':
        this.summary ??= outcome.summary;
        return refused(outcome.sentence);
      case 'error':
        return refused(copy.reviews.someError);
      default:
        return assertNever(outcome);
    }
  }

  private append({ reviews, isMore, summary }: ReviewPage) {
    this.reviews = [...this.reviews, ...reviews];
    this.summary = summary ?? this.summary;
    this.#nextPage += 1;
    return done({ isMore });
  }
}
