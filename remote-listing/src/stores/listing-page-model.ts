import { makeAutoObservable, reaction } from 'mobx';
import type { End, Host, PageLocation, PageModel } from '@storefront/host';
import { copy } from '../copy';
import { httpRestaurantsGateway } from '../gateway/http-restaurants-gateway';
import { httpServiceAlertsGateway } from '../gateway/http-service-alerts-gateway';
import { FavouritesStore } from './favourites-store';
import { ListingStore } from './listing-store';
import { LocationStore } from './location-store';
import { ServiceAlertStore } from './service-alert-store';

/** Milliseconds after which the first screen has surely loaded its files. */
const settlingTime = 1_500;

/** The listing page: the list, and the modal that changes its location. */
export class ListingPageModel implements PageModel {
  readonly listing: ListingStore;
  readonly location: LocationStore;
  readonly alert: ServiceAlertStore;
  readonly favourites: FavouritesStore;
  readonly Link: Host['Link'];
  /** Whether the filters are open on a narrow screen; a wide one always shows them. */
  filtersOpen = false;
  /** Whether the page has been shown for so long that what opens above it may be fetched ahead. */
  private hasSettled = false;
  #ends: End[] = [];
  readonly #host: Host;
  readonly #opened: PageLocation;

  constructor(host: Host, opened: PageLocation) {
    this.#host = host;
    this.#opened = opened;
    const { api, navigation, storage, bus, clock } = host;
    this.Link = host.Link;
    this.favourites = new FavouritesStore(storage);
    this.listing = new ListingStore(
      { gateway: httpRestaurantsGateway(api), navigation, storage, bus, clock, favourites: this.favourites },
      opened,
    );
    this.alert = new ServiceAlertStore({
      gateway: httpServiceAlertsGateway(api),
      knownEmail: () => host.session.visitor.data?.email ?? '',
    });
    this.location = new LocationStore((postcode) => void this.listing.moveTo(postcode));
    makeAutoObservable(
      this,
      { listing: false, location: false, alert: false, favourites: false, Link: false },
      { autoBind: true },
    );
  }

  async load() {
    await this.follow(this.#opened);
  }

  start() {
    this.#ends = [
      this.favourites.start(),
      reaction(() => this.listing.place, this.setPageHead, { fireImmediately: true }),
      reaction(() => [this.listing.refusal, this.listing.postcode] as const, this.askForLocation, {
        fireImmediately: true,
      }),
      reaction(() => this.listing.search, this.closeWhenFound),
      this.#host.clock.after(settlingTime, this.settle),
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

  /** Whether the file with what opens above the page is needed, or soon may be. */
  get needsDialogs(): boolean {
    return this.hasSettled || this.isOpen;
  }

  /** The file could not be fetched: what was to open stays closed, and the next press asks for it again. */
  dialogsFailed() {
    if (this.isOpen) this.#host.notices.show(copy.unreachable, 'warning');
    this.filtersOpen = false;
    this.hasSettled = false;
    this.location.close();
  }

  private get isOpen(): boolean {
    return this.filtersOpen || this.location.open;
  }

  changeLocation() {
    this.location.show(undefined, this.listing.postcode);
  }

  private settle() {
    this.hasSettled = true;
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
