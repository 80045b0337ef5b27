import type { Pence } from './money';

/** A dish as it is sold now; a dish with sub-products is bought only through one of them (D23). */
export interface MenuDish {
  readonly id: string;
  readonly name: string;
  readonly price: Pence;
  readonly isAvailable: boolean;
  readonly subProducts: readonly SubProduct[];
  readonly optionGroups: readonly OptionGroup[];
}

interface SubProduct {
  readonly id: string;
  readonly name: string;
  readonly price: Pence;
}

/** The dishes of a business by product id. */
export type Menu = ReadonlyMap<string, MenuDish>;

/** One item of an option group; `maximumQuantity` is how many of it may be taken, `groups` open once it is chosen. */
export interface OptionItem {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly price: Pence;
  readonly maximumQuantity: number;
  readonly groups: readonly OptionGroup[];
}

/** A group of options; minimum and maximum count ticked items, `maximumQuantity` caps the sum of quantities (0: no cap, D61). */
export interface OptionGroup {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly shownAs: 'radio' | 'checkbox';
  readonly minimum: number;
  readonly maximum: number;
  readonly maximumQuantity: number;
  readonly items: readonly OptionItem[];
}
