import type { OptionGroup as WireOptionGroup, Product } from '@storefront/contract';
import type { Menu, MenuDish } from '../menu';
import { parsePounds } from '../money';
import type { OptionGroup } from '../menu';
import { mapParsed, parseFields, parseList } from '../parsed';
import type { Parsed } from '../parsed';

/** Parses the products of all categories of business/menu (API-11) as a menu to price from. */
export function parseMenu(categories: readonly { readonly product: readonly Product[] }[]): Parsed<Menu> {
  return mapParsed(
    parseList(
      categories.flatMap(({ product }) => product),
      parseMenuDish,
    ),
    (products) => new Map(products.map((product) => [product.id, product])),
  );
}

/** Parses one product, its sub-products and options (DAT-7, DAT-9, DAT-10). */
export function parseMenuDish(wire: Product): Parsed<MenuDish> {
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
      product_option: parseList(wire.product_option, parseOptionGroup),
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

/** Parses an option group with everything nested in it (DAT-9, DAT-10). */
const parseOptionGroup = (wire: WireOptionGroup): Parsed<OptionGroup> =>
  mapParsed(
    parseList(wire.optionItems, (item) =>
      mapParsed(
        parseFields({
          itemPrice: parsePounds(item.itemPrice),
          subOption: parseList(item.subOption, parseOptionGroup),
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
