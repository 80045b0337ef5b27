import type { End } from '@storefront/host';
import { makeAutoObservable, reaction } from 'mobx';
import { copy } from '../copy';
import { needsChoice } from '../domain/menu';
import type { Dish } from '../domain/menu';
import type { PendingDish } from '../gateway/pending-dish';
import type { BusinessStore } from './business-store';
import type { CartStore } from './cart-store';
import type { MenuStore } from './menu-store';
import { createArticle } from './option-chooser-store';
import type { OptionChooserStore } from './option-chooser-store';
import type { ServiceModeStore } from './service-mode-store';

export interface AddingDeps {
  readonly business: BusinessStore;
  readonly menu: MenuStore;
  readonly mode: ServiceModeStore;
  readonly cart: CartStore;
  readonly chooser: OptionChooserStore;
  readonly pendingDish: PendingDish;
  readonly notices: { show(sentence: string): void };
}

/** The way of a dish into the cart: its options first, then the mode, which the first Add asks for (SVC-3, SVC-4, SVC-25, OPT-1, D56). */
export class AddingStore {
  readonly #deps: AddingDeps;
  #ends: End[] = [];

  constructor(deps: AddingDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Adds the dish of a menu card whose plus was pressed; a dish with choices opens instead. */
  add(dishId: string) {
    const dish = this.dishNamed(dishId);
    if (dish === undefined) return;
    if (needsChoice(dish)) this.#deps.chooser.open(dish);
    else if (this.isModeKnown(dishId)) this.put(dish);
  }

  /** Opens the dish of a menu card that was pressed: its description, its options and a comment. */
  openDish(dishId: string) {
    const dish = this.dishNamed(dishId);
    if (dish !== undefined) this.#deps.chooser.open(dish);
  }

  /** Adds the open dish as it is chosen. It stays open, with its choices, while the mode is asked for. */
  addChosen() {
    const { chooser } = this.#deps;
    if (chooser.dish === undefined || !chooser.check()) return;
    if (this.isModeKnown(chooser.dish.id)) chooser.add();
  }

  start() {
    const { mode } = this.#deps;
    this.#ends = [
      reaction(() => mode.mode, this.resume),
      // Cancel drops the dish kept aside (D56).
      reaction(
        () => mode.dialog.kind,
        (kind) => kind === 'none' && mode.mode === 'unset' && this.#deps.pendingDish.clear(),
      ),
    ];
    this.askModeAgain();
  }

  stop() {
    for (const end of this.#ends.splice(0)) end();
  }

  private dishNamed(id: string): Dish | undefined {
    const { business, menu } = this.#deps;
    const dish = menu.dishes.get(id);
    return business.business !== undefined && dish?.isAvailable === true ? dish : undefined;
  }

  /** Whether a mode has been chosen; asks for it otherwise, with the dish kept aside. */
  private isModeKnown(dishId: string): boolean {
    const { business, mode, pendingDish } = this.#deps;
    if (mode.mode !== 'unset') return true;
    if (mode.isOrdering) pendingDish.save(business.business?.id ?? '', dishId);
    mode.ask();
    return false;
  }

  private put(dish: Dish) {
    const { cart, notices } = this.#deps;
    if (!cart.add(createArticle(dish, undefined))) notices.show(copy.cart.full);
  }

  /** Continues with the dish kept aside once the mode has been chosen (SVC-4). */
  private resume() {
    const { business, mode, pendingDish, chooser } = this.#deps;
    if (mode.mode === 'unset' || business.business === undefined) return;
    const dishId = pendingDish.read(business.business.id);
    pendingDish.clear();
    if (dishId === undefined) return;
    if (chooser.dish?.id === dishId) this.addChosen();
    else this.add(dishId);
  }

  /** Asks for the mode again after the page was reloaded during the question. */
  private askModeAgain() {
    const { business, mode, pendingDish } = this.#deps;
    if (business.business === undefined || pendingDish.read(business.business.id) === undefined) return;
    if (mode.mode === 'unset' && mode.isOrdering) mode.ask();
    else pendingDish.clear();
  }
}
