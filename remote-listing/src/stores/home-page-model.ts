import type { Host, PageModel } from '@storefront/host';
import type { ForYouHost } from '../gateway/http-for-you-gateway';
import { httpHomeGateway } from '../gateway/http-home-gateway';
import { HomeStore } from './home-store';

/** The home page: the brand's banner, the postcode search, and the other ways to a restaurant. */
export class HomePageModel implements PageModel {
  readonly home: HomeStore;
  readonly banner: { title: string; text: string };
  readonly Link: Host['Link'];
  /** What the part for those who have been here before is made of; it comes in a file of its own. */
  readonly forYou: ForYouHost;
  readonly lastPostcode: string;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    const { texts } = host.brand;
    const storedPostcode = host.storage.read('searched_pincode');
    this.home = new HomeStore({
      gateway: httpHomeGateway(host.api),
      navigation: host.navigation,
      storedPostcode,
    });
    this.banner = { title: texts.homeTitle, text: texts.homeText };
    this.Link = host.Link;
    this.forYou = host;
    this.lastPostcode = storedPostcode ?? '';
  }

  /** Whether the customer has been here before, so that something can be shown for him. */
  get isKnown(): boolean {
    const { session, storage } = this.#host;
    return (
      this.lastPostcode !== '' ||
      session.visitor.kind === 'user' ||
      storage.read('placed_order') !== undefined
    );
  }

  async load() {
    await this.home.load();
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

  stop() {
    this.home.stop();
  }
}
