import { makeAutoObservable, observableRef, observableStruct, runInAction } from 'mobx';
import { ApiUnreachable, Latest } from '@storefront/host';
import type { Async, Bus, Navigation, PageLocation, Storage } from '@storefront/host';
import { addressOf, chosen, criteriaFrom, cuisineCounts, listable } from '../domain/criteria';
import type { Criteria, Sort } from '../domain/criteria';
import type { Cuisine, Restaurant } from '../domain/restaurant';
import type { RestaurantsGateway } from '../gateway/restaurants-gateway';
import { copy } from '../copy';
import { tidyPostcode } from '@storefront/contract';

interface Found {
  readonly restaurants: readonly Restaurant[];
  readonly cuisines: readonly Cuisine[];
}

export interface ListingDeps {
  readonly gateway: RestaurantsGateway;
  readonly navigation: Navigation;
  readonly storage: Storage;
  readonly bus: Bus;
}

/** Which restaurants serve a postcode, and which of them the customer wants to see; the criteria live in the address. */
export class ListingStore {
  criteria: Criteria;
  /** The present search; the restaurants found last stay in `found` while the next search runs or cannot reach the server. */
  search: Async<Found> = { kind: 'idle' };
  found: Found = { restaurants: [], cuisines: [] };
  /** The server's sentence for a postcode it refuses or nobody serves; opens the change of location. */
  refusal: string | undefined;
  /** Counts the answers to searches that were begun on this page: each takes the page to its top. */
  answers = 0;
  private readonly latest = new Latest();
  /** The postcode of the latest search, and the one that was answered last, whose restaurants are shown. */
  private searched: string | undefined;
  private answered: string | undefined;
  private hasSearched = false;
  /** The address as it was read or written last. */
  private written = '';
  private shownCriteria: Criteria | undefined;

  constructor(
    private readonly deps: ListingDeps,
    location: PageLocation,
  ) {
    this.criteria = criteriaFrom(location.query);
    makeAutoObservable<
      this,
      'deps' | 'latest' | 'searched' | 'answered' | 'hasSearched' | 'written' | 'shownCriteria'
    >(
      this,
      {
        deps: false,
        latest: false,
        searched: false,
        answered: false,
        hasSearched: false,
        written: false,
        shownCriteria: false,
        // Whole values that are replaced: two thousand restaurants observed field by field would answer a press late (G27).
        // What is chosen comes back by the address: the same once more is no news.
        criteria: observableStruct,
        search: observableRef,
        found: observableRef,
      },
      { autoBind: true },
    );
  }

  // Each criterion by itself, so that a part of the page is drawn again only when its own criterion changes (G27).
  get postcode(): string {
    return this.criteria.postcode;
  }

  get text(): string {
    return this.criteria.text;
  }

  get sort(): Sort {
    return this.criteria.sort;
  }

  get selectedCount(): number {
    return this.criteria.cuisineIds.length;
  }

