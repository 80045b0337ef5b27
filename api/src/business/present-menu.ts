import { yesNo } from '@storefront/contract';
import type { FreeDish, FreeDishes, FreeDishGroup, MenuCategory, Product } from '@storefront/contract';
import { discountFlags } from '@storefront/pricing';
import type { AutomaticDiscounts } from '@storefront/pricing';
import type {
  CatalogueCategory,
  CatalogueFreeDishes,
  CatalogueProduct,
  CatalogueProfile,
} from '../catalogue/format';
import { automaticDiscounts } from '../discounts/automatic';
import type { Config } from '../config';
import { pictureUrl } from '../pictures/picture-url';

/** Two fields of the wire are written with a capital. */
const capitalYesNo = (isYes: boolean) => (isYes ? 'Yes' : 'No');

/** The menu for the wire on a London date (DAT-7), with the flags that follow from the catalogue. */
export function presentMenu(
  profile: CatalogueProfile,
  categories: readonly CatalogueCategory[],
  today: string,
  config: Pick<Config, 'apiOrigin'>,
): MenuCategory[] {
  const discounts = automaticDiscounts(profile, today);
  return categories.map(({ product, ...head }) => ({
    ...head,
    product: product.map((each) => presentProduct(each, discounts, config)),
  }));
}

function presentProduct(
  product: CatalogueProduct,
  discounts: AutomaticDiscounts,
  config: Pick<Config, 'apiOrigin'>,
): Product {
  const { product_id, product_name, sub_product, product_option } = product;
  const mainProduct = { id: product_id, name: product_name };
  const bought = [
    { productId: product_id, mainProduct: null },
    ...sub_product.map((sub) => ({ productId: sub.product_id, mainProduct })),
  ].map((article) => discountFlags(discounts, article));
  return {
    ...product,
    has_option: yesNo(product_option.length > 0),
    has_subproduct: yesNo(sub_product.length > 0),
    product_selected_Quantity: 0,
    has_discount: bought.some(({ any }) => any) ? 'y' : 'n',
    has_discount_delivery: capitalYesNo(bought.some(({ delivery }) => delivery)),
    has_discount_pickup: capitalYesNo(bought.some(({ collection }) => collection)),
    product_picture: pictureUrl(product.product_picture ?? '', config),
  };
}

const maxPopular = 6;

/** The dishes that are ordered most, of those that can be bought now; none when there are too few to choose from (MNU-18). */
export function presentPopular(
  categories: readonly CatalogueCategory[],
  ordered: readonly string[],
): string[] {
  const onMenu = new Set(
    categories.flatMap(({ product }) =>
      product.filter(({ available }) => available === 'yes').map(({ product_id }) => product_id),
    ),
  );
  const popular = ordered.filter((id) => onMenu.has(id)).slice(0, maxPopular);
  return popular.length < 2 ? [] : popular;
}

/** The groups of free dishes, all locked: those unlocked by amount, and those unlocked by products (D20). */
export function presentFreeDishes({ free_dishes }: Pick<CatalogueProfile, 'free_dishes'>): FreeDishes {
  const byAmount = ({ condition }: CatalogueFreeDishes) => condition.amount !== '';
  return {
    amount: free_dishes.filter(byAmount).map(presentGroup),
    group: free_dishes.filter((group) => !byAmount(group)).map(presentGroup),
  };
}

function presentGroup(group: CatalogueFreeDishes): FreeDishGroup {
  const selected = yesNo(group.is_selectable === 0);
  const freedish_item = group.freedish_item.map((dish): FreeDish => ({ ...dish, selected, disable: 'no' }));
  return { ...group, qnty: 0, condition: { ...group.condition, freedish_item }, freedish_item };
}
