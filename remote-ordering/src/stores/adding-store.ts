import type { End } from '@storefront/host';
import { makeAutoObservable, reaction } from 'mobx';
import { copy } from '../copy';
import { needsChoice } from '../domain/menu';
import type { KeptProduct } from '../gateway/kept-product';
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
  readonly kept: KeptProduct;
  readonly notices: { show(sentence: string): void };
}

/** The way of a dish into the cart: mode first, then its options (SVC-3, SVC-4, OPT-1, D56). */
export class AddingStore {
  readonly #deps: AddingDeps;
  /** The dish that the customer only wants to look at: it opens once the mode has been chosen, and is not added. */
  #lookedAt: string | undefined;
  #ends: End[] = [];

  constructor(deps: AddingDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Adds the dish of a menu card whose plus was pressed. */
  add(dishId: string) {
    this.#lookedAt = undefined;
    this.begin(dishId, (dish) => {
      const { cart, chooser, notices } = this.#deps;
      if (needsChoice(dish)) chooser.open(dish);
      else if (!cart.add(articleOf(dish, undefined))) notices.show(copy.cart.full);
    });
  }

  /** Opens the dish of a menu card that was pressed: its description, its options and a comment. */
  look(dishId: string) {
    this.#lookedAt = dishId;
    this.begin(dishId, this.#deps.chooser.open);
  }

  start() {
    const { mode } = this.#deps;
    this.#ends = [
      reaction(() => mode.mode, this.resume),
      // Cancel drops the dish kept aside (D56).
      reaction(
        () => mode.dialog.kind,
        (kind) => kind === 'none' && mode.mode === 'unset' && this.#deps.kept.drop(),
      ),
    ];
    this.askAgain();
  }

  stop() {
    for (const end of this.#ends.splice(0)) end();
  }

  private begin(dishId: string, go: (dish: NonNullable<ReturnType<MenuStore['dishes']['get']>>) => void) {
    const { business, menu, mode, kept } = this.#deps;
    const dish = menu.dishes.get(dishId);
    if (!dish?.isAvailable || business.business === undefined) return;
    if (mode.mode !== 'unset') return go(dish);
    if (mode.isOrdering) kept.keep(business.business.id, dishId);
    mode.ask();
  }

  /** Continues with the dish kept aside once the mode has been chosen (SVC-4). */
  private resume() {
    const { business, mode, kept } = this.#deps;
    if (mode.mode === 'unset' || business.business === undefined) return;
    const dishId = kept.read(business.business.id);
    kept.drop();
    if (dishId === undefined) return;
    if (dishId === this.#lookedAt) this.look(dishId);
    else this.add(dishId);
  }

  /** Asks for the mode again after the page was reloaded during the question. */
  private askAgain() {
    const { business, mode, kept } = this.#deps;
    if (business.business === undefined || kept.read(business.business.id) === undefined) return;
    if (mode.mode === 'unset' && mode.isOrdering) mode.ask();
    else kept.drop();
  }
}