  get shown(): readonly Restaurant[] {
    return chosen(this.fromAToZ, this.criteria);
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

  get busy(): boolean {
    return this.search.kind === 'running';
  }

  /** Whether it is known how many there are: not before an answer, nor when none came. */
  get counted(): boolean {
    const missed = this.search.kind === 'failed' && this.refusal === undefined;
    return !this.busy && (!missed || this.found.restaurants.length > 0);
  }

  private get cuisineCounts(): ReadonlyMap<string, number> {
    return cuisineCounts(this.fromAToZ);
  }

  private get fromAToZ(): readonly Restaurant[] {
    return listable(this.found.restaurants);
  }

  /** Takes up the address: another postcode is searched for, anything else only chooses among what was found. */
  async follow(location: PageLocation): Promise<void> {
    const before = this.criteria;
    this.criteria = criteriaFrom(location.query);
    this.written = addressOf(this.criteria);
    if (this.criteria.postcode === '') {
      const stored = this.deps.storage.read('searched_pincode');
      if (stored) this.apply({ ...this.criteria, postcode: tidyPostcode(stored) });
    }
    if (this.criteria.postcode === this.searched) return;
    if (before.postcode === this.answered) this.shownCriteria = before;
    this.searched = this.criteria.postcode;
    const outcome = await this.find(this.criteria);
    if (outcome === 'unreachable') this.goBackToShown();
    else if (outcome === 'answered') this.writeAddress();
  }

  toggleCuisine(id: string) {
    const { cuisineIds } = this.criteria;
    this.apply({
      ...this.criteria,
      cuisineIds: cuisineIds.includes(id) ? cuisineIds.filter((other) => other !== id) : [...cuisineIds, id],
    });
  }

  /** Clears the selected cuisines and nothing else (D16). */
  reset() {
    this.apply({ ...this.criteria, cuisineIds: [] });
  }

  sortBy(sort: Sort) {
    this.apply({ ...this.criteria, sort });
  }

  searchByName(text: string) {
    this.apply({ ...this.criteria, text });
  }

  /** Clears all that keeps restaurants out of sight: the cuisines and the name. */
  showAll() {
    this.apply({ ...this.criteria, cuisineIds: [], text: '' });
  }

  /**
   * Another place: its own list, so the choices made for the former one go. Address and heading follow the answer: without one they stay
   * those of what is shown (D90).
   */
  async moveTo(postcode: string): Promise<void> {
    const criteria: Criteria = {
      ...this.criteria,
      postcode: tidyPostcode(postcode),
      cuisineIds: [],
      text: '',
    };
    if ((await this.find(criteria)) === 'answered') this.deps.navigation.go(addressOf(this.criteria));
  }

  async retry(): Promise<void> {
    if ((await this.find(this.criteria)) === 'answered') this.writeAddress();
  }

  stop() {
    this.latest.end();
    this.searched = undefined;
    this.hasSearched = false;
  }

  /** The address names a place that no answer came for: it goes back to the place whose restaurants are shown (D90). */
  private goBackToShown() {
    if (this.shownCriteria === undefined || this.found.restaurants.length === 0) return;
    this.apply(this.shownCriteria);
  }

  private apply(criteria: Criteria) {
    this.criteria = criteria;
    this.deps.navigation.replace(addressOf(criteria));
    this.written = addressOf(criteria);
  }

  /** Brings the address up to what the answer has selected (LST-13). */
  private writeAddress() {
    if (addressOf(this.criteria) !== this.written) this.apply(this.criteria);
  }

  private async find(criteria: Criteria): Promise<'answered' | 'unreachable' | 'overtaken'> {
    const { postcode } = criteria;
    const again = this.hasSearched;
    this.hasSearched = true;
    this.refusal = undefined;
    if (postcode === '') {
      this.found = { restaurants: [], cuisines: [] };
      this.answered = postcode;
      this.search = { kind: 'idle' };
      return 'answered';
    }
    const signal = this.latest.begin();
    this.search = { kind: 'running' };
    try {
      const outcome = await this.deps.gateway.search(postcode, signal);
      if (signal.aborted) return 'overtaken';
      runInAction(() => {
        if (this.criteria.postcode !== postcode) this.criteria = criteria;
        this.searched = this.answered = postcode;
        if (outcome.kind === 'refused') this.showRefusal(outcome.sentence);
        else this.showFound(postcode, outcome);
        if (again) this.answers += 1;
      });
      return 'answered';
    } catch (error) {
      if (signal.aborted) return 'overtaken';
      if (!(error instanceof ApiUnreachable)) throw error;
      runInAction(() => {
        this.search = { kind: 'failed', sentence: copy.unreachable };
        this.searched = this.answered ?? postcode;
        if (again) this.answers += 1;
      });
      return 'unreachable';
    }
  }

  private showRefusal(sentence: string) {
    this.found = { restaurants: [], cuisines: [] };
    this.search = { kind: 'failed', sentence };
    this.refusal = sentence;
  }

  /** Cuisines that the answer has selected are taken up, unless the address has chosen its own (LST-13). */
  private showFound(postcode: string, found: Found) {
    this.found = found;
    this.search = { kind: 'done', value: found };
    this.deps.storage.write('searched_pincode', postcode);
    this.deps.bus.publish('location-changed', { postcode });
    const cuisineIds = found.cuisines.filter(({ isSelected }) => isSelected).map(({ id }) => id);
    if (cuisineIds.length > 0 && this.criteria.cuisineIds.length === 0) {
      this.criteria = { ...this.criteria, cuisineIds };
    }
  }
}
