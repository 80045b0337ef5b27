import type { Category, Dish } from './menu';

/** The whole text of a search and each of its words, in lower case. */
export interface SearchTerms {
  readonly phrase: string;
  readonly words: readonly string[];
}

/** The terms of a search text, or undefined when it is no search (D60). */
export function searchTerms(text: string): SearchTerms | undefined {
  const phrase = text.trim().toLowerCase();
  return phrase === '' ? undefined : { phrase, words: phrase.split(/\s+/) };
}

/** Whether a dish's name contains the whole text or any one word of it (SRC-4, SRC-5). */
const isMatch = (name: string, { phrase, words }: SearchTerms): boolean => {
  const lower = name.toLowerCase();
  return lower.includes(phrase) || words.some((word) => lower.includes(word));
};

/** The matching dishes of all categories: those with the whole text first, each in the menu's order, each once. */
export function findDishes(categories: readonly Category[], terms: SearchTerms): readonly Dish[] {
  const found = new Map<string, Dish>();
  for (const { dishes } of categories)
    for (const dish of dishes) if (!found.has(dish.id) && isMatch(dish.name, terms)) found.set(dish.id, dish);
  const dishes = [...found.values()];
  const isWhole = (dish: Dish) => dish.name.toLowerCase().includes(terms.phrase);
  return [...dishes.filter(isWhole), ...dishes.filter((dish) => !isWhole(dish))];
}
