import type { BusinessTab } from '@storefront/business';
import type { Navigation, PageLocation } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';
import { addressOfTab, tabFrom } from '../domain/tab';

/** The tab that is open; it lives in the address (BIZ-8). */
export class TabsStore {
  open: BusinessTab;
  /** Tabs opened so far: their content stays when another is opened. */
  opened: readonly BusinessTab[];

  readonly #navigation: Navigation;
  #location: PageLocation;

  constructor(navigation: Navigation, location: PageLocation) {
    this.#navigation = navigation;
    this.#location = location;
    this.open = tabFrom(location.query);
    this.opened = [this.open];
    makeAutoObservable(this, { opened: observableRef }, { autoBind: true });
  }

  choose(tab: BusinessTab) {
    if (tab === this.open) return;
    this.#navigation.go(addressOfTab(this.#location.path, this.#location.query, tab));
  }

  follow(location: PageLocation) {
    this.#location = location;
    this.open = tabFrom(location.query);
    if (!this.opened.includes(this.open)) this.opened = [...this.opened, this.open];
  }
}
