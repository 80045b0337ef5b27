import { makeAutoObservable, observableRef, observableStruct, runInAction } from 'mobx';
import { Task, done, refused } from '@storefront/host';
import type { Bus, Clock, Navigation, PageLocation, Storage, TaskEnd, TaskState } from '@storefront/host';
import { formatAddress, allAt, criteriaFrom, toggled } from '../domain/criteria';
import { chosen, cuisineCounts, dietCounts, inOrder, isNamed, listable, narrowed } from '../domain/matching';
import type { Criteria, Sort, Trait } from '../domain/criteria';
import type { NearPlace } from '../domain/near-place';
import type { Cuisine, Restaurant } from '../domain/restaurant';
import type { RestaurantsGateway } from '../gateway/restaurants-gateway';
import { copy } from '../copy';
import { DishSearch } from './dish-search';
import type { FavouritesStore } from './favourites-store';
import { parsePostcode, tidyPostcode } from '@storefront/contract';

interface Found {
  readonly restaurants: readonly Restaurant[];
  readonly cuisines: readonly Cuisine[];
}

const noPlaces: readonly NearPlace[] = [];
const noResults: Found = { restaurants: [], cuisines: [] };

/** A restaurant with those of its dishes that are called as typed. */
export interface RestaurantWithDishes {
  readonly restaurant: Restaurant;
  readonly dishes: readonly string[];
}

export interface ListingDeps {
  readonly gateway: RestaurantsGateway;
  readonly navigation: Navigation;
  readonly storage: Storage;
  readonly bus: Bus;
  readonly clock: Pick<Clock, 'after'>;
  readonly favourites: Pick<FavouritesStore, 'slugs'>;
}

/** Which restaurants serve a postcode, and which of them the customer wants to see; the criteria live in the address. */
export class ListingStore {
  criteria: Criteria;
  /** The restaurants found last; they stay while the next search runs or cannot reach the server. */
  found: Found = noResults;
  /** Counts the answers to searches that were begun on this page: each takes the page to its top. */
  answers = 0;
  readonly #deps: ListingDeps;
  readonly #search = new Task<Found>(copy.unreachable);
  /** The places near one that nobody serves; running and failing show nothing. */
  readonly #near = new Task<readonly NearPlace[]>();
  readonly #dishes: DishSearch;
  /** Whether nobody serves the place that was answered last. */
  private isUnservedAnswer = false;
  /** The postcode of the latest search. */
  #searchedPostcode: string | undefined;
  /** The postcode that was answered last, whose restaurants are shown. */
  #answeredPostcode: string | undefined;
  #hasSearched = false;
  /** The address as it was read or written last. */
  #writtenAddress = '';
  #shownCriteria: Criteria | undefined;

  constructor(deps: ListingDeps, location: PageLocation) {
    this.#deps = deps;
    this.#dishes = new DishSearch(deps);
    this.criteria = criteriaFrom(location.query);
    makeAutoObservable(
      this,
      // Replaced as a whole: observing two thousand restaurants field by field would make a press slow (G27).
      // The address brings back what was chosen, so equal criteria do not count as a change.
      { criteria: observableStruct, found: observableRef },
      { autoBind: true },
    );
  }

  get search(): TaskState<Found> {
    return this.#search.state;
  }

  /** The server's sentence for a postcode that it refuses or nobody serves; opens the change of location. */
  get refusal(): string | undefined {
    const { search } = this;
    return search.kind === 'failed' && search.reason === 'refused' ? search.sentence : undefined;
  }

  /** Whether nobody serves the place yet, which is said in one sentence (D119). */
  get isUnserved(): boolean {
    return this.isUnservedAnswer && this.refusal !== undefined;
  }

