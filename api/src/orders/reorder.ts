import { londonMoment } from '@storefront/contract';
import { unitPrice } from '@storefront/pricing';
import type { BusinessRecord } from '../catalogue/catalogue';
import { checkDelivery } from '../delivery/check-delivery';
import type { DeliverySector } from '../delivery/check-delivery';
import { modeAvailability } from '../hours/availability';
import type { Ports } from '../ports';
import { checkTime } from './check-time';
import { priceOrder } from './price-order';
import type { PricedOrder } from './price-order';
import { createOrderRepository } from './repository';
import type { Order } from './repository';

/** What of the way an order came can be had again now. */
interface AgainNow {
  /** `out-of-reach`: its address is no longer delivered to. */
  readonly mode: 'now' | 'later-today' | 'not-now' | 'out-of-reach';
  /** Whether anything can be ordered now, in whatever mode. */
  readonly takesOrders: boolean;
  readonly isTimePossible: boolean;
  /** The terms of a delivery to its address. */
  readonly sector: DeliverySector | undefined;
}

export type ReorderResult =
  | {
      readonly kind: 'priced';
      readonly order: Order;
      readonly business: BusinessRecord;
      readonly priced: PricedOrder;
      readonly again: AgainNow;
      readonly now: number;
    }
  | { readonly kind: 'unknown' | 'restaurant-gone' };

/** Prices the dishes of one of a user's orders as they are in the menu now, to be ordered again in the same way (D127). */
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
  const now = clock.now().getTime();
  const again = againNow(order, business, now);
  const lines = order.lines.map(({ line }) => ({ line, seenPrice: unitPrice(line) }));
  const priced = priceOrder({
    profile: business.profile,
    categories,
    // A tip is chosen for each order by itself.
    claims: { lines, discount: { kind: 'none' }, freeDishes: {}, mode: order.mode, tip: 0 },
    sector: again.sector,
    today: londonMoment(now).date,
  });
  return { kind: 'priced', order, business, priced, again, now };
}

function againNow({ mode, slot, contact }: Order, business: BusinessRecord, now: number): AgainNow {
  const { profile } = business;
  const { possible } = modeAvailability(profile, mode, now);
  const other = mode === 'delivery' ? 'collection' : 'delivery';
  const delivery = mode === 'delivery' ? checkDelivery(business, contact.postcode) : undefined;
  const isOutOfReach = delivery?.kind === 'out-of-reach';
  const modes = { yes: 'now', pre: 'later-today', no: 'not-now' } as const;
  return {
    mode: isOutOfReach ? 'out-of-reach' : modes[possible],
    takesOrders: possible !== 'no' || modeAvailability(profile, other, now).possible !== 'no',
    isTimePossible: checkTime(profile, mode, { slot }, now).kind === 'possible',
    sector: delivery?.kind === 'delivers' ? delivery.sector : undefined,
  };
}
