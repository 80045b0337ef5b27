import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import type { DataFile } from '../read-data';
import type { Choice, ChoiceItem, CuisineMenu, Dish } from './menu';

const closed = { additionalProperties: false };
const text = Type.String({ minLength: 1, description: 'a text is expected' });
const pounds = Type.Number({ minimum: 0, description: 'pounds are expected, such as 4.50' });
const atLeastOne = Type.Integer({ minimum: 1, description: 'a whole number above 0 is expected' });
const oneOf = (...words: string[]) =>
  Type.Union(
    words.map((word) => Type.Literal(word)),
    { description: `one of ${words.join(', ')} is expected` },
  );

const choiceSchema = Type.Recursive((self) =>
  Type.Object(
    {
      label: text,
      choose: Type.String({
        pattern: '^(one|one or none|any|up to \\d+|exactly \\d+|\\d+ to \\d+|\\d+ in all)$',
        description:
          'one, one or none, any, up to 3, exactly 3, 2 to 3 or 3 in all is expected (3 stands for any number)',
      }),
      items: Type.Array(
        Type.Union(
          [
            text,
            Type.Object(
              {
                name: text,
                extra: Type.Optional(pounds),
                most: Type.Optional(atLeastOne),
                then: Type.Optional(Type.Array(Type.Union([text, self]))),
              },
              closed,
            ),
          ],
          { description: 'a name is expected, or name with extra, most and then' },
        ),
        { minItems: 1 },
      ),
    },
    closed,
  ),
);

const dishSchema = Type.Object(
  {
    name: text,
    description: Type.Optional(text),
    price: Type.Optional(pounds),
    sizes: Type.Optional(Type.Record(Type.String(), pounds, { minProperties: 1 })),
    diets: Type.Optional(Type.Array(oneOf('vegetarian', 'vegan', 'halal', 'gluten-free'))),
    allergens: Type.Optional(
      Type.Array(
        oneOf(
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
        ),
      ),
    ),
    minimumAge: Type.Optional(atLeastOne),
    choices: Type.Optional(Type.Array(text)),
  },
  closed,
);

/** The form of a file of data/menus. */
export const menuSchema = Type.Object(
  {
    cuisine: text,
    otherCuisines: Type.Array(text),
    headline: text,
    plural: text,
    freeDishes: Type.Array(text),
    choices: Type.Record(Type.String(), choiceSchema),
    sections: Type.Array(
      Type.Object({ name: text, note: Type.Optional(text), dishes: Type.Array(dishSchema) }, closed),
      { minItems: 1 },
    ),
    specials: Type.Array(dishSchema),
  },
  closed,
);

type WrittenChoice = Static<typeof choiceSchema>;
type WrittenDish = Static<typeof dishSchema>;
type Path = readonly (string | number)[];

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
const inWords = (count: number) => COUNTS[count] ?? String(count);

type Limits = Omit<Choice, 'label' | 'items'>;

/** How many items may be chosen: `one`, `up to 5` and so on. */
function limitsOf(choose: string, items: readonly ChoiceItem[]): Limits {
  const [least = 0, greatest = least] = (choose.match(/\d+/g) ?? []).map(Number);
  const checked = { required: false, show: 'checked', min: 0, max: greatest, maxQuantity: greatest } as const;
  if (choose === 'one') return { hint: '', required: true, show: 'radio', min: 1, max: 1, maxQuantity: 1 };
  if (choose === 'one or none')
    return { hint: '', required: false, show: 'radio', min: 0, max: 1, maxQuantity: 1 };
  if (choose === 'any') return { ...checked, hint: 'As many as you like', max: items.length, maxQuantity: 0 };
  if (choose.startsWith('exactly'))
    return { ...checked, hint: `Choose ${inWords(greatest)}`, required: true, min: greatest };
  // Limits count ticked items, not their quantities, so fewer items than the number in all cannot be refused.
  if (choose.endsWith('in all'))
    return {
      ...checked,
      hint: `Up to ${inWords(greatest)} in all; what you leave open, we choose`,
      required: true,
      min: 1,
    };
  if (choose.startsWith('up to')) {
    const several = items.some((item) => item.max > 1);
    return { ...checked, hint: `Up to ${inWords(greatest)}`, maxQuantity: several ? greatest + 2 : greatest };
  }
  const hint = `Choose ${inWords(least)} to ${inWords(greatest)}`;
  return { ...checked, hint, required: true, min: least };
}

/** Makes the menu of a cuisine out of its file. */
export function readMenu({ value, faultAt }: DataFile<Static<typeof menuSchema>>): CuisineMenu {
  const choices = new Map<string, Choice>();

  const pence = (amount: number, path: Path): number => {
    const whole = Math.round(amount * 100);
    // A price such as 0.29 has no exact form in binary.
    if (Math.abs(amount * 100 - whole) > 0.000_001) throw faultAt(path, `${amount} has a part of a penny`);
    return whole;
  };

  const choiceNamed = (name: string, path: Path): Choice => {
    const choice = choices.get(name);
    if (choice === undefined) throw faultAt(path, `no choice above is called '${name}'`);
    return choice;
  };

  const choiceOf = ({ label, choose, items: written }: WrittenChoice, path: Path): Choice => {
    const items = written.map((item, index): ChoiceItem => {
      if (typeof item === 'string') return { name: item, extra: 0, max: 1, choices: [] };
      return {
        name: item.name,
        extra: pence(item.extra ?? 0, [...path, 'items', index, 'extra']),
        max: item.most ?? 1,
        choices: (item.then ?? []).map((next, nextIndex) => {
          const nextPath = [...path, 'items', index, 'then', nextIndex];
          return typeof next === 'string' ? choiceNamed(next, nextPath) : choiceOf(next, nextPath);
        }),
      };
    });
    const { hint, ...limits } = limitsOf(choose, items);
    return { label, hint, ...limits, items };
  };

  const dishOf = (dish: WrittenDish, path: Path): Dish => {
    const sizes = Object.entries(dish.sizes ?? {}).map(([name, price]) => ({
      name,
      price: pence(price, [...path, 'sizes', name]),
    }));
    if ((dish.price === undefined) === (sizes.length === 0))
      throw faultAt(path, `'${dish.name}' needs a price or sizes, and not both`);
    return {
      name: dish.name,
      description: dish.description ?? '',
      price:
        dish.price === undefined
          ? Math.min(...sizes.map(({ price }) => price))
          : pence(dish.price, [...path, 'price']),
      sizes,
      diets: dish.diets ?? [],
      allergens: dish.allergens ?? [],
      minimumAge: dish.minimumAge,
      choices: (dish.choices ?? []).map((name, index) => choiceNamed(name, [...path, 'choices', index])),
    };
  };

  for (const [name, choice] of Object.entries(value.choices))
    choices.set(name, choiceOf(choice, ['choices', name]));
  const sections = value.sections.map(({ name, note = '', dishes }, section) => ({
    name,
    note,
    dishes: dishes.map((dish, index) => dishOf(dish, ['sections', section, 'dishes', index])),
  }));
  if (!sections.some(({ name }) => name === value.headline))
    throw faultAt(['headline'], `no section is called '${value.headline}'`);
  const { cuisine, otherCuisines, headline, plural, freeDishes } = value;
  const specials = value.specials.map((dish, index) => dishOf(dish, ['specials', index]));
  return { cuisine, otherCuisines, headline, plural, freeDishes, sections, specials };
}
