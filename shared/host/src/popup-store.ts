import { makeAutoObservable, observableRef } from 'mobx';

/** A title with a text, to be read and closed. */
export interface PopupText {
  readonly title: string;
  readonly text: string;
}

/** The one popup above a page, and what follows when it is closed; `Popup` is what it shows, observable by MobX (BIZ-13). */
export class PopupStore<Popup = PopupText> {
  shown: Popup | undefined;
  #afterClose: (() => void) | undefined;

  constructor() {
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.shown !== undefined;
  }

  /** Shows a popup in place of any other, whose `afterClose` is dropped; `afterClose` runs once, when this one is closed. */
  show(popup: Popup, afterClose?: () => void) {
    this.shown = popup;
    this.#afterClose = afterClose;
  }

  close() {
    const afterClose = this.#afterClose;
    this.shown = undefined;
    this.#afterClose = undefined;
    afterClose?.();
  }
}
