import { ApiUnreachable, Latest } from '@storefront/host';
import type { Async } from '@storefront/host';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** A page of a list, or the sentence of a refusal. */
export type AskedPage<Item> =
  | { readonly kind: 'page'; readonly list: readonly Item[]; readonly more: boolean }
  | { readonly kind: 'refused'; readonly sentence: string };

/** A list that the server gives ten at a time. */
export class PagedStore<Item> {
  items: readonly Item[] = [];
  more = false;
  loading: Async<null> = { kind: 'idle' };
  readonly #ask: (page: number, signal: AbortSignal) => Promise<AskedPage<Item>>;
  readonly #unreachable: string;
  #pages = 0;
  readonly #latest = new Latest();

  constructor(ask: (page: number, signal: AbortSignal) => Promise<AskedPage<Item>>, unreachable: string) {
    this.#ask = ask;
    this.#unreachable = unreachable;
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
  }

  /** Begins again from the first page. */
  async load() {
    this.#pages = 0;
    this.items = [];
    await this.loadMore();
  }

  async loadMore() {
    const signal = this.#latest.begin();
    this.loading = { kind: 'running' };
    const asked = await this.#ask(this.#pages, signal).catch((error: unknown): AskedPage<Item> => {
      if (signal.aborted || error instanceof ApiUnreachable)
        return { kind: 'refused', sentence: this.#unreachable };
      throw error;
    });
    if (signal.aborted) return;
    runInAction(() => {
      if (asked.kind === 'refused') {
        this.loading = { kind: 'failed', sentence: asked.sentence };
        return;
      }
      this.items = this.#pages === 0 ? asked.list : [...this.items, ...asked.list];
      this.more = asked.more;
      this.#pages += 1;
      this.loading = { kind: 'done', value: null };
    });
  }

  /** Puts an item, as it is now, in the place of the one that it was. */
  replace(isIt: (item: Item) => boolean, by: Item) {
    this.items = this.items.map((item) => (isIt(item) ? by : item));
  }

  end() {
    this.#latest.end();
  }
}
