import type { Pence } from './money';
import type { OptionGroup } from './options';

/** A dish as it is sold now; with sub-products it is bought through one of them alone (D23). */
export interface MenuProduct {
  readonly id: string;
  readonly name: string;
  readonly price: Pence;
  readonly isAvailable: boolean;
  readonly subProducts: readonly SubProduct[];
  readonly optionGroups: readonly OptionGroup[];
}

export interface SubProduct {
  readonly id: string;
  readonly name: string;
  readonly price: Pence;
}

/** The dishes of a business by product id. */
export type Menu = ReadonlyMap<string, MenuProduct>;
