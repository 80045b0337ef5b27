import { makeAutoObservable, observableRef } from 'mobx';
import type { End, Storage } from '@storefront/host';

const maxFavourites = 200;

/** The restaurants that the customer has marked, by slug; they are kept in this browser, for this brand. */
export class FavouritesStore {
  /** None until the page has started: a drawn page is the same for everybody. */
  slugs: ReadonlySet<string> = new Set();
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
    makeAutoObservable(this, { slugs: observableRef }, { autoBind: true });
  }

  /** Reads what is kept, and follows what other tabs keep. */
  start(): End {
    this.read(this.#storage.read('favourites'));
    return this.#storage.watch('favourites', this.read);
  }

  /** Marks the restaurant, or takes its mark away; the oldest mark makes room when there are too many. */
  toggle(slug: string) {
    const kept = [...this.slugs].filter((other) => other !== slug);
    const slugs = this.slugs.has(slug) ? kept : [...kept, slug].slice(-maxFavourites);
    this.read(slugs);
    if (slugs.length === 0) this.#storage.remove('favourites');
    else this.#storage.write('favourites', slugs);
  }

  private read(slugs: readonly string[] | undefined) {
    this.slugs = new Set(slugs);
  }
}
