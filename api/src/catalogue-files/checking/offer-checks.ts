import type { CatalogueBusiness, CatalogueDiscount, CatalogueFreeDishes } from '../../catalogue/format';
import { isDate } from './is-date';
import { reportBelow, createUniqueness } from './fault';
import type { Report } from './fault';

type Offers = Pick<CatalogueBusiness, 'discounts' | 'free_dishes'>;

/** Checks discounts and free dishes: unique ids and codes, dishes that are on the menu, conditions that make sense. */
export function checkOffers({ discounts, free_dishes }: Offers, dishes: ReadonlySet<string>, report: Report) {
  const checkOnMenu = (id: string, path: string, reportItem: Report) => {
    if (!dishes.has(id)) reportItem(path, `the id of a product on the menu, not "${id}"`);
  };
  const discountOnce = createUniqueness('a discountid');
  discounts.forEach((discount, index) => {
    const reportDiscount = reportBelow(report, `.discounts[${index}]`);
    discountOnce(discount.discountid, '.discountid', reportDiscount);
    discount.discounted_product_id.forEach((id, at) =>
      checkOnMenu(id, `.discounted_product_id[${at}]`, reportDiscount),
    );
    checkDiscount(discount, reportDiscount);
    const clash = discounts.slice(0, index).find((earlier) => isSameCode(earlier, discount));
    if (clash)
      reportDiscount(
        '.code',
        `a code used once in a mode, "${discount.code}" is that of ${clash.discountid} too`,
      );
  });

  const groupOnce = createUniqueness('an id');
  const dishOnce = createUniqueness('a fd_id');
  free_dishes.forEach((group, index) => {
    const reportGroup = reportBelow(report, `.free_dishes[${index}]`);
    groupOnce(group.id, '.id', reportGroup);
    group.freedish_item.forEach(({ fd_id }, at) =>
      dishOnce(fd_id, `.freedish_item[${at}].fd_id`, reportGroup),
    );
    group.condition.product_list.forEach(({ pro_id }, at) =>
      checkOnMenu(pro_id, `.condition.product_list[${at}].pro_id`, reportGroup),
    );
    checkFreeDishes(group, reportGroup);
  });
}

function checkDiscount(discount: CatalogueDiscount, report: Report) {
  const { payby, commonrate, from, until } = discount;
  if (payby === 'percentage' && Number(commonrate) > 100)
    report('.commonrate', 'a percentage of at most 100');
  for (const [key, date] of [
    ['from', from],
    ['until', until],
  ] as const) {
    if (date !== '' && !isDate(date)) report(`.${key}`, 'a date that exists, or ""');
  }
  if (from !== '' && until !== '' && until < from) report('.until', `a date not before from, ${from}`);
}

function isSameCode(one: CatalogueDiscount, other: CatalogueDiscount): boolean {
  if (one.code === '' || one.code.toUpperCase() !== other.code.toUpperCase()) return false;
  return (
    one.service === other.service || one.service === 'pickupdelivery' || other.service === 'pickupdelivery'
  );
}

function checkFreeDishes({ condition, is_selectable, freedish_item }: CatalogueFreeDishes, report: Report) {
  const byAmount = condition.amount !== '';
  if (byAmount === condition.product_list.length > 0) {
    report('.condition', 'either amount or product_list, and not both');
  }
  if (is_selectable > freedish_item.length) {
    report('.is_selectable', `a number not above that of the dishes, ${freedish_item.length}`);
  }
}
