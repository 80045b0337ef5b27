import { makeAutoObservable } from 'mobx';

/** What a screen reader is told when another page is shown (SHL-6). */
export class AnnouncerStore {
  sentence = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  say(sentence: string) {
    this.sentence = sentence;
  }
}
