/** An item of a choice; prices are whole pence. */
export interface ChoiceItem {
  name: string;
  extra: number;
  max: number;
  /** Further choices once the item is taken. */
  choices: Choice[];
}

/** A group of options of a dish. `maxQuantity` caps the sum of quantities, 0 for no cap. */
export interface Choice {
  label: string;
  hint: string;
  required: boolean;
  show: 'radio' | 'checked';
  min: number;
  max: number;
  maxQuantity: number;
  items: ChoiceItem[];
}

export interface Dish {
  name: string;
  description: string;
  /** Pence; the price of the smallest size where there are sizes. */
  price: number;
  sizes: { name: string; price: number }[];
  diets: string[];
  allergens: string[];
  /** The legal minimum age of a buyer. */
  minimumAge: number | undefined;
  choices: Choice[];
}

export interface Section {
  name: string;
  note: string;
  dishes: Dish[];
}

/** The written menu of a cuisine. Every restaurant of the cuisine offers some of it. */
export interface CuisineMenu {
  /** The name of its subcategory. */
  cuisine: string;
  /** Other subcategories that some of its restaurants are listed under. */
  otherCuisines: string[];
  /** The section that the cuisine is known for, used in offers and reviews. */
  headline: string;
  /** The name of those dishes in an offer: '20% off all {plural}'. */
  plural: string;
  /** Names of dishes that are given away. */
  freeDishes: string[];
  sections: Section[];
  /** Dishes of which each restaurant offers some, in a section of its own. */
  specials: Dish[];
}
