import { tidyPostcode } from '@storefront/contract';
import { makeAutoObservable } from 'mobx';
import type { Navigation } from '@storefront/host';
import { addressOf } from '../domain/criteria';

/** The home page's search: a postcode on its way to the listing. */
export class HomeStore {
  postcode: string;

  constructor(
    private readonly navigation: Navigation,
    remembered = '',
  ) {
    this.postcode = remembered;
    makeAutoObservable<this, 'navigation'>(this, { navigation: false }, { autoBind: true });
  }

  type(postcode: string) {
    this.postcode = postcode;
  }

  /** Goes to the listing; without a postcode nothing happens (HOM-5). */
  search() {
    const postcode = tidyPostcode(this.postcode);
    if (postcode === '') return;
    this.navigation.go(addressOf({ postcode, cuisineIds: [], sort: 'az', text: '' }));
  }
}
