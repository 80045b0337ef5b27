import { makeAutoObservable, observableRef } from 'mobx';

/** A title with a text, to be read and closed. */
export interface Message {
  readonly title: string;
  readonly text: string;
}

/** A popup that shows one message; `closed` runs when the customer has read it (BIZ-13). */
export class PopupStore {
  message: Message | undefined;
  #closed: (() => void) | undefined;

  constructor() {
    makeAutoObservable(this, { message: observableRef }, { autoBind: true });
  }

  show(message: Message, closed?: () => void) {
    this.message = message;
    this.#closed = closed;
  }

  close() {
    const closed = this.#closed;
    this.message = undefined;
    this.#closed = undefined;
    closed?.();
  }
}
