import { formatPounds } from '@storefront/pricing';
import type { CatalogueCategory, CatalogueOptionGroup, CatalogueProduct } from 'api/catalogue-format';
import type { Random } from '../random';
import type { Choice, CuisineMenu, Dish, Section } from './menu';

/** How much of its cuisine's menu a restaurant offers. */
export type Breadth = 'full' | 'regular' | 'small';

const SHARE: Record<Breadth, number> = { full: 1, regular: 0.78, small: 0.52 };
const SPECIALS: Record<Breadth, number> = { full: 99, regular: 4, small: 2 };

/** How a restaurant writes its prices: 9.50, 9.95 or 9.49. */
const ENDINGS = [
  (amount: number) => Math.max(50, Math.round(amount / 50) * 50),
  (amount: number) => Math.max(95, Math.round((amount + 5) / 50) * 50 - 5),
  (amount: number) => Math.max(49, Math.round((amount + 1) / 50) * 50 - 1),
  (amount: number) => Math.max(20, Math.round(amount / 10) * 10),
];

interface Terms {
  breadth: Breadth;
  /** 1 charges the written prices. */
  priceLevel: number;
  specialsName: string;
}

function pickSections(menu: CuisineMenu, { breadth, specialsName }: Terms, random: Random): Section[] {
  const sections = menu.sections.map((section) => ({
    ...section,
    dishes: random.sample(section.dishes, Math.max(3, Math.ceil(section.dishes.length * SHARE[breadth]))),
  }));
  const specials = random.sample(menu.specials, SPECIALS[breadth]);
  const special = { name: specialsName, note: 'Only in this kitchen.', dishes: specials };
  const position = sections.findIndex((section) => section.name === menu.headline);
  return [...sections.slice(0, position), special, ...sections.slice(position)];
}

/** Returns a function that makes products with ids that are unique within one restaurant. */
function numbering() {
  let products = 0;
  let options = 0;
  let items = 0;

  const optionOf = (choice: Choice): CatalogueOptionGroup => {
    options += 1;
    return {
      optionId: `o-${options}`,
      optionHeaderLabel: choice.label,
      optionDescription: choice.hint,
      optionIsRequired: choice.required ? 'yes' : 'no',
      optionShowType: choice.show,
      optionMinSelection: choice.min,
      optionMaxSelection: choice.max,
      optionMaxQuantity: choice.maxQuantity,
      optionItems: choice.items.map((entry) => {
        items += 1;
        return {
          itemId: `i-${items}`,
          itemName: entry.name,
          itemNameLabel: entry.name,
          itemDescription: '',
          itemPrice: formatPounds(entry.extra),
          itemQuantity: entry.max,
          subOption: entry.choices.map(optionOf),
        };
      }),
    };
  };

  return (dish: Dish, price: (amount: number) => number, available: boolean): CatalogueProduct => {
    products += 1;
    const id = `p-${products}`;
    return {
      product_id: id,
      product_name: dish.name,
      product_desc: dish.description,
      product_price: formatPounds(price(dish.price)),
      available: available ? 'yes' : 'no',
      sub_product: dish.sizes.map((size, index) => ({
        product_id: `${id}-${index + 1}`,
        product_name: size.name,
        product_price: formatPounds(price(size.price)),
      })),
      product_option: dish.choices.map(optionOf),
      allergens: dish.allergens,
      diets: dish.diets,
      ...(dish.minimumAge === undefined ? {} : { minimum_age: dish.minimumAge }),
    };
  };
}

/** The restaurant's own menu: some of its cuisine's dishes at its own prices, with a few specials and a few sold out. */
export function pickMenu(menu: CuisineMenu, terms: Terms, random: Random): CatalogueCategory[] {
  const productOf = numbering();
  const ending = random.pick(ENDINGS);
  const price =
    terms.priceLevel === 1
      ? (amount: number) => amount
      : (amount: number) => ending(amount * terms.priceLevel);

  return pickSections(menu, terms, random).map((section, index) => ({
    menucategory_id: `c-${index + 1}`,
    menucategory_name: section.name,
    menucategory_desc: section.note,
    product: section.dishes.map((dish) =>
      productOf(dish, price, terms.priceLevel === 1 || !random.chance(0.025)),
    ),
  }));
}
