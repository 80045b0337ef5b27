import type { Clock, End } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';

/** What the page says; good news is green, bad news red (OTP-15). */
export interface Message {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

const shownMilliseconds = 5_000;

/** The one message of the page; it disappears by itself after five seconds (OTP-16). */
export class MessageStore {
  message: Message | undefined;
  readonly #clock: Clock;
  #endWait: End = () => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { message: observableRef }, { autoBind: true });
  }

  show(tone: Message['tone'], text: string) {
    this.#endWait();
    this.message = { tone, text };
    this.#endWait = this.#clock.after(shownMilliseconds, this.clear);
  }

  stop() {
    this.#endWait();
  }

  private clear() {
    this.message = undefined;
  }
}
