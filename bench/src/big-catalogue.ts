import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateDemoCatalogue } from '@storefront/demo';

type Catalogue = ReturnType<typeof generateDemoCatalogue>['catalogue'];
type Business = Catalogue['businesses'][number];
type Category = Business['menu'][number];

/** The restaurant with the long menu. */
export const longMenuSlug = 'the-long-menu';
const restaurants = 2_000;
const dishes = 1_000;
const dishesPerCategory = 25;
const sectorOfSearch = { sector: 'e16', charge: '1.50', minimum: '10.00', waiver: '30.00' };

const itemAt = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The demo catalogue is empty');
  return item;
};

/** A copy of a dish, whose choices have new ids. */
const copyOfDish = (product: Category['product'][number], number: number): Category['product'][number] => ({
  ...(JSON.parse(JSON.stringify(product), (key, value: unknown) =>
    key === 'optionId' || key === 'itemId' ? `${number}-${String(value)}` : value,
  ) as typeof product),
  product_id: `long-p-${number}`,
  sub_product: [],
});

const longMenu = (businesses: readonly Business[]): Category[] => {
  const categories = businesses.flatMap(({ menu }) => menu);
  const products = categories.flatMap(({ product }) => product);
  return Array.from({ length: dishes / dishesPerCategory }, (_, at) => ({
    ...itemAt(categories, at * 7),
    menucategory_id: `long-c-${at}`,
    menucategory_name: `${itemAt(categories, at * 7).menucategory_name} ${at + 1}`,
    product: Array.from({ length: dishesPerCategory }, (_item, index) => {
      const number = at * dishesPerCategory + index;
      return copyOfDish(itemAt(products, number), number);
    }),
  }));
};

/** A copy of a demo restaurant that delivers to E1 6 like all the others. */
const copyOf = (business: Business, number: number): Business => ({
  ...business,
  business_id: `many-${number}`,
  business_slug: number === 0 ? longMenuSlug : `many-${number}`,
  business_name: number === 0 ? 'The Long Menu' : `${business.business_name} ${number}`,
  delivery: { ...business.delivery, status: 'yes', sectors: [sectorOfSearch] },
  pickup: { ...business.pickup, status: 'yes' },
  discounts: business.discounts.filter(({ discounted_product_id }) => discounted_product_id.length === 0),
  free_dishes: [],
  menu: business.menu
    .slice(0, 1)
    .map((category) => ({
      ...category,
      menucategory_id: `many-c-${number}`,
      product: category.product
        .slice(0, 3)
        .map((product, at) => ({ ...product, product_id: `many-p-${number}-${at}` })),
    })),
  reviews: business.reviews.slice(0, 2),
});

/** Writes a catalogue of 2,000 restaurants, one of them with 1,000 dishes, and its pictures; returns the file's path. */
export function writeBigCatalogue(folder: string): string {
  const { catalogue, pictures } = generateDemoCatalogue();
  // A restaurant without a cuisine is never listed (LST-17).
  const listed = catalogue.businesses.filter(({ subcategory }) => subcategory.length > 0);
  const everyDay = catalogue.businesses.find(({ business_slug }) => business_slug === 'saffron-yard');
  const businesses = Array.from({ length: restaurants }, (_, number) =>
    copyOf(number === 0 && everyDay ? everyDay : itemAt(listed, number), number),
  );
  const [first, ...others] = businesses;
  const big = {
    ...catalogue,
    businesses: first ? [{ ...first, menu: longMenu(catalogue.businesses) }, ...others] : others,
  };
  const file = join(folder, 'catalogue.json');
  for (const [path, content] of new Map<string, string | Uint8Array>([
    ...pictures,
    ['catalogue.json', JSON.stringify(big)],
  ])) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return file;
}
