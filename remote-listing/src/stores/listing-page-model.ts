import { makeAutoObservable, reaction } from 'mobx';
import type { End, Host, PageLocation, PageModel } from '@storefront/host';
import { copy } from '../copy';
import { httpRestaurantsGateway } from '../gateway/http-restaurants-gateway';
import { httpServiceAlertsGateway } from '../gateway/http-service-alerts-gateway';
import { ListingStore } from './listing-store';
import { LocationStore } from './location-store';
import { ServiceAlertStore } from './service-alert-store';

/** The listing page: the list, and the modal that changes its location. */
export class ListingPageModel implements PageModel {
  readonly listing: ListingStore;
  readonly location: LocationStore;
  readonly alert: ServiceAlertStore;
  readonly Link: Host['Link'];
  /** Whether the filters are open on a narrow screen; a wide one always shows them. */
  filtersOpen = false;
  #ends: End[] = [];
  readonly #host: Host;
  readonly #opened: PageLocation;

  constructor(host: Host, opened: PageLocation) {
    this.#host = host;
    this.#opened = opened;
    const { api, navigation, storage, bus } = host;
    this.Link = host.Link;
    this.listing = new ListingStore(
      { gateway: httpRestaurantsGateway(api), navigation, storage, bus },
      opened,
    );
    this.alert = new ServiceAlertStore({
      gateway: httpServiceAlertsGateway(api),
      knownEmail: () => host.session.visitor.data?.email ?? '',
    });
    this.location = new LocationStore((postcode) => void this.listing.moveTo(postcode));
    makeAutoObservable(
      this,
      { listing: false, location: false, alert: false, Link: false },
      { autoBind: true },
    );
  }

  async load() {
    await this.follow(this.#opened);
  }

  start() {
    this.#ends = [
      reaction(() => this.listing.place, this.setPageHead, { fireImmediately: true }),
      reaction(() => [this.listing.refusal, this.listing.postcode] as const, this.askForLocation, {
        fireImmediately: true,
      }),
      reaction(() => this.listing.search, this.closeWhenFound),
    ];
  }

  stop() {
    for (const end of this.#ends.splice(0)) end();
    this.listing.stop();
    this.alert.stop();
  }

  locationChanged(location: PageLocation) {
    void this.follow(location);
  }

  toggleFilters() {
    this.filtersOpen = !this.filtersOpen;
  }

  changeLocation() {
    this.location.show(undefined, this.listing.postcode);
  }

  private async follow(location: PageLocation) {
    const following = this.listing.follow(location);
    this.alert.follow(location, this.listing.postcode);
    await following;
  }

  private setPageHead(place: string) {
    this.#host.head.set({ title: copy.listing.title(place, this.#host.brand.name), robots: 'index, follow' });
  }

  /**
   * Asks the customer for a location at once when there is none or the server refuses it (D8, D52). A customer who comes to take an alert
   * back is not asked for one (LST-66).
   */
  private askForLocation([refusal, postcode]: readonly [string | undefined, string]) {
    if (this.alert.key !== '') return;
    if (refusal !== undefined || postcode === '') this.location.show(refusal, postcode);
  }

  private closeWhenFound(search: ListingStore['search']) {
    if (search.kind === 'done') this.location.close();
  }
}