  /** The places near one that nobody serves, the nearest first. */
  get near(): readonly NearPlace[] {
    return (this.isUnserved && this.#near.value) || noPlaces;
  }

  // Each criterion has a getter, so that a part of the page is drawn again only when its own criterion changes (G27).
  get postcode(): string {
    return this.criteria.postcode;
  }

  /** The postcode as the name of a place; '' for what is no postcode (D119). */
  get place(): string {
    return parsePostcode(this.postcode) ? this.postcode : '';
  }

  /** Whether a whole district was searched and not one postcode. */
  get isDistrict(): boolean {
    return parsePostcode(this.postcode)?.kind === 'outcode';
  }

  get text(): string {
    return this.criteria.text;
  }

  get sort(): Sort {
    return this.criteria.sort;
  }

  get selectedCount(): number {
    return this.criteria.cuisineIds.length + this.criteria.diets.length;
  }

  get traits(): readonly Trait[] {
    return this.criteria.traits;
  }

  get shown(): readonly Restaurant[] {
    return chosen(this.fromAToZ, this.criteria, this.favourites);
  }

  /** The restaurants that a dish brings and not their name, each with its dishes called as typed (D118). */
  get withDishes(): readonly RestaurantWithDishes[] {
    const { criteria } = this;
    const dishes = this.#dishes.dishesFor(criteria);
    if (dishes.size === 0) return [];
    return inOrder(narrowed(this.fromAToZ, criteria, this.favourites), criteria.sort).flatMap(
      (restaurant) => {
        const named = dishes.get(restaurant.slug);
        return named && !isNamed(restaurant, criteria.text) ? [{ restaurant, dishes: named }] : [];
      },
    );
  }

  get count(): string {
    return String(this.shown.length).padStart(2, '0');
  }

  get cuisines() {
    return this.found.cuisines.map(({ id, name }) => ({
      id,
      name,
      count: this.cuisineCounts.get(id) ?? 0,
      selected: this.criteria.cuisineIds.includes(id),
    }));
  }

  get diets() {
    return dietCounts(this.fromAToZ).map(([name, count]) => ({
      name,
      count,
      selected: this.criteria.diets.includes(name),
    }));
  }

  get isSearching(): boolean {
    return this.#search.isRunning;
  }

  /** Whether the number of restaurants is known: false while a search runs, and when the first one got no answer. */
  get isCountKnown(): boolean {
    const isUnreachable = this.search.kind === 'failed' && this.refusal === undefined;
    return !this.isSearching && (!isUnreachable || this.found.restaurants.length > 0);
  }

  /** Read only by a list of favourites, so that a mark does not draw any other list again. */
  private get favourites(): ReadonlySet<string> | undefined {
    return this.criteria.traits.includes('favourites') ? this.#deps.favourites.slugs : undefined;
  }

  private get cuisineCounts(): ReadonlyMap<string, number> {
    return cuisineCounts(this.fromAToZ);
  }

  private get fromAToZ(): readonly Restaurant[] {
    return listable(this.found.restaurants);
  }

  /** Follows the address: searches for another postcode; anything else only chooses among what was found. */
  async follow(location: PageLocation): Promise<void> {
    const before = this.criteria;
    this.criteria = criteriaFrom(location.query);
    this.#writtenAddress = formatAddress(this.criteria);
    if (this.criteria.postcode === '') {
      const stored = this.#deps.storage.read('searched_pincode');
      if (stored) this.apply({ ...this.criteria, postcode: tidyPostcode(stored) });
    }
    if (this.criteria.postcode === this.#searchedPostcode) {
      if (this.criteria.text !== before.text) await this.#dishes.find(this.criteria);
      return;
    }
    if (before.postcode === this.#answeredPostcode) this.#shownCriteria = before;
    this.#searchedPostcode = this.criteria.postcode;
    const [end] = await Promise.all([this.find(this.criteria), this.#dishes.find(this.criteria)]);
    if (end === 'unreachable') this.restoreShownAddress();
    else if (end === 'answered') this.writeAddress();
  }

  toggleCuisine(id: string) {
    this.apply({ ...this.criteria, cuisineIds: toggled(this.criteria.cuisineIds, id) });
  }

  toggleDiet(diet: string) {
    this.apply({ ...this.criteria, diets: toggled(this.criteria.diets, diet) });
  }

  toggleTrait(trait: Trait) {
    this.apply({ ...this.criteria, traits: toggled(this.criteria.traits, trait) });
  }

  /** Clears the selected cuisines and nothing else (D16). */
  reset() {
    this.apply({ ...this.criteria, cuisineIds: [] });
  }

  sortBy(sort: Sort) {
    this.apply({ ...this.criteria, sort });
  }

  /** Shows restaurants of this name at once, and dishes of this name when typing has paused. */
  searchByName(text: string) {
    this.apply({ ...this.criteria, text });
    this.#dishes.findAfterPause(() => this.criteria);
  }

  /** Clears all that hides restaurants. */
  showAll() {
    this.apply({ ...allAt(this.postcode), sort: this.sort });
  }

  /**
   * Searches another place, without the choices made for the former one. Address and heading change with the answer; without
   * one they stay those of the restaurants shown (D90).
   */
  async moveTo(postcode: string): Promise<void> {
    // Who comes for a cuisine and names his first place still wants the cuisine.
    const kept = this.postcode === '' ? this.criteria : { ...allAt(''), sort: this.sort };
    const criteria: Criteria = { ...kept, postcode: tidyPostcode(postcode) };
    if ((await this.find(criteria)) === 'answered') this.#deps.navigation.go(formatAddress(this.criteria));
  }

  async retry(): Promise<void> {
    if ((await this.find(this.criteria)) === 'answered') this.writeAddress();
  }

  stop() {
    this.#search.abort();
    this.#near.abort();
    this.#dishes.stop();
    this.#searchedPostcode = undefined;
    this.#hasSearched = false;
  }

  /** The search of the address's place got no answer: the address goes back to the place whose restaurants are shown (D90). */
  private restoreShownAddress() {
    if (this.#shownCriteria === undefined || this.found.restaurants.length === 0) return;
    this.apply(this.#shownCriteria);
  }

  private apply(criteria: Criteria) {
    this.criteria = criteria;
    this.#deps.navigation.replace(formatAddress(criteria));
    this.#writtenAddress = formatAddress(criteria);
  }

  /** Puts the cuisines that the answer has selected into the address (LST-13). */
  private writeAddress() {
    if (formatAddress(this.criteria) !== this.#writtenAddress) this.apply(this.criteria);
  }

  private async find(criteria: Criteria): Promise<TaskEnd> {
    const { postcode } = criteria;
    const isRepeat = this.#hasSearched;
    this.#hasSearched = true;
    if (postcode === '') {
      this.found = noResults;
      this.#answeredPostcode = postcode;
      this.#search.set({ kind: 'idle' });
      return 'answered';
    }
    const end = await this.#search.run(
      (signal) => this.#deps.gateway.search(postcode, signal),
      (outcome) => {
        if (this.criteria.postcode !== postcode) this.criteria = criteria;
        this.#searchedPostcode = this.#answeredPostcode = postcode;
        if (isRepeat) this.answers += 1;
        this.isUnservedAnswer = outcome.kind === 'unserved';
        if (outcome.kind === 'found') return this.showFound(postcode, outcome);
        this.found = noResults;
        return refused(outcome.sentence);
      },
    );
    if (end === 'unreachable') {
      this.#searchedPostcode = this.#answeredPostcode ?? postcode;
      if (isRepeat) runInAction(() => (this.answers += 1));
    }
    if (end === 'answered' && this.isUnserved) await this.findNear(postcode);
    return end;
  }

  private async findNear(postcode: string): Promise<void> {
    await this.#near.run((signal) => this.#deps.gateway.near(postcode, signal), done);
  }

  /** The cuisines that the answer has selected are chosen, unless the address has its own (LST-13). */
  private showFound(postcode: string, found: Found): TaskState<Found> {
    this.found = found;
    this.#deps.storage.write('searched_pincode', postcode);
    this.#deps.bus.publish('location-changed', { postcode });
    const cuisineIds = found.cuisines.filter(({ isSelected }) => isSelected).map(({ id }) => id);
    if (cuisineIds.length > 0 && this.criteria.cuisineIds.length === 0) {
      this.criteria = { ...this.criteria, cuisineIds };
    }
    return done(found);
  }
}
