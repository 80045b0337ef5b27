import { tidyPostcode } from '@storefront/contract';
import { Task, done, idle, refused } from '@storefront/host';
import type { Navigation } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import { formatAddress, allAt } from '../domain/criteria';
import type { CuisineFront } from '../domain/cuisine-front';
import type { Position } from '../domain/nearest-district';
import type { HomeGateway } from '../gateway/home-gateway';

interface HomeDeps {
  readonly gateway: HomeGateway;
  readonly navigation: Navigation;
  readonly storedPostcode: string | undefined;
}

const noCuisines: readonly CuisineFront[] = [];

/** The ways from the home page to the listing: a postcode, a cuisine, the place where the customer is. */
export class HomeStore {
  postcode: string;

  readonly #deps: HomeDeps;
  readonly #cuisines = new Task<readonly CuisineFront[]>();
  readonly #locating = new Task<undefined>(copy.unreachable);

  constructor(deps: HomeDeps) {
    this.#deps = deps;
    this.postcode = deps.storedPostcode ?? '';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** None while they are not known. */
  get cuisines(): readonly CuisineFront[] {
    return this.#cuisines.value ?? noCuisines;
  }

  get isLocating(): boolean {
    return this.#locating.isRunning;
  }

  /** Why the place could not be found, '' unless it could not. */
  get locationFault(): string {
    return this.#locating.sentence;
  }

  async load(): Promise<void> {
    await this.#cuisines.run((signal) => this.#deps.gateway.cuisines(signal), done);
  }

  type(postcode: string) {
    this.postcode = postcode;
  }

  /** Goes to the listing; without a postcode nothing happens (HOM-5). */
  search() {
    const postcode = tidyPostcode(this.postcode);
    if (postcode === '') return;
    this.#deps.navigation.go(formatAddress(allAt(postcode)));
  }

  /**
   * Goes to the listing of the district where the customer is. The position is compared here, in the browser, and sent to nobody.
   * `currentPosition` gives undefined when the device does not say.
   */
  async locate(currentPosition: () => Promise<Position | undefined>): Promise<void> {
    await this.#locating.run(
      async (signal) => {
        const position = await currentPosition();
        if (position === undefined) return copy.home.locationUnknown;
        const [districts, { nearestDistrict }] = await Promise.all([
          this.#deps.gateway.districts(signal),
          import('../domain/nearest-district'),
        ]);
        return { postcode: nearestDistrict(districts, position) };
      },
      (found) => {
        if (typeof found === 'string') return refused(found);
        if (found.postcode === undefined) return refused(copy.home.locationFar);
        this.postcode = found.postcode;
        this.search();
        return idle;
      },
    );
  }

  stop() {
    this.#cuisines.abort();
    this.#locating.abort();
  }
}
