import { makeAutoObservable, observableRef } from 'mobx';

/** What shows above the page: a message with one button, or the modal that names what has left the cart. */
export type Popup =
  | { readonly kind: 'message'; readonly title: string; readonly message: string }
  | { readonly kind: 'update'; readonly missing: readonly string[] };

/** The one popup of the page, and what follows when it is closed. */
export class PopupStore {
  popup: Popup | undefined;
  #afterClose: (() => void) | undefined;

  constructor() {
    makeAutoObservable(this, { popup: observableRef }, { autoBind: true });
  }

  /** Shows a popup in place of any other; `afterwards` runs once it is closed, however that is done. */
  show(popup: Popup, afterClose?: () => void) {
    this.popup = popup;
    this.#afterClose = afterClose;
  }

  close() {
    const afterClose = this.#afterClose;
    this.popup = undefined;
    this.#afterClose = undefined;
    afterClose?.();
  }
}
