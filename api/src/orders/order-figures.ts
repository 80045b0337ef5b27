import { cartTotals, formatPounds, wireCartItem } from '@storefront/pricing';
import type { BusinessRecord } from '../catalogue/catalogue';
import type { CatalogueCategory } from '../catalogue/format';
import type { PricedOrder } from './price-order';
import type { OrderedItem } from './tables';

/** What an order keeps of its business, its dishes and its prices. */
export function orderFigures(
  { profile }: BusinessRecord,
  categories: readonly CatalogueCategory[],
  { cart, figures, service, terms }: PricedOrder,
) {
  const products = new Map(
    categories.flatMap(({ product }) => product.map((one) => [one.product_id, one] as const)),
  );
  const items = cart.lines.map((line): OrderedItem => {
    const product = products.get(line.mainProduct?.id ?? line.productId);
    return {
      item: wireCartItem(line, terms.discounts, figures.appliedDiscount),
      allergens: product?.allergens ?? [],
      diets: product?.diets ?? [],
    };
  });
  return {
    businessId: profile.business_id,
    businessName: profile.business_name,
    businessSlug: profile.business_slug,
    businessPhone: profile.business_phone_number,
    items,
    freeDishes: figures.freeDishes.flatMap(({ dishes, quantity }) =>
      dishes
        .filter(({ isSelected }) => isSelected)
        .map(({ dish }) => ({
          fd_id: dish.id,
          fd_name: dish.name,
          fd_price: formatPounds(dish.price),
          qnty: quantity,
        })),
    ),
    totals: {
      ...cartTotals(figures, service),
      subtotal: formatPounds(figures.subtotal),
      total: formatPounds(figures.total),
    },
    totalPence: figures.total,
  };
}
