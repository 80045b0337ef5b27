import { Task, done, refused } from '@storefront/host';
import type { TaskState } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';

/** A page of a list, or the sentence of a refusal. */
export type AskedPage<Item> =
  | { readonly kind: 'page'; readonly list: readonly Item[]; readonly more: boolean }
  | { readonly kind: 'refused'; readonly sentence: string };

/** A list that the server gives ten at a time. */
export class PagedStore<Item> {
  items: readonly Item[] = [];
  more = false;
  readonly #ask: (page: number, signal: AbortSignal) => Promise<AskedPage<Item>>;
  #pages = 0;
  readonly #loading: Task<null>;

  constructor(ask: (page: number, signal: AbortSignal) => Promise<AskedPage<Item>>, unreachable: string) {
    this.#ask = ask;
    this.#loading = new Task(unreachable);
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
  }

  get loading(): TaskState<null> {
    return this.#loading.state;
  }

  /** Begins again from the first page. */
  async load() {
    this.#pages = 0;
    this.items = [];
    await this.loadMore();
  }

  async loadMore() {
    await this.#loading.run(
      (signal) => this.#ask(this.#pages, signal),
      (asked) => {
        if (asked.kind === 'refused') return refused(asked.sentence);
        this.items = this.#pages === 0 ? asked.list : [...this.items, ...asked.list];
        this.more = asked.more;
        this.#pages += 1;
        return done(null);
      },
    );
  }

  /** Replaces an item by its changed version. */
  replace(isIt: (item: Item) => boolean, by: Item) {
    this.items = this.items.map((item) => (isIt(item) ? by : item));
  }

  end() {
    this.#loading.abort();
  }
}
