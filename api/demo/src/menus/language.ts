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

/** The hand-written menu of a cuisine. Every restaurant of the cuisine offers some of it. */
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

const DIETS = ['vegetarian', 'vegan', 'halal', 'gluten-free'];
const ALLERGENS = [
  'celery',
  'crustaceans',
  'dairy',
  'egg',
  'fish',
  'gluten',
  'lupin',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
];
/** Marks alcohol, which is sold to people of 18 and over. */
const ADULTS_ONLY = '18+';
const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

function pence(text: string): number {
  const match = /^(\d+)\.(\d\d)$/.exec(text);
  if (match === null) throw new Error(`not a price: '${text}'`);
  return Number(match[1]) * 100 + Number(match[2]);
}

/** Parses `Raita +1.20 x2`: an item that costs 1.20 more and may be taken twice. */
function item(text: string, choices: Choice[] = []): ChoiceItem {
  const match = /^(.+?)(?: \+(\d+\.\d\d))?(?: x(\d+))?$/.exec(text);
  const name = match?.[1];
  if (match === null || name === undefined) throw new Error(`not an item: '${text}'`);
  return { name, extra: pence(match[2] ?? '0.00'), max: Number(match[3] ?? '1'), choices };
}

type ItemText = string | ChoiceItem;

const itemsOf = (texts: ItemText[]): ChoiceItem[] =>
  texts.map((text) => (typeof text === 'string' ? item(text) : text));

/** An item that leads to further choices once it is taken. */
export function withChoices(text: string, ...choices: Choice[]): ChoiceItem {
  return item(text, choices);
}

/** Exactly one has to be chosen. */
export function chooseOne(label: string, ...items: ItemText[]): Choice {
  return {
    label,
    hint: '',
    required: true,
    show: 'radio',
    min: 1,
    max: 1,
    maxQuantity: 1,
    items: itemsOf(items),
  };
}

/** One may be chosen. */
export function chooseUpToOne(label: string, ...items: ItemText[]): Choice {
  return {
    ...chooseOne(label, ...items),
    required: false,
    min: 0,
  };
}

/** Up to `max` different items may be chosen, some of them several times. */
export function chooseUpTo(max: number, label: string, ...texts: ItemText[]): Choice {
  const items = itemsOf(texts);
  const several = items.some((entry) => entry.max > 1);
  return {
    label,
    hint: `Up to ${COUNTS[max] ?? max}`,
    required: false,
    show: 'checked',
    min: 0,
    max,
    maxQuantity: several ? max + 2 : max,
    items,
  };
}

/** Any number of items may be chosen. */
export function chooseAny(label: string, ...texts: ItemText[]): Choice {
  const items = itemsOf(texts);
  return { ...chooseUpTo(items.length, label, ...items), hint: 'As many as you like', maxQuantity: 0 };
}

/** `count` different items have to be chosen. */
export function chooseExactly(count: number, label: string, ...texts: ItemText[]): Choice {
  return {
    ...chooseUpTo(count, label, ...texts),
    hint: `Choose ${COUNTS[count] ?? count}`,
    required: true,
    min: count,
    maxQuantity: count,
  };
}

/**
 * `count` in all, the same item several times if wanted. Limits count ticked items, not their quantities,
 * so a smaller number than `count` cannot be refused.
 */
export function assorted(count: number, label: string, ...texts: ItemText[]): Choice {
  return {
    ...chooseUpTo(count, label, ...texts),
    hint: `Up to ${COUNTS[count] ?? count} in all; what you leave open, we choose`,
    required: true,
    min: 1,
    maxQuantity: count,
  };
}

/** From `min` to `max` items have to be chosen. */
export function chooseBetween(min: number, max: number, label: string, ...texts: ItemText[]): Choice {
  return {
    ...chooseUpTo(max, label, ...texts),
    hint: `Choose ${COUNTS[min] ?? min} to ${COUNTS[max] ?? max}`,
    required: true,
    min,
    maxQuantity: max,
  };
}

function dishOf(line: string, choices: Record<string, Choice>): Dish {
  const cells = line.split('|').map((cell) => cell.trim());
  const [name, description, priceText, markText = '', choiceText = ''] = cells;
  if (!name || description === undefined || !priceText) throw new Error(`not a dish: '${line}'`);

  const sizes = /^\d/.test(priceText)
    ? []
    : priceText.split(',').map((size) => {
        const words = size.trim().split(' ');
        return { price: pence(words.pop() ?? ''), name: words.join(' ') };
      });
  const marks = markText.split(' ').filter((mark) => mark !== '');
  const unknown = marks.find(
    (mark) => !DIETS.includes(mark) && !ALLERGENS.includes(mark) && mark !== ADULTS_ONLY,
  );
  if (unknown !== undefined) throw new Error(`neither diet nor allergen: '${unknown}' in '${line}'`);

  return {
    name,
    description,
    price: sizes.length === 0 ? pence(priceText) : Math.min(...sizes.map((size) => size.price)),
    sizes,
    diets: marks.filter((mark) => DIETS.includes(mark)),
    allergens: marks.filter((mark) => ALLERGENS.includes(mark)),
    minimumAge: marks.includes(ADULTS_ONLY) ? 18 : undefined,
    choices: choiceText
      .split(' ')
      .filter((key) => key !== '')
      .map((key) => {
        const choice = choices[key];
        if (choice === undefined) throw new Error(`no choice '${key}' for '${line}'`);
        return choice;
      }),
  };
}

/**
 * Parses dishes, one a line: `Name | description | price | diets, allergens and 18+ | choices`.
 * A price is `4.50`, or sizes as `Small 5.25, Large 8.75`; the last two cells may be left out.
 */
export function dishes(choices: Record<string, Choice>, lines: string): Dish[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => dishOf(line, choices));
}

/** Returns a function that makes sections of one menu, with the menu's choices by their short names. */
export function sectionsWith(choices: Record<string, Choice>) {
  return (name: string, note: string, lines: string): Section => ({
    name,
    note,
    dishes: dishes(choices, lines),
  });
}
