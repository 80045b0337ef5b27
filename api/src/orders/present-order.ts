import { yesNo } from '@storefront/contract';
import type { OrderSummary } from '@storefront/contract';
import { wireServiceMode } from '@storefront/pricing';
import { expectedTime } from './expected-time';
import { presentFreeDishes, presentLine, presentTotals } from './present-content';
import type { Order } from './repository';

function presentExpected(order: Order): Pick<OrderSummary, 'expected'> {
  const expected = expectedTime(order);
  if (expected === undefined) return {};
  const { from, until, by } = expected;
  return { expected: { from: from.toISOString(), until: until.toISOString(), by } };
}

/** An order as its page shows it to anyone with its key (D79), so without address and phone number. */
export function presentOrder(order: Order): OrderSummary {
  return {
    okey: order.okey,
    order_number: String(order.orderNumber),
    business_id: order.businessId,
    business_name: order.businessName,
    business_slug: order.businessSlug,
    business_phone_number: order.businessPhone,
    ...(order.businessAddress !== undefined && { business_address: order.businessAddress }),
    ...presentExpected(order),
    placed_at: order.placedAt.toISOString(),
    del_mode: wireServiceMode(order.mode),
    slot: order.slot,
    ...(order.slotNight ? { slot_night: order.slotNight } : {}),
    state: order.state,
    state_reason: order.stateReason,
    history: order.history.map(({ state, at }) => ({ state, at })),
    items: order.lines.map((ordered) => ({
      ...presentLine(ordered),
      allergens: [...ordered.allergens],
      diets: [...ordered.diets],
    })),
    freedish: presentFreeDishes(order.freeDishes),
    totals: presentTotals(order),
    paymode: order.paymode,
    paid: yesNo(order.paidAt !== null),
  };
}
