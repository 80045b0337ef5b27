import { ApiUnreachable } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';

/** What came of an act; a sentence says why it was not done. */
interface Outcome {
  readonly kind: 'done' | 'overtaken' | 'over' | 'refused';
  readonly sentence?: string;
}

interface Pending {
  /** Tells the act from any other. */
  readonly act: string;
  /** What it is done with. */
  readonly subject: string;
}

/** Does one thing after the other, in the order of the presses. What got no answer goes again with the same key, so that it is not done twice (KIT-3). */
export class Acts {
  /** Why something was not done since the last press, '' when all of it was. */
  sentence = '';
  /** What is under way or waits for its turn. */
  pending: readonly Pending[] = [];
  readonly #randomKey: () => string;
  readonly #unanswered = new Map<string, string>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(randomKey: () => string) {
    this.#randomKey = randomKey;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether something is being done with a subject, such as an order, or will be in its turn. */
  isBusy(subject: string): boolean {
    return this.pending.some((one) => one.subject === subject);
  }

  /**
   * Does something with a subject once what was pressed before is done; `asked` tells it from anything else that could be done with it.
   * Undefined when nobody answered, `send` has put it off, or the same is already being done. `queue` takes the key of what got no answer;
   * without it a sentence asks to press again.
   */
  async run<Result extends Outcome>(
    subject: string,
    asked: unknown,
    send: (key: string) => Promise<Result | undefined>,
    queue?: (key: string) => void,
  ): Promise<Result | undefined> {
    const act = JSON.stringify([subject, asked]);
    if (this.pending.some((one) => one.act === act)) return undefined;
    this.pending = [...this.pending, { act, subject }];
    this.clear();
    const done = this.#last.then(() => this.#send(act, send, queue));
    this.#last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      this.end(act);
    }
  }

  /** Says why something was not done that was sent elsewhere. */
  tell(sentence: string) {
    this.sentence = sentence;
  }

  clear() {
    this.sentence = '';
  }

  private end(act: string) {
    this.pending = this.pending.filter((one) => one.act !== act);
  }

  async #send<Result extends Outcome>(
    act: string,
    send: (key: string) => Promise<Result | undefined>,
    queue?: (key: string) => void,
  ): Promise<Result | undefined> {
    const key = this.#unanswered.get(act) ?? this.#randomKey();
    this.#unanswered.set(act, key);
    try {
      const outcome = await send(key);
      this.#unanswered.delete(act);
      if (outcome?.sentence !== undefined && outcome.kind !== 'over') this.tell(outcome.sentence);
      return outcome;
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      if (queue === undefined) this.tell(copy.notSent);
      else {
        this.#unanswered.delete(act);
        queue(key);
      }
      return undefined;
    }
  }
}
