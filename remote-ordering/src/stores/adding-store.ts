import type { End } from '@storefront/host';
import { makeAutoObservable, reaction } from 'mobx';
import { copy } from '../copy';
import { needsChoice } from '../domain/menu';
import type { PendingDish } from '../gateway/pending-dish';
import type { BusinessStore } from './business-store';
import type { CartStore } from './cart-store';
import type { MenuStore } from './menu-store';
import { articleOf } from './option-chooser-store';
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

/** The way of a dish into the cart: mode first, then its options (SVC-3, SVC-4, OPT-1, D56). */
export class AddingStore {
  readonly #deps: AddingDeps;
  /** The dish that the customer only wants to look at: it opens once the mode has been chosen, and is not added. */
  #viewedDishId: string | undefined;
  #ends: End[] = [];

  constructor(deps: AddingDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Adds the dish of a menu card whose plus was pressed. */
  add(dishId: string) {
    this.#viewedDishId = undefined;
    this.afterModeChoice(dishId, (dish) => {
      const { cart, chooser, notices } = this.#deps;
      if (needsChoice(dish)) chooser.open(dish);
      else if (!cart.add(articleOf(dish, undefined))) notices.show(copy.cart.full);
    });
  }

  /** Opens the dish of a menu card that was pressed: its description, its options and a comment. */
  openDish(dishId: string) {
    this.#viewedDishId = dishId;
    this.afterModeChoice(dishId, this.#deps.chooser.open);
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

  private afterModeChoice(
    dishId: string,
    proceed: (dish: NonNullable<ReturnType<MenuStore['dishes']['get']>>) => void,
  ) {
    const { business, menu, mode, pendingDish } = this.#deps;
    const dish = menu.dishes.get(dishId);
    if (!dish?.isAvailable || business.business === undefined) return;
    if (mode.mode !== 'unset') return proceed(dish);
    if (mode.isOrdering) pendingDish.save(business.business.id, dishId);
    mode.ask();
  }

  /** Continues with the dish kept aside once the mode has been chosen (SVC-4). */
  private resume() {
    const { business, mode, pendingDish } = this.#deps;
    if (mode.mode === 'unset' || business.business === undefined) return;
    const dishId = pendingDish.read(business.business.id);
    pendingDish.clear();
    if (dishId === undefined) return;
    if (dishId === this.#viewedDishId) this.openDish(dishId);
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
