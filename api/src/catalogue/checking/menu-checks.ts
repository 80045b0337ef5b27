import type { CatalogueCategory, CatalogueOptionGroup } from '../format';
import { reportBelow, createUniqueness } from './fault';
import type { Report } from './fault';

const deepestNesting = 6;

/** The ids of products and of their sub-products. */
export function productIds(menu: readonly CatalogueCategory[]): ReadonlySet<string> {
  const products = menu.flatMap(({ product }) => product);
  return new Set(
    products.flatMap(({ product_id, sub_product }) => [
      product_id,
      ...sub_product.map((sub) => sub.product_id),
    ]),
  );
}

/** Checks that ids are unique within the business and option groups can be satisfied. */
export function checkMenu(menu: readonly CatalogueCategory[], report: Report) {
  const categoryOnce = createUniqueness('a menucategory_id');
  const productOnce = createUniqueness('a product_id');
  const once = { group: createUniqueness('an optionId'), item: createUniqueness('an itemId') };

  menu.forEach((category, index) => {
    const inCategory = reportBelow(report, `.menu[${index}]`);
    categoryOnce(category.menucategory_id, '.menucategory_id', inCategory);
    category.product.forEach((product, place) => {
      const inProduct = reportBelow(inCategory, `.product[${place}]`);
      productOnce(product.product_id, '.product_id', inProduct);
      product.sub_product.forEach((sub, at) =>
        productOnce(sub.product_id, `.sub_product[${at}].product_id`, inProduct),
      );
      product.product_option.forEach((group, at) =>
        checkGroup(group, 1, reportBelow(inProduct, `.product_option[${at}]`)),
      );
    });
  });

  function checkGroup(group: CatalogueOptionGroup, depth: number, here: Report) {
    once.group(group.optionId, '.optionId', here);
    const { optionMinSelection: least, optionMaxSelection: most, optionMaxQuantity: quantity } = group;
    if (least > most) here('.optionMinSelection', `a number not above optionMaxSelection, ${most}`);
    if (least > group.optionItems.length) {
      here('.optionMinSelection', `a number not above that of the items, ${group.optionItems.length}`);
    }
    if (group.optionShowType === 'radio' && least > 1)
      here('.optionMinSelection', '0 or 1, as one radio item is chosen');
    if (quantity > 0 && quantity < least)
      here('.optionMaxQuantity', `0, or a number not below optionMinSelection, ${least}`);
    if (depth > deepestNesting) here('', `groups nested at most ${deepestNesting} deep`);
    group.optionItems.forEach((item, index) => {
      once.item(item.itemId, `.optionItems[${index}].itemId`, here);
      item.subOption.forEach((nested, at) =>
        checkGroup(nested, depth + 1, reportBelow(here, `.optionItems[${index}].subOption[${at}]`)),
      );
    });
  }
}
