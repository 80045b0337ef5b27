import type { OkAnswer, Product } from '@storefront/contract';
import {
  mapReading,
  parsePounds,
  readFields,
  readFreeDishGroups,
  readList,
  readMenuProduct,
  type Reading,
} from '@storefront/pricing';
import type { Dish } from '../domain/menu';
import type { MenuContent } from './business-gateway';

const readDish = (wire: Product, categoryRank: number): Reading<Dish> =>
  mapReading(readMenuProduct(wire), (product) => ({
    ...product,
    // Sub-products that the wire lists beside has_subproduct 'no' are not for sale (D23).
    subProducts: wire.has_subproduct === 'yes' ? product.subProducts : [],
    description: wire.product_desc,
    picture: wire.product_picture,
    allergens: wire.allergens,
    diets: wire.diets,
    minimumAge: wire.minimum_age,
    hasOptions: wire.has_option === 'yes',
    categoryRank,
  }));

/** Reads the answer of business/menu (API-11): categories with their dishes, free-dish groups, waiver. */
export const readMenuContent = (
  wire: Pick<OkAnswer<'business/menu'>, 'menu' | 'dishes' | 'discount_delivery_charge_waiver'>,
): Reading<MenuContent> =>
  readFields({
    categories: readList(
      wire.menu.map((category, index) => ({ category, rank: index + 1 })),
      ({ category, rank }) =>
        mapReading(
          readList(category.product, (product) => readDish(product, rank)),
          (dishes) => ({
            id: category.menucategory_id,
            name: category.menucategory_name,
            description: category.menucategory_desc,
            dishes,
          }),
        ),
    ),
    freeDishGroups: readFreeDishGroups(wire.dishes),
    waiver: parsePounds(wire.discount_delivery_charge_waiver),
  });
