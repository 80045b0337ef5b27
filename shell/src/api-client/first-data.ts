import { canonicalJson } from '@storefront/contract';
import type { CallName } from '@storefront/contract';

/** An answer that came inlined with the page. */
export interface FirstAnswer {
  readonly call: string;
  readonly body: unknown;
  readonly answer: unknown;
}

/**
 * Answers the calls of the first page from what the edge has inlined. Until the page is on the screen an answer is given to every call,
 * because shell and page may make the same one; afterwards it is given once.
 */
export class FirstData {
  private answers: readonly FirstAnswer[];
  private given = new Set<FirstAnswer>();
  private isShown = false;

  constructor(answers: readonly FirstAnswer[]) {
    this.answers = answers;
  }

  /** The inlined answer to exactly this call, or undefined. */
  take(call: CallName, body: unknown): unknown {
    const wanted = canonicalJson(body);
    const found = this.answers.find((first) => first.call === call && canonicalJson(first.body) === wanted);
    if (found) this.given.add(found);
    if (this.isShown) this.dropGiven();
    return found?.answer;
  }

  /** Call it when the first page is on the screen: a call that is repeated from then on asks for news. */
  pageShown(): void {
    this.isShown = true;
    this.dropGiven();
  }

  /** Call it when the first page was left: what it did not use would be old by the time it is asked for. */
  forget(): void {
    this.answers = [];
  }

  private dropGiven() {
    this.answers = this.answers.filter((answer) => !this.given.has(answer));
    this.given.clear();
  }
}
