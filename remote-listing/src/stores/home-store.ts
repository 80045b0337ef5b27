import { tidyPostcode } from '@storefront/contract';
import { makeAutoObservable } from 'mobx';
import type { Navigation } from '@storefront/host';
import { addressOf } from '../domain/criteria';

/** The search of the home page: leads to the listing of a postcode. */
export class HomeStore {
  postcode: string;

  readonly #navigation: Navigation;

  constructor(navigation: Navigation, storedPostcode = '') {
    this.#navigation = navigation;
    this.postcode = storedPostcode;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  type(postcode: string) {
    this.postcode = postcode;
  }

  /** Goes to the listing; without a postcode nothing happens (HOM-5). */
  search() {
    const postcode = tidyPostcode(this.postcode);
    if (postcode === '') return;
    this.#navigation.go(addressOf({ postcode, cuisineIds: [], sort: 'az', text: '' }));
  }
}
