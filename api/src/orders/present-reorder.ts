import { assertNever } from '@storefront/contract';
import type { OkAnswer } from '@storefront/contract';
import { formatPounds, wireCartItem, wireServiceMode } from '@storefront/pricing';
import type { CartChange } from '@storefront/pricing';
import { nextOpenText } from '../hours/words';
import { copy } from './copy';
import type { ReorderResult } from './reorder';

type Priced = Extract<ReorderResult, { kind: 'priced' }>;

/** The dishes of an order with what has changed since, and with mode and time as far as they can be had again (D127). */
export function presentPricedAgain(result: Priced): OkAnswer<'business/reorder'> {
  const { order, business, priced } = result;
  const { cart, terms, figures } = priced;
  return {
    responsecode: '200',
    business_id: order.businessId,
    business_slug: business.profile.business_slug,
    cartitems: cart.lines.map((line) => wireCartItem(line, terms.discounts, figures.appliedDiscount)),
    reorder_order_id: order.okey,
    missing: [...cart.dropped],
    changes: [...cart.changes.flatMap(changeInWords), ...serviceInWords(result)],
    ...presentService(result),
  };
}

/** Left out while the mode cannot be had, because the customer then chooses another. */
function presentService({ order, again }: Priced): Partial<OkAnswer<'business/reorder'>> {
  if (again.mode === 'not-now') return {};
  const slot = order.slot !== 'ASAP' && again.isTimePossible ? { slot: order.slot } : {};
  if (order.mode === 'collection') return { del_mode: wireServiceMode(order.mode), ...slot };
  if (again.sector === undefined) return {};
  const { charge, minimum, waiver } = again.sector;
  return {
    del_mode: wireServiceMode(order.mode),
    ...slot,
    zipcode: order.contact.postcode,
    delivery_price: charge,
    minorder_price: minimum,
    delivery_charge_waiver: waiver,
  };
}

/** What has changed about a dish; those that are gone are named apart. */
function changeInWords(change: CartChange): string[] {
  switch (change.kind) {
    case 'price':
      return [copy.again.price(change.name, formatPounds(change.after), formatPounds(change.before))];
    case 'renamed':
      return [copy.again.renamed(change.name, change.after)];
    case 'options':
      return [copy.again.options(change.name, change.lost.join(', '))];
    case 'gone':
      return [];
    default:
      return assertNever(change);
  }
}

function serviceInWords({ order, business, again, now }: Priced): string[] {
  const { profile } = business;
  const name = profile.business_name;
  if (!again.takesOrders) return [copy.again.closed(name, nextOpenText(profile, now))];
  switch (again.mode) {
    case 'not-now':
      return [order.mode === 'delivery' ? copy.again.noDelivery(name) : copy.again.noCollection(name)];
    case 'out-of-reach':
      return [copy.again.outOfReach(name, order.contact.postcode)];
    case 'later-today':
      return [
        copy.again.later(name, nextOpenText(profile, now)),
        ...timeInWords(order.slot, again.isTimePossible),
      ];
    case 'now':
      return timeInWords(order.slot, again.isTimePossible);
    default:
      return assertNever(again.mode);
  }
}

const timeInWords = (slot: string, isPossible: boolean): string[] =>
  slot === 'ASAP' || isPossible ? [] : [copy.again.timeGone(slot)];
