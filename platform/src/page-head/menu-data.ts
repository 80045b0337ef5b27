import type { OkAnswer } from '@storefront/contract';
import type { AggregateOffer, Menu, MenuItem, Offer } from 'schema-dts';

type MenuCategories = OkAnswer<'business/menu'>['menu'];
type Product = MenuCategories[number]['product'][number];

/** The id of a restaurant's menu in the structured data. */
export function menuId(home: string) {
  return `${home}#menu`;
}

// The API answers with the same array until the catalogue changes.
const written = new WeakMap<MenuCategories, Map<string, string>>();

/** The menu as JSON-LD, written once for each array. */
export function menuJson(menu: MenuCategories, id: string): string {
  let byId = written.get(menu);
  if (byId === undefined) written.set(menu, (byId = new Map()));
  let json = byId.get(id);
  if (json === undefined) byId.set(id, (json = JSON.stringify(menuData(menu, id))));
  return json;
}

function menuData(menu: MenuCategories, id: string): Menu {
  return {
    '@type': 'Menu',
    '@id': id,
    hasMenuSection: menu.map(({ menucategory_name, menucategory_desc, product }) => ({
      '@type': 'MenuSection',
      name: menucategory_name,
      ...(menucategory_desc !== '' && { description: menucategory_desc }),
      hasMenuItem: product.map(menuItem),
    })),
  };
}

function menuItem(product: Product): MenuItem {
  const { product_name, product_desc } = product;
  return {
    '@type': 'MenuItem',
    name: product_name,
    ...(product_desc !== '' && { description: product_desc }),
    offers: offerOf(product),
  };
}

function offerOf({ product_price, sub_product, has_subproduct, available }: Product): Offer | AggregateOffer {
  const availability =
    available === 'yes' ? {} : ({ availability: 'https://schema.org/OutOfStock' } as const);
  const prices = sub_product
    .map((sub) => sub.product_price)
    .sort((one, other) => Number(one) - Number(other));
  const [lowest, highest] = [prices[0], prices.at(-1)];
  // A dish with several sizes has no price of its own.
  if (has_subproduct === 'yes' && lowest !== undefined && highest !== undefined) {
    return {
      '@type': 'AggregateOffer',
      priceCurrency: 'GBP',
      lowPrice: lowest,
      highPrice: highest,
      offerCount: prices.length,
      ...availability,
    };
  }
  return { '@type': 'Offer', price: product_price, priceCurrency: 'GBP', ...availability };
}
