import { ApiUnreachable } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';

/** What came of an act; a sentence says why it was not done. */
interface Outcome {
  readonly kind: 'done' | 'overtaken' | 'over' | 'refused';
  readonly sentence?: string;
}

/** Does one thing after the other. What got no answer goes again with the same key, so that it is not done twice (KIT-3). */
export class Acts {
  /** What something is done with now, such as an order. */
  subject: string | undefined;
  /** Why the last act was not done, '' when it was. */
  sentence = '';
  readonly #randomKey: () => string;
  readonly #unanswered = new Map<string, string>();

  constructor(randomKey: () => string) {
    this.#randomKey = randomKey;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Does something with a subject; `asked` tells it from anything else that could be done with it. Undefined when nobody answered, or
   * something else is still being done. `queue` takes the key of what got no answer; without it a sentence asks to press again.
   */
  async run<Result extends Outcome>(
    subject: string,
    asked: unknown,
    send: (key: string) => Promise<Result>,
    queue?: (key: string) => void,
  ): Promise<Result | undefined> {
    if (this.subject !== undefined) return undefined;
    this.subject = subject;
    this.sentence = '';
    const act = JSON.stringify([subject, asked]);
    const key = this.#unanswered.get(act) ?? this.#randomKey();
    this.#unanswered.set(act, key);
    try {
      const outcome = await send(key);
      this.#unanswered.delete(act);
      if (outcome.kind !== 'over') runInAction(() => (this.sentence = outcome.sentence ?? ''));
      return outcome;
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      runInAction(() => {
        if (queue === undefined) this.sentence = copy.notSent;
        else {
          this.#unanswered.delete(act);
          queue(key);
        }
      });
      return undefined;
    } finally {
      runInAction(() => (this.subject = undefined));
    }
  }

  /** Says why something was not done that was sent elsewhere. */
  tell(sentence: string) {
    this.sentence = sentence;
  }

  clear() {
    this.sentence = '';
  }
}
