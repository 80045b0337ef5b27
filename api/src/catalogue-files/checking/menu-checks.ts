import { deepestOptionNesting } from '@storefront/contract';
import type { CatalogueCategory, CatalogueOptionGroup } from '../../catalogue/format';
import { reportBelow, createUniqueness } from './fault';
import type { Report } from './fault';

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
  const checkUnique = { group: createUniqueness('an optionId'), item: createUniqueness('an itemId') };

  menu.forEach((category, index) => {
    const reportCategory = reportBelow(report, `.menu[${index}]`);
    categoryOnce(category.menucategory_id, '.menucategory_id', reportCategory);
    category.product.forEach((product, index) => {
      const reportProduct = reportBelow(reportCategory, `.product[${index}]`);
      productOnce(product.product_id, '.product_id', reportProduct);
      product.sub_product.forEach((sub, at) =>
        productOnce(sub.product_id, `.sub_product[${at}].product_id`, reportProduct),
      );
      product.product_option.forEach((group, at) =>
        checkGroup(group, 1, reportBelow(reportProduct, `.product_option[${at}]`)),
      );
    });
  });

  function checkGroup(group: CatalogueOptionGroup, depth: number, reportGroup: Report) {
    checkUnique.group(group.optionId, '.optionId', reportGroup);
    const {
      optionMinSelection: minSelection,
      optionMaxSelection: maxSelection,
      optionMaxQuantity: quantity,
    } = group;
    if (minSelection > maxSelection)
      reportGroup('.optionMinSelection', `a number not above optionMaxSelection, ${maxSelection}`);
    if (minSelection > group.optionItems.length) {
      reportGroup('.optionMinSelection', `a number not above that of the items, ${group.optionItems.length}`);
    }
    if (group.optionShowType === 'radio' && minSelection > 1)
      reportGroup('.optionMinSelection', '0 or 1, as one radio item is chosen');
    if (quantity > 0 && quantity < minSelection)
      reportGroup('.optionMaxQuantity', `0, or a number not below optionMinSelection, ${minSelection}`);
    if (depth > deepestOptionNesting) reportGroup('', `groups nested at most ${deepestOptionNesting} deep`);
    group.optionItems.forEach((item, index) => {
      checkUnique.item(item.itemId, `.optionItems[${index}].itemId`, reportGroup);
      item.subOption.forEach((nested, at) =>
        checkGroup(nested, depth + 1, reportBelow(reportGroup, `.optionItems[${index}].subOption[${at}]`)),
      );
    });
  }
}
