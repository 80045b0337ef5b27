import { cartLimits } from '@storefront/contract';
import {
  firstOptionFault,
  itemsIn,
  openGroups,
  OPTIONS_MESSAGE,
  optionFaults,
  unitPrice,
} from '@storefront/pricing';
import type { CartLine, ChosenGroup, OpenGroup, OptionFault, OptionItem } from '@storefront/pricing';
import { makeAutoObservable, observableRef } from 'mobx';
import { copy } from '../copy';
import { shortComment } from '../domain/cart-lines';
import type { Dish } from '../domain/menu';
import { clearGroup, pressItem, withItemQuantity } from '../domain/option-draft';
import type { CartStore } from './cart-store';

/** The place of a group in the chooser: its id, and the item that opened it. The dish's kinds have an id of their own. */
export interface GroupPlace {
  readonly groupId: string;
  readonly parentItemId: string;
}

export const subProductPlace: GroupPlace = { groupId: 'sub-product', parentItemId: '' };

/** The option chooser: one dish on its way into the cart, with its kind, options, comment and quantity. */
export class OptionChooserStore {
  dish: Dish | undefined;
  subProductId = '';
  chosen: readonly ChosenGroup[] = [];
  comment = '';
  quantity = 1;
  /** Whether Add was pressed while something was at fault: from then on every fault shows. */
  hasTried = false;
  /** Where 'See what you missed' has led; `turn` tells one press from the next. */
  target: (GroupPlace & { readonly turn: number }) | undefined;

  readonly #cart: CartStore;
  readonly #notices: { show(sentence: string): void };

  constructor(cart: CartStore, notices: { show(sentence: string): void }) {
    this.#cart = cart;
    this.#notices = notices;
    makeAutoObservable(
      this,
      { dish: observableRef, chosen: observableRef, target: observableRef },
      { autoBind: true },
    );
  }

  get isOpen(): boolean {
    return this.dish !== undefined;
  }

  /** The groups that are open for a choice, nested ones right after their own (OPT-10). */
  get groups(): readonly OpenGroup[] {
    return this.dish ? openGroups(this.dish.optionGroups, this.chosen) : [];
  }

  /** Everything at fault, in the order shown (OPT-5 to OPT-8). */
  get faults(): readonly OptionFault[] {
    if (!this.dish) return [];
    const kind: OptionFault = {
      ...subProductPlace,
      kind: 'required',
      message: `${copy.options.kind} is required`,
    };
    const isVariantMissing = this.dish.subProducts.length > 0 && this.subProductId === '';
    return [...(isVariantMissing ? [kind] : []), ...optionFaults(this.dish.optionGroups, this.chosen)];
  }

  /** Where 'See what you missed' leads, known before Add is pressed (OPT-15). */
  get firstFaultGroup(): GroupPlace | undefined {
    if (!this.dish) return undefined;
    if (this.faults[0]?.groupId === subProductPlace.groupId) return subProductPlace;
    return firstOptionFault(this.dish.optionGroups, this.chosen) ?? undefined;
  }

  /** The message of the modal, `''` until Add was pressed and while nothing is at fault (OPT-9). */
  get message(): string {
    return this.hasTried && this.firstFaultGroup !== undefined ? OPTIONS_MESSAGE : '';
  }

  /** The price of all that Add would put into the cart, in pence. */
  get price(): number {
    const { article } = this;
    return article === undefined ? 0 : unitPrice(article) * this.quantity;
  }

  /** What is wrong with one group, `''` until Add was pressed. */
  faultOf({ groupId, parentItemId }: GroupPlace): string {
    if (!this.hasTried) return '';
    const isInGroup = (fault: OptionFault) =>
      fault.groupId === groupId && fault.parentItemId === parentItemId;
    return this.faults.find(isInGroup)?.message ?? '';
  }

  quantityOf({ group, parentItemId }: OpenGroup, item: OptionItem): number {
    return (
      itemsIn(this.chosen, group.id, parentItemId).find(({ itemId }) => itemId === item.id)?.quantity ?? 0
    );
  }

  open(dish: Dish) {
    this.dish = dish;
    // A dish of one kind alone leaves nothing to ask.
    this.subProductId = dish.subProducts.length === 1 ? (dish.subProducts[0]?.id ?? '') : '';
    this.chosen = [];
    this.comment = '';
    this.quantity = 1;
    this.hasTried = false;
    this.target = undefined;
  }

  close() {
    this.dish = undefined;
  }

  chooseSubProduct(id: string) {
    this.subProductId = id;
  }

  /** Presses an item of a group (OPT-10 to OPT-12). */
  press(open: OpenGroup, item: OptionItem) {
    if (this.dish) this.chosen = pressItem(this.dish.optionGroups, this.chosen, open, item);
  }

  /** Clears what was chosen in a group. */
  clearGroup(open: OpenGroup) {
    if (this.dish) this.chosen = clearGroup(this.dish.optionGroups, this.chosen, open);
  }

  /** Sets the quantity of a ticked item (OPT-13, OPT-14). */
  setItemQuantity(open: OpenGroup, item: OptionItem, quantity: number) {
    if (this.dish) this.chosen = withItemQuantity(this.dish.optionGroups, this.chosen, open, item, quantity);
  }

  write(comment: string) {
    this.comment = shortComment(comment);
  }

  setQuantity(quantity: number) {
    this.quantity = Math.min(cartLimits.quantity, Math.max(1, quantity));
  }

  /** Whether nothing is at fault; otherwise every fault shows from now on (OPT-5). */
  check(): boolean {
    if (this.firstFaultGroup === undefined) return true;
    this.hasTried = true;
    return false;
  }

  /** Puts the dish into the cart, unless something is at fault. */
  add() {
    if (!this.check()) return;
    const { article } = this;
    if (article === undefined) return;
    if (!this.#cart.add(article, this.quantity)) this.#notices.show(copy.cart.full);
    this.close();
  }

  /** Leads to the first group at fault (OPT-15). */
  showFirstFault() {
    const { firstFaultGroup } = this;
    if (firstFaultGroup) this.target = { ...firstFaultGroup, turn: (this.target?.turn ?? 0) + 1 };
  }

  /** The dish as chosen so far. */
  private get article(): Omit<CartLine, 'quantity'> | undefined {
    const { dish } = this;
    if (!dish) return undefined;
    const kind = dish.subProducts.find(({ id }) => id === this.subProductId);
    return createArticle(dish, kind, this.chosen, this.comment);
  }
}

/** A cart line without its quantity: a dish, or the sub-product through which it is bought (CRT-9, MNU-17). */
export function createArticle(
  dish: Dish,
  kind: Dish['subProducts'][number] | undefined,
  extras: readonly ChosenGroup[] = [],
  comment = '',
): Omit<CartLine, 'quantity'> {
  return {
    productId: kind?.id ?? dish.id,
    name: kind?.name ?? dish.name,
    mainProduct: kind ? { id: dish.id, name: dish.name } : null,
    basePrice: kind?.price ?? dish.price,
    extras,
    comment: comment.trim(),
    categoryRank: dish.categoryRank,
    productType: '',
  };
}
