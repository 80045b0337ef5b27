import type { OptionGroup as WireOptionGroup, Product } from '@storefront/contract';
import type { Menu, MenuProduct } from '../menu';
import { parsePounds } from '../money';
import type { OptionGroup } from '../menu';
import { mapReading, readFields, readList } from '../reading';
import type { Reading } from '../reading';

/** Reads the products of all categories of business/menu (API-11) as a menu to price from. */
export const readMenu = (categories: readonly { readonly product: readonly Product[] }[]): Reading<Menu> =>
  mapReading(
    readList(
      categories.flatMap(({ product }) => product),
      readMenuProduct,
    ),
    (products) => new Map(products.map((product) => [product.id, product])),
  );

/** Reads one product, its sub-products and options (DAT-7, DAT-9, DAT-10). */
export const readMenuProduct = (wire: Product): Reading<MenuProduct> =>
  mapReading(
    readFields({
      product_price: parsePounds(wire.product_price),
      sub_product: readList(wire.sub_product, ({ product_id, product_name, product_price }) =>
        mapReading(readFields({ product_price: parsePounds(product_price) }), (read) => ({
          id: product_id,
          name: product_name,
          price: read.product_price,
        })),
      ),
      product_option: readList(wire.product_option, readOptionGroup),
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

/** Reads an option group with everything nested in it (DAT-9, DAT-10). */
const readOptionGroup = (wire: WireOptionGroup): Reading<OptionGroup> =>
  mapReading(
    readList(wire.optionItems, (item) =>
      mapReading(
        readFields({
          itemPrice: parsePounds(item.itemPrice),
          subOption: readList(item.subOption, readOptionGroup),
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
