import { addDays } from '@storefront/contract';
import { makeAutoObservable } from 'mobx';
import { kitchenDate } from '../domain/kitchen-day';
import type { KitchenFrame } from './kitchen-frame';

/** The day that a page shows: the one that runs, which changes by itself, until another is chosen. Days from `first` to `last` can be, counted from today. */
export class ChosenDay {
  private chosen: string | undefined;
  readonly #frame: Pick<KitchenFrame, 'board'>;
  readonly #range: { readonly first: number; readonly last: number };

  constructor(frame: Pick<KitchenFrame, 'board'>, range: { readonly first: number; readonly last: number }) {
    this.#frame = frame;
    this.#range = range;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get today(): string {
    return kitchenDate(this.#frame.board.now);
  }

  get date(): string {
    return this.chosen ?? this.today;
  }

  get isToday(): boolean {
    return this.date === this.today;
  }

  get isFirst(): boolean {
    return this.date <= addDays(this.today, this.#range.first);
  }

  get isLast(): boolean {
    return this.date >= addDays(this.today, this.#range.last);
  }

  /** Goes some days on, or back. */
  go(days: number) {
    const date = addDays(this.date, days);
    this.chosen = date === this.today ? undefined : date;
  }
}
