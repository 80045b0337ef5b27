import { Latest } from '@storefront/host';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { copy } from '../copy';
import type { Review, ReviewPage, ReviewSummary } from '../domain/review';
import type { BookingGateway, ReviewsOutcome } from '../gateway/booking-gateway';
import { answerOf } from './answer-of';

/** Where the asking stands; what was received stays whatever comes of the next page. */
type Asking =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly isMore: boolean }
  /** Empty or refused: the sentence shows (REV-13). */
  | { readonly kind: 'said'; readonly sentence: string }
  /** No answer: the same page can be asked for again. */
  | { readonly kind: 'unreachable' };

/** The reviews received so far, page after page (REV-15 to REV-21). */
export class ReviewsStore {
  reviews: readonly Review[] = [];
  summary: ReviewSummary | undefined;
  asking: Asking = { kind: 'idle' };
  readonly #gateway: BookingGateway;
  #nextPage = 0;
  #businessId = '';
  readonly #latest = new Latest();

  constructor(gateway: BookingGateway) {
    this.#gateway = gateway;
    makeAutoObservable(
      this,
      {
        reviews: observableRef,
        summary: observableRef,
        asking: observableRef,
      },
      { autoBind: true },
    );
  }

  get isLoading(): boolean {
    return this.asking.kind === 'running';
  }

  /** Whether 'Load More' shows: more exist, and nothing is loading (REV-11). */
  get canLoadMore(): boolean {
    return this.asking.kind === 'done' && this.asking.isMore;
  }

  /** Whether it is known that nobody has reviewed the business yet. */
  get isEmpty(): boolean {
    return this.summary?.count === 0 && this.reviews.length === 0;
  }

  get sentence(): string {
    return this.asking.kind === 'said' ? this.asking.sentence : '';
  }

  /** Asks for the first page, once (INF-5). */
  async load(businessId: string): Promise<void> {
    if (this.asking.kind !== 'idle') return;
    this.#businessId = businessId;
    await this.ask();
  }

  async loadMore(): Promise<void> {
    if (this.canLoadMore) await this.ask();
  }

  async retry(): Promise<void> {
    if (this.asking.kind === 'unreachable') await this.ask();
  }

  stop() {
    this.#latest.end();
    if (this.isLoading)
      this.asking = this.#nextPage === 0 ? { kind: 'idle' } : { kind: 'done', isMore: true };
  }

  private async ask(): Promise<void> {
    this.asking = { kind: 'running' };
    const signal = this.#latest.begin();
    const outcome = await answerOf(this.#gateway.reviews(this.#businessId, this.#nextPage, signal));
    if (signal.aborted) return;
    runInAction(() => this.take(outcome));
  }

  private take(outcome: ReviewsOutcome | undefined) {
    if (outcome?.kind === 'given') this.append(outcome.page);
    else if (outcome?.kind === 'none') {
      this.summary ??= outcome.summary;
      this.asking = { kind: 'said', sentence: outcome.sentence };
    } else if (outcome?.kind === 'error') this.asking = { kind: 'said', sentence: copy.reviews.someError };
    else this.asking = { kind: 'unreachable' };
  }

  private append({ reviews, isMore, summary }: ReviewPage) {
    this.reviews = [...this.reviews, ...reviews];
    this.summary = summary ?? this.summary;
    this.#nextPage += 1;
    this.asking = { kind: 'done', isMore };
  }
}
