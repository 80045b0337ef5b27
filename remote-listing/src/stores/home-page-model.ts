import type { Host, PageModel } from '@storefront/host';
import { HomeStore } from './home-store';

/** The home page: the brand's banner and the postcode search. */
export class HomePageModel implements PageModel {
  readonly home: HomeStore;
  readonly banner: { title: string; text: string };
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    const { texts } = host.brand;
    this.home = new HomeStore(host.navigation, host.storage.read('searched_pincode'));
    this.banner = { title: texts.homeTitle, text: texts.homeText };
  }

  start() {
    const { texts } = this.#host.brand;
    this.#host.head.set({
      title: texts.metaTitle,
      keywords: texts.metaKeywords,
      description: texts.metaDescription,
      robots: 'index, follow',
    });
  }
}
