import type { OptionGroup as WireOptionGroup, Product } from '@storefront/contract';
import type { Menu, MenuProduct } from '../menu';
import { parsePounds } from '../money';
import type { OptionGroup } from '../menu';
import { mapParsed, parseFields, parseList } from '../parsed';
import type { Parsed } from '../parsed';

/** Reads the products of all categories of business/menu (API-11) as a menu to price from. */
export function parseMenu(categories: readonly { readonly product: readonly Product[] }[]): Parsed<Menu> {
  return mapParsed(
    parseList(
      categories.flatMap(({ product }) => product),
      parseMenuProduct,
    ),
    (products) => new Map(products.map((product) => [product.id, product])),
  );
}

/** Reads one product, its sub-products and options (DAT-7, DAT-9, DAT-10). */
export function parseMenuProduct(wire: Product): Parsed<MenuProduct> {
  return mapParsed(
    parseFields({
      product_price: parsePounds(wire.product_price),
      sub_product: parseList(wire.sub_product, ({ product_id, product_name, product_price }) =>
        mapParsed(parseFields({ product_price: parsePounds(product_price) }), (read) => ({
          id: product_id,
          name: product_name,
          price: read.product_price,
        })),
      ),
      product_option: parseList(wire.product_option, readOptionGroup),
    }),
    (read) => ({
      id: wire.product_id,
      name: wire.product_name,
      price: read.product_price,
      isAvailable: wire.available === 'yes',
      subProducts: read.sub_product,
      optionGroups: read.product_option,
    }),
  );
}

/** Reads an option group with everything nested in it (DAT-9, DAT-10). */
const readOptionGroup = (wire: WireOptionGroup): Parsed<OptionGroup> =>
  mapParsed(
    parseList(wire.optionItems, (item) =>
      mapParsed(
        parseFields({
          itemPrice: parsePounds(item.itemPrice),
          subOption: parseList(item.subOption, readOptionGroup),
        }),
        ({ itemPrice, subOption }) => ({
          id: item.itemId,
          name: item.itemName,
          label: item.itemNameLabel,
          description: item.itemDescription,
          price: itemPrice,
          maximumQuantity: item.itemQuantity,
          groups: subOption,
        }),
      ),
    ),
    (items) => ({
      id: wire.optionId,
      label: wire.optionHeaderLabel,
      description: wire.optionDescription,
      isRequired: wire.optionIsRequired === 'yes',
      shownAs: wire.optionShowType === 'radio' ? 'radio' : 'checkbox',
      minimum: wire.optionMinSelection,
      maximum: wire.optionMaxSelection,
      maximumQuantity: wire.optionMaxQuantity,
      items,
    }),
  );
