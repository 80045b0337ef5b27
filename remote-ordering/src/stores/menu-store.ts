import { makeAutoObservable, observable, observableRef } from 'mobx';
import { filterCategories, filterChoices, isFiltering, noFilter, passes } from '../domain/dish-filter';
import type { DishFilter } from '../domain/dish-filter';
import { dishesById } from '../domain/menu';
import type { Category, Dish } from '../domain/menu';
import { findDishes, searchTerms } from '../domain/search';
import type { BusinessStore } from './business-store';

const toggled = (list: readonly string[], name: string): readonly string[] =>
  list.includes(name) ? list.filter((other) => other !== name) : [...list, name];

/** How the customer looks at the menu: search, filters, open categories, and the category that is on the screen. */
export class MenuStore {
  searchText = '';
  filter: DishFilter = noFilter;
  /** The category on the screen, which the rail marks. */
  activeId: string | undefined;
  /** The category that a choice in the rail leads to; `turn` tells two choices of the same category apart. */
  target: { readonly id: string; readonly turn: number } | undefined;
  /** Whether the rail is open as a sheet, on a small screen (MNU-15). */
  isRailOpen = false;
  readonly #business: BusinessStore;
  /** The closed categories (D60). It is a map, in which each category observes itself alone; in a set each would observe all. */
  private readonly closed = observable.map<string, true>();

  constructor(business: BusinessStore) {
    this.#business = business;
    makeAutoObservable(this, { filter: observableRef, target: observableRef }, { autoBind: true });
  }

  get categories(): readonly Category[] {
    return this.#business.menu.kind === 'done' ? this.#business.menu.value.categories : [];
  }

  get dishes(): ReadonlyMap<string, Dish> {
    return dishesById(this.categories);
  }

  /** The dishes that are ordered most, of those that pass the filter (MNU-18). */
  get popular(): readonly Dish[] {
    const { menu } = this.#business;
    const ids = menu.kind === 'done' ? menu.value.popular : [];
    return ids.flatMap((id) => {
      const dish = this.dishes.get(id);
      return dish?.isAvailable === true && passes(dish, this.filter) ? [dish] : [];
    });
  }

  /** What can be filtered by on this menu. */
  get choices() {
    return filterChoices(this.categories);
  }

  get isFiltering(): boolean {
    return isFiltering(this.filter);
  }

  /** The categories as they are to be shown, with the dishes that pass the filter. */
  get shownCategories(): readonly Category[] {
    return filterCategories(this.categories, this.filter);
  }

  get isSearching(): boolean {
    return searchTerms(this.searchText) !== undefined;
  }

  /** The dishes that the search finds, or undefined while nothing is searched for (SRC-1). */
  get results(): readonly Dish[] | undefined {
    const terms = searchTerms(this.searchText);
    if (terms === undefined) return undefined;
    return findDishes(this.categories, terms).filter((dish) => passes(dish, this.filter));
  }

  isOpen(id: string): boolean {
    return !this.closed.has(id);
  }

  search(text: string) {
    this.searchText = text;
  }

  /** Brings the category list back (SRC-3). */
  resetSearch() {
    this.searchText = '';
  }

  toggleDiet(diet: string) {
    this.filter = { ...this.filter, diets: toggled(this.filter.diets, diet) };
  }

  toggleAllergen(allergen: string) {
    const withoutAllergens = toggled(this.filter.withoutAllergens, allergen);
    this.filter = { ...this.filter, withoutAllergens };
  }

  clearFilter() {
    this.filter = noFilter;
  }

  toggleCategory(id: string) {
    if (!this.closed.delete(id)) this.closed.set(id, true);
  }

  /** Opens a category in which the browser's own search has found something. */
  openCategory(id: string) {
    this.closed.delete(id);
  }

  /** Leads to a category: opens it, ends a search that hides it, closes the sheet (MNU-13, MNU-14, D60). */
  showCategory(id: string) {
    this.searchText = '';
    this.closed.delete(id);
    this.isRailOpen = false;
    this.activeId = id;
    this.target = { id, turn: (this.target?.turn ?? 0) + 1 };
  }

  /** Marks the category that the customer has scrolled to. */
  setActive(id: string) {
    this.activeId = id;
  }

  toggleRail() {
    this.isRailOpen = !this.isRailOpen;
  }

  closeRail() {
    this.isRailOpen = false;
  }
}
