import { Task, settled } from '@storefront/host';
import type { TaskState } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';
import { copy } from '../copy';
import { emptyFeedback, feedbackErrors, starsEverywhere, keyIn, ratedThings } from '../domain/feedback';
import type { Feedback, FeedbackField, RatedThing } from '../domain/feedback';
import type { BookingGateway } from '../gateway/booking-gateway';

/** A review as it is written and sent (REV-22, REV-23). */
export class FeedbackStore {
  feedback: Feedback;
  wasPressed = false;
  /** Whether the customer has come by a link that names the order or booking, and has nothing to prove. */
  readonly hasKey: boolean;
  readonly #sending = new Task<undefined>(copy.unreachable);

  readonly #gateway: BookingGateway;
  readonly #slug: string;

  /** `given` are the stars of a press on the page of the order, 0 for none: they begin everywhere, and each can be changed. */
  constructor(gateway: BookingGateway, slug: string, key: string, given = 0) {
    this.#gateway = gateway;
    this.#slug = slug;
    this.feedback = { ...emptyFeedback, key, stars: starsEverywhere(given) };
    this.hasKey = key !== '';
    makeAutoObservable(this, { feedback: observableRef }, { autoBind: true });
  }

  get refusal(): string {
    return this.#sending.sentence;
  }

  get sending(): TaskState<undefined> {
    return this.#sending.state;
  }

  /** The message of a field, once the button was pressed. */
  errorOf(field: FeedbackField): string {
    return this.wasPressed ? feedbackErrors(this.feedback)[field] : '';
  }

  /** The first field of the form that is still missing something. */
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
    if (this.#sending.isRunning) return;
    this.wasPressed = true;
    if (this.firstFault !== undefined) return;
    const feedback = { ...this.feedback, key: keyIn(this.feedback.key) };
    await this.#sending.run(() => this.#gateway.sendFeedback(this.#slug, feedback), settled);
  }
}
