import { makeAutoObservable, observableRef } from 'mobx';

/** A title with a text, to be read and closed. */
export interface Message {
  readonly title: string;
  readonly text: string;
}

/** A popup that shows one message; `closed` runs when the customer has read it (BIZ-13). */
export class PopupStore {
  message: Message | undefined;
  #afterClose: (() => void) | undefined;

  constructor() {
    makeAutoObservable(this, { message: observableRef }, { autoBind: true });
  }

  show(message: Message, afterClose?: () => void) {
    this.message = message;
    this.#afterClose = afterClose;
  }

  close() {
    const afterClose = this.#afterClose;
    this.message = undefined;
    this.#afterClose = undefined;
    afterClose?.();
  }
}
