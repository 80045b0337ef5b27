import { formatPounds } from '@storefront/pricing';
import type { CatalogueCategory, CatalogueFreeDishes } from 'api/catalogue-format';
import type { CuisineMenu } from '../menus/menu';
import type { Random } from '../random';

type FreeDish = CatalogueFreeDishes['freedish_item'][number];

interface FreeDishBasis {
  menu: CuisineMenu;
  categories: CatalogueCategory[];
  random: Random;
}

/** The dishes that a cuisine gives away, at their price on the written menu. */
function freeDishChoices(menu: CuisineMenu): { name: string; price: number }[] {
  const dishes = menu.sections.flatMap((section) => section.dishes);
  return menu.freeDishes.map((name) => {
    const dish = dishes.find((candidate) => candidate.name === name);
    if (dish === undefined) throw new Error(`${menu.cuisine} gives away '${name}', which is not on its menu`);
    return dish;
  });
}

type Draft = Omit<CatalogueFreeDishes, 'id' | 'freedish_item'> & { dishes: number };

const always = {
  amount: '',
  product_list: [],
  independent: 'no',
  qnty: 1,
} satisfies CatalogueFreeDishes['condition'];

/** The offers a restaurant may have; each entry holds the groups that go together. */
const offers: ((basis: FreeDishBasis) => Draft[])[] = [
  () => [],
  () => [
    {
      welcome_text: 'A free side when you spend £30',
      freedish_service_type: 'pickupdelivery',
      is_selectable: 1,
      condition: { ...always, amount: '30.00' },
      dishes: 3,
    },
  ],
  ({ categories, menu }) => {
    const dish = headlineDishes(categories, menu)[0];
    if (dish === undefined) return [];
    return [
      {
        welcome_text: `On the house with every two of ${dish.product_name}`,
        freedish_service_type: 'pickupdelivery',
        is_selectable: 0,
        condition: { ...always, product_list: [{ pro_id: dish.product_id, qty: 2 }], independent: 'yes' },
        dishes: 1,
      },
    ];
  },
  () => [
    {
      welcome_text: 'A little something from £20',
      freedish_service_type: 'delivery',
      is_selectable: 0,
      condition: { ...always, amount: '20.00' },
      dishes: 1,
    },
    {
      welcome_text: 'Choose a side from £35, in place of the little something',
      freedish_service_type: 'delivery',
      is_selectable: 1,
      condition: { ...always, amount: '35.00' },
      dishes: 4,
    },
    {
      welcome_text: 'Choose two sides from £50',
      freedish_service_type: 'delivery',
      is_selectable: 2,
      condition: { ...always, amount: '50.00' },
      dishes: 5,
    },
  ],
  () => [
    {
      welcome_text: 'Collect it yourself and choose two extras, from £25',
      freedish_service_type: 'pickup',
      is_selectable: 2,
      condition: { ...always, amount: '25.00', independent: 'yes' },
      dishes: 4,
    },
  ],
  () => [],
  ({ categories, menu }) => {
    const [first, second] = headlineDishes(categories, menu);
    if (first === undefined || second === undefined) return [];
    return [
      {
        welcome_text: `${first.product_name} and ${second.product_name} together: choose a side`,
        freedish_service_type: 'delivery',
        is_selectable: 1,
        condition: {
          ...always,
          product_list: [
            { pro_id: first.product_id, qty: 1 },
            { pro_id: second.product_id, qty: 1 },
          ],
          independent: 'yes',
        },
        dishes: 3,
      },
      {
        welcome_text: 'Two sides for the whole table from £45',
        freedish_service_type: 'pickupdelivery',
        is_selectable: 0,
        condition: { ...always, amount: '45.00', independent: 'yes', qnty: 2 },
        dishes: 1,
      },
    ];
  },
  ({ categories, menu }) => {
    const dish = headlineDishes(categories, menu)[1];
    if (dish === undefined) return [];
    return [
      {
        welcome_text: `Three of ${dish.product_name}: choose three extras at the counter`,
        freedish_service_type: 'pickup',
        is_selectable: 3,
        condition: { ...always, product_list: [{ pro_id: dish.product_id, qty: 3 }], independent: 'yes' },
        dishes: 5,
      },
    ];
  },
];

const headlineDishes = (categories: CatalogueCategory[], menu: CuisineMenu) =>
  categories.find((category) => category.menucategory_name === menu.headline)?.product ?? [];

/** The free dish groups of a restaurant; `index` selects the offer. */
export function freeDishesOf(index: number, basis: FreeDishBasis): CatalogueFreeDishes[] {
  const drafts = offers[index % offers.length]?.(basis) ?? [];
  let dishes = 0;
  return drafts.map(({ dishes: count, ...draft }, index) => ({
    ...draft,
    id: `f-${index + 1}`,
    freedish_item: basis.random.sample(freeDishChoices(basis.menu), count).map((dish): FreeDish => {
      dishes += 1;
      return { fd_id: `fd-${dishes}`, fd_name: dish.name, fd_price: formatPounds(dish.price) };
    }),
  }));
}
