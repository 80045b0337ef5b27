import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { copy } from '../copy';
import { emptyFeedback, feedbackErrors, ratedThings } from '../domain/feedback';
import type { Feedback, FeedbackField, RatedThing } from '../domain/feedback';
import type { BookingGateway } from '../gateway/booking-gateway';
import { answerOf } from './answer-of';

type Sending = { readonly kind: 'idle' } | { readonly kind: 'running' } | { readonly kind: 'done' } | Refused;
interface Refused {
  readonly kind: 'refused';
  readonly sentence: string;
}

/** A review as it is written and sent (REV-22, REV-23). */
export class FeedbackStore {
  feedback: Feedback;
  sending: Sending = { kind: 'idle' };
  wasPressed = false;

  readonly #gateway: BookingGateway;
  readonly #slug: string;

  constructor(gateway: BookingGateway, slug: string, key: string) {
    this.#gateway = gateway;
    this.#slug = slug;
    this.feedback = { ...emptyFeedback, key };
    makeAutoObservable(this, { feedback: observableRef }, { autoBind: true });
  }

  get refusal(): string {
    return this.sending.kind === 'refused' ? this.sending.sentence : '';
  }

  /** The message of a field, once the button was pressed. */
  errorOf(field: FeedbackField): string {
    return this.wasPressed ? feedbackErrors(this.feedback)[field] : '';
  }

  /** The first field, as they stand in the form, that the review waits for. */
  get firstFault(): FeedbackField | undefined {
    const errors = feedbackErrors(this.feedback);
    return ([...ratedThings, 'name', 'key'] as const).find((field) => errors[field] !== '');
  }

  fill(field: 'key' | 'name' | 'text', text: string) {
    this.feedback = { ...this.feedback, [field]: text };
  }

  rate(thing: RatedThing, stars: number) {
    this.feedback = { ...this.feedback, stars: { ...this.feedback.stars, [thing]: stars } };
  }

  async send(): Promise<void> {
    if (this.sending.kind === 'running') return;
    this.wasPressed = true;
    if (this.firstFault !== undefined) return;
    this.sending = { kind: 'running' };
    const outcome = await answerOf(this.#gateway.sendFeedback(this.#slug, this.feedback));
    runInAction(() => {
      this.sending =
        outcome?.kind === 'given'
          ? { kind: 'done' }
          : { kind: 'refused', sentence: outcome?.sentence ?? copy.unreachable };
    });
  }
}
