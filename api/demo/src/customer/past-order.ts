import type { ChosenMode, ClaimedLine } from '@storefront/pricing';
import { checkDelivery, orderFigures, penceOf, priceOrder } from 'api/seeding';
import type { BusinessRecord } from 'api/seeding';
import type { CatalogueCategory, CatalogueProduct } from 'api/catalogue-format';

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

/** Dishes that need no choice of options, up to `each` of a category; those that have a picture come first in it. */
export function plainDishes(categories: readonly CatalogueCategory[], each = 1): CatalogueProduct[] {
  return categories.flatMap(({ product }) => {
    const plain = product.filter(
      ({ sub_product, product_option }) => sub_product.length === 0 && product_option.length === 0,
    );
    return picturedFirst(plain).slice(0, each);
  });
}

/** The dishes that have a picture, then the others. */
export function picturedFirst(dishes: readonly CatalogueProduct[]): CatalogueProduct[] {
  const isPictured = ({ product_picture = '' }: CatalogueProduct) => product_picture !== '';
  return [...dishes.filter(isPictured), ...dishes.filter((dish) => !isPictured(dish))];
}

/** The line of an order for one of this dish, at today's price. */
export function claimOf({ product_id, product_name, product_price }: CatalogueProduct): ClaimedLine {
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
}
