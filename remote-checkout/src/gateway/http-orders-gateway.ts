import { assertNever, hasCode, isOk } from '@storefront/contract';
import type { OkAnswer } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import type { Api } from '@storefront/host';
import {
  discountLabel,
  parseCartLines,
  parseRate,
  parseServiceMode,
  parseShortPounds,
} from '@storefront/pricing';
import type { Order } from '../domain/order';
import type { OrdersGateway } from './orders-gateway';
import { moneyParser } from './parse-money';

type WireOrder = OkAnswer<'business/order_status'>['order'];

const labelOf = (discount: WireOrder['totals']['discount']): string | undefined => {
  if (discount === null) return undefined;
  switch (discount.payby) {
    case 'percentage': {
      const rate = parseRate(discount.commonrate);
      return rate.ok ? discountLabel({ reduction: { kind: 'percentage', rate: rate.value } }) : undefined;
    }
    case 'price': {
      const amount = parseShortPounds(discount.commonrate);
      return amount.ok ? discountLabel({ reduction: { kind: 'price', amount: amount.value } }) : undefined;
    }
    default:
      return assertNever(discount.payby);
  }
};

const parseOrder = (wire: WireOrder): Order => {
  const pence = moneyParser('business/order_status');
  const lines = parseCartLines(wire.items);
  if (!lines.ok) throw new ApiUnreachable('business/order_status', { cause: lines.reason });
  const { totals } = wire;
  return {
    key: wire.okey,
    number: wire.order_number,
    business: {
      id: wire.business_id,
      name: wire.business_name,
      slug: wire.business_slug,
      phone: wire.business_phone_number,
      address: wire.business_address ?? '',
      look: wire.business_look,
    },
    placedAt: Date.parse(wire.placed_at),
    mode: parseServiceMode(wire.del_mode),
    slot: wire.slot,
    slotNight: wire.slot_night,
    expected: wire.expected && {
      from: Date.parse(wire.expected.from),
      until: Date.parse(wire.expected.until),
      by: wire.expected.by,
    },
    state: wire.state,
    reason: wire.state_reason,
    history: wire.history.map(({ state, at }) => ({ state, at: Date.parse(at) })),
    lines: lines.value,
    marks: new Map(
      wire.items.map(({ main_pro_id, product_id, allergens = [], diets = [] }) => [
        main_pro_id || product_id,
        { allergens, diets },
      ]),
    ),
    items: wire.items,
    freeDishes: wire.freedish.map(({ fd_name, qnty, fd_price }) => ({
      name: fd_name,
      quantity: qnty,
      price: pence(fd_price),
    })),
    sum: {
      subtotal: pence(totals.subtotal),
      discount: pence(totals.total_discount),
      delivery: pence(totals.additionalchageamnt),
      service: pence(totals.servicecharge),
      bag: pence(totals.baggagecharge),
      tip: pence(totals.tip ?? '0.00'),
      total: pence(totals.total),
    },
    discountLabel: labelOf(totals.discount),
    payment: wire.paymode,
    isPaid: wire.paid === 'yes',
  };
};

/** Calls the storefront API: `business/order_status`, `business/reorder` and `payment/session`. */
export function httpOrdersGateway(api: Api): OrdersGateway {
  return {
    async find(okey, signal) {
      const answer = await api.call('business/order_status', { okey }, { signal });
      if (isOk(answer)) return { kind: 'found', order: parseOrder(answer.order) };
      // The API answers 400 to a key that does not match the schema; that order is unknown too.
      if (hasCode(answer, '204') || hasCode(answer, '400')) return { kind: 'unknown' };
      return { kind: 'refused', sentence: answer.status };
    },

    async orderAgain(okey, token) {
      const answer = await api.call('business/reorder', { sessiontoken: token, order_id: okey });
      if (hasCode(answer, '221')) return { kind: 'session-over' };
      if (!isOk(answer)) return { kind: 'refused', sentence: answer.status };
      const {
        responsecode: _code,
        business_id,
        business_slug,
        cartitems,
        reorder_order_id,
        ...rest
      } = answer;
      const { missing, changes = [], ...service } = rest;
      return {
        kind: 'ready',
        cart: {
          businessId: business_id,
          slug: business_slug,
          items: cartitems,
          reorderOf: reorder_order_id,
          missing,
          changes,
          service,
        },
      };
    },

    async payment(okey, mode) {
      const answer = await api.call('payment/session', { key: okey, ptype: mode });
      if (!isOk(answer)) return { kind: 'refused', sentence: answer.status };
      return answer.state === 'paid'
        ? { kind: 'paid' }
        : { kind: 'open', payAt: answer.redirect_payment_url };
    },
  };
}
