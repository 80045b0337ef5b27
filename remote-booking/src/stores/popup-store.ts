import { makeAutoObservable } from 'mobx';

export interface PopupWords {
  readonly title: string;
  readonly text: string;
}

/** One popup. Its words stay while it closes, so that it is not empty before it is gone. */
export class PopupStore {
  isOpen = false;
  words: PopupWords = { title: '', text: '' };

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(words: PopupWords) {
    this.words = words;
    this.isOpen = true;
  }

  close() {
    this.isOpen = false;
  }
}
