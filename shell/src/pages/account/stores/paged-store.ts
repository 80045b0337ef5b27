import { Task, done, refused } from '@storefront/host';
import type { TaskState } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';
import { copy } from '../copy';
import type { ListPage, Outcome } from '../gateway/account-gateway';

type LoadPage<Item> = (page: number, signal: AbortSignal) => Promise<Outcome<ListPage<Item>>>;

/** A list that the server sends ten at a time. */
export class PagedStore<Item> {
  items: readonly Item[] = [];
  hasMore = false;
  readonly #loadPage: LoadPage<Item>;
  #pages = 0;
  readonly #loading = new Task<null>(copy.unreachable);

  constructor(loadPage: LoadPage<Item>) {
    this.#loadPage = loadPage;
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
      (signal) => this.#loadPage(this.#pages, signal),
      (outcome) => {
        if (outcome.kind === 'refused') return refused(outcome.sentence);
        const { items, hasMore } = outcome.value;
        this.items = this.#pages === 0 ? items : [...this.items, ...items];
        this.hasMore = hasMore;
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
