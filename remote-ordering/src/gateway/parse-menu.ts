import type { OkAnswer, Product } from '@storefront/contract';
import {
  mapParsed,
  parsePounds,
  parseFields,
  parseFreeDishGroups,
  parseList,
  parseMenuDish,
} from '@storefront/pricing';
import type { Parsed } from '@storefront/pricing';
import type { Dish } from '../domain/menu';
import type { MenuContent } from './business-gateway';

const parseDish = (wire: Product, categoryRank: number): Parsed<Dish> =>
  mapParsed(parseMenuDish(wire), (product) => ({
    ...product,
    // Sub-products of a dish with has_subproduct 'no' are not for sale (D23).
    subProducts: wire.has_subproduct === 'yes' ? product.subProducts : [],
    description: wire.product_desc,
    picture: wire.product_picture,
    isIllustrated: wire.picture_kind === 'illustration',
    allergens: wire.allergens,
    diets: wire.diets,
    minimumAge: wire.minimum_age,
    hasOptions: wire.has_option === 'yes',
    categoryRank,
  }));

/** Parses the answer of business/menu (API-11): categories with their dishes, free-dish groups, waiver. */
export function parseMenuContent(
  wire: Pick<OkAnswer<'business/menu'>, 'menu' | 'dishes' | 'popular' | 'discount_delivery_charge_waiver'>,
): Parsed<MenuContent> {
  const content = parseFields({
    categories: parseList(
      wire.menu.map((category, index) => ({ category, rank: index + 1 })),
      ({ category, rank }) =>
        mapParsed(
          parseList(category.product, (product) => parseDish(product, rank)),
          (dishes) => ({
            id: category.menucategory_id,
            name: category.menucategory_name,
            description: category.menucategory_desc,
            dishes,
          }),
        ),
    ),
    freeDishGroups: parseFreeDishGroups(wire.dishes),
    waiver: parsePounds(wire.discount_delivery_charge_waiver),
  });
  return mapParsed(content, (menu) => ({ ...menu, popular: wire.popular ?? [] }));
}
