import { menuOf } from '@storefront/contract';
import type { AddedPage, MenuLink, PageState } from '@storefront/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** The pages that releases bring beside the route table (REL-12): those that came with the page, then all of them (RES-10). */
export class AddedPagesStore {
  pages: readonly AddedPage[];
  /** Whether these are all. */
  isComplete: boolean;
  /** Whether the menu contains any of the pages. */
  readonly hasMenu: boolean;

  readonly #loadPages: () => Promise<readonly AddedPage[]>;

  constructor(
    { pages = [], others, hasMenu }: Pick<PageState, 'pages' | 'others' | 'hasMenu'>,
    loadPages: () => Promise<readonly AddedPage[]>,
  ) {
    this.#loadPages = loadPages;
    this.pages = pages;
    this.hasMenu = hasMenu ?? menuOf(pages).length > 0;
    this.isComplete = others === undefined;
    makeAutoObservable(this, { hasMenu: false, pages: observableRef }, { autoBind: true });
  }

  get menu(): MenuLink[] {
    return this.isComplete ? menuOf(this.pages) : [];
  }

  /** Loads all pages; rejects when they cannot be loaded, and the next call tries again. */
  async load(): Promise<void> {
    if (this.isComplete) return;
    const pages = await this.#loadPages();
    runInAction(() => {
      // An empty answer must not remove the pages that came with the page.
      if (pages.length > 0) this.pages = pages;
      this.isComplete = true;
    });
  }
}
