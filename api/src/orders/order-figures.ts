import { discountMarks } from '@storefront/pricing';
import { businessAddress } from '../catalogue/business-address';
import type { BusinessRecord } from '../catalogue/catalogue';
import type { CatalogueCategory } from '../catalogue/format';
import type { PricedOrder } from './price-order';
import type { Order } from './repository';
import type { OrderContent, OrderedLine } from './order-content';

/** What an order keeps of its business, its dishes and its prices. */
export function orderFigures(
  { profile }: BusinessRecord,
  categories: readonly CatalogueCategory[],
  { cart, figures, service, terms }: PricedOrder,
): OrderContent &
  Pick<Order, 'businessId' | 'businessName' | 'businessSlug' | 'businessPhone' | 'totalPence'> {
  const products = new Map(
    categories.flatMap(({ product }) => product.map((one) => [one.product_id, one] as const)),
  );
  const { subtotal, discount, delivery, service: serviceCharge, bag, minimum, tip, total } = figures;
  const { appliedDiscount } = figures;
  const lines = cart.lines.map((line): OrderedLine => {
    const product = products.get(line.mainProduct?.id ?? line.productId);
    return {
      line,
      marks: discountMarks(terms.discounts, appliedDiscount, line),
      allergens: product?.allergens ?? [],
      diets: product?.diets ?? [],
    };
  });
  return {
    businessId: profile.business_id,
    businessName: profile.business_name,
    businessSlug: profile.business_slug,
    businessPhone: profile.business_phone_number,
    businessAddress: businessAddress(profile),
    lines,
    freeDishes: figures.freeDishes.flatMap(({ dishes, quantity }) =>
      dishes
        .filter(({ isSelected }) => isSelected)
        .map(({ dish: { id, name, price } }) => ({ id, name, price, quantity })),
    ),
    service,
    figures: {
      subtotal,
      discount,
      delivery,
      service: serviceCharge,
      bag,
      minimum,
      tip,
      total,
      appliedDiscount: appliedDiscount && {
        code: appliedDiscount.code,
        reduction: appliedDiscount.reduction,
      },
    },
    totalPence: total,
  };
}
