import type { ChosenMode, ClaimedLine } from '@storefront/pricing';
import { checkDelivery, orderFigures, penceOf, priceOrder } from 'api/seeding';
import type { BusinessRecord } from 'api/seeding';
import type { CatalogueCategory } from 'api/catalogue-format';

const minute = 60_000;

export interface DemoRestaurant {
  readonly business: BusinessRecord;
  readonly categories: readonly CatalogueCategory[];
}

/** The steps of an order that came as it should. */
export function completedHistory(mode: ChosenMode, placedAt: Date) {
  const after = (minutes: number) => new Date(placedAt.getTime() + minutes * minute).toISOString();
  return [
    { state: 'placed', at: after(0) },
    { state: 'accepted', at: after(3) },
    { state: 'preparing', at: after(8) },
    { state: mode === 'delivery' ? 'out_for_delivery' : 'ready', at: after(28) },
    { state: 'completed', at: after(45) },
  ] as const;
}

interface PastOrder {
  readonly lines: readonly ClaimedLine[];
  readonly mode: ChosenMode;
  readonly postcode: string;
  readonly today: string;
}

/** The figures of an order, by the rules of today. */
export function figuresOf({ business, categories }: DemoRestaurant, order: PastOrder) {
  const delivery = checkDelivery(business, order.postcode);
  const priced = priceOrder({
    profile: business.profile,
    categories,
    claims: { lines: [...order.lines], discount: { kind: 'none' }, freeDishes: {}, mode: order.mode, tip: 0 },
    sector: delivery.kind === 'delivers' ? delivery.sector : undefined,
    today: order.today,
  });
  return orderFigures(business, categories, priced);
}

/** The first dish of each category that needs no choice of options. */
export function plainDishes(categories: readonly CatalogueCategory[]): ClaimedLine[] {
  return categories.flatMap(({ product }) =>
    product
      .filter(({ sub_product, product_option }) => sub_product.length === 0 && product_option.length === 0)
      .slice(0, 1)
      .map(({ product_id, product_name, product_price }) => {
        const price = penceOf(product_price);
        const line = {
          productId: product_id,
          name: product_name,
          mainProduct: null,
          productType: '',
          basePrice: price,
          quantity: 1,
          extras: [],
          comment: '',
          categoryRank: 1,
        };
        return { line, seenPrice: price };
      }),
  );
}
