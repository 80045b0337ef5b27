import type { Clock, Notices } from '@storefront/host';
import { makeAutoObservable } from 'mobx';

const stays = 7_000;

/** A sentence on the screen. */
export interface Notice {
  readonly id: number;
  readonly sentence: string;
  readonly tone: 'plain' | 'warning';
}

/** The notices on the screen. Each disappears by itself, and the same sentence shows only once. */
export class NoticesStore implements Notices {
  shown: Notice[] = [];
  readonly #clock: Clock;
  #last = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(sentence: string, tone: Notice['tone'] = 'plain') {
    const id = (this.#last += 1);
    this.shown = [...this.shown.filter((notice) => notice.sentence !== sentence), { id, sentence, tone }];
    this.#clock.after(stays, () => this.dismiss(id));
  }

  dismiss(id: number) {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }
}
