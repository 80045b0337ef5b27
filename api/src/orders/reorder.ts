import { londonMoment } from '@storefront/contract';
import { unitPrice } from '@storefront/pricing';
import type { BusinessRecord } from '../catalogue/catalogue';
import type { Ports } from '../ports';
import { priceOrder } from './price-order';
import type { PricedOrder } from './price-order';
import { createOrderRepository } from './repository';
import type { Order } from './repository';

export type ReorderResult =
  | {
      readonly kind: 'priced';
      readonly order: Order;
      readonly business: BusinessRecord;
      readonly priced: PricedOrder;
    }
  | { readonly kind: 'unknown' | 'restaurant-gone' };

/** Prices the dishes of one of a user's orders as they are in the menu now, to be ordered again. */
export async function reorder(
  { database, clock, catalogue }: Pick<Ports, 'database' | 'clock' | 'catalogue'>,
  okey: string,
  { userId, brandId }: { readonly userId: string; readonly brandId: string },
): Promise<ReorderResult> {
  const order = await createOrderRepository(database).find(okey, brandId);
  if (!order || order.userId !== userId) return { kind: 'unknown' };
  const [business, categories] = await Promise.all([
    catalogue.businessById(order.businessId),
    catalogue.menuOf(order.businessId),
  ]);
  if (!business || !categories) return { kind: 'restaurant-gone' };
  const lines = order.lines.map(({ line }) => ({ line, seenPrice: unitPrice(line) }));
  const priced = priceOrder({
    profile: business.profile,
    categories,
    claims: { lines, discount: { kind: 'none' }, freeDishes: {}, mode: order.mode },
    sector: undefined,
    today: londonMoment(clock.now().getTime()).date,
  });
  return { kind: 'priced', order, business, priced };
}
