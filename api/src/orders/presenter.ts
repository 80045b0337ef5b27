import type { Answer } from '@storefront/contract';
import { formatPounds, wireCartItem, wireDiscount, wireGivenGroup } from '@storefront/pricing';
import { copy as addressCopy } from '../addresses/copy';
import { refused, sessionOver, unknownOrder, unknownRestaurant } from '../answers';
import { assertNever } from '@storefront/contract';
import { copy as verificationCopy } from '../verification/copy';
import { copy } from './copy';
import type { MoveOrderResult } from './move-order';
import type { PlaceOrderResult } from './place-order';
import { presentOrder } from './present-order';
import type { PricedOrder } from './price-order';

/** The answer of `business/order` (API2-19). */
export function presentPlacing(placing: PlaceOrderResult): Answer<'business/order'> {
  switch (placing.kind) {
    case 'placed':
      return { responsecode: '200', id: placing.order.okey, subscribed_bs_list: [...placing.subscribed] };
    case 'waits-for-payment':
      return {
        responsecode: '200',
        id: placing.order.okey,
        subscribed_bs_list: [...placing.subscribed],
        redirect_payment_url: `/pay?key=${placing.order.okey}&ptype=${placing.order.paymode}`,
      };
    case 'waits-for-code':
      return { responsecode: '203', id: placing.order.okey, subscribed_bs_list: [...placing.subscribed] };
    case 'changed':
      return {
        responsecode: '202',
        status: copy.changed,
        ...presentComputed(placing.priced),
        missing: [...placing.priced.cart.dropped],
      };
    case 'session-over':
      return sessionOver();
    case 'no-business':
      return unknownRestaurant();
    case 'closed':
      return refused(copy.closed);
    case 'slot-gone':
      return refused(copy.slotGone);
    case 'contact-missing':
      return { ...refused(copy.contactMissing), deliveryformopen: 'yes' };
    case 'not-a-mobile':
      return { ...refused(verificationCopy.notMobile), deliveryformopen: 'yes' };
    case 'out-of-reach':
      return {
        ...refused(addressCopy.outOfReach(placing.postcode)),
        deliveryformopen: 'yes',
      };
    case 'pay-mode-refused':
      return refused(copy.payModeRefused);
    case 'empty-cart':
      return refused(copy.emptyCart);
    case 'below-minimum':
      return refused(copy.belowMinimum(placing.minimum));
    default:
      return assertNever(placing);
  }
}

/** The answer of `business/order_state`, to the business that asks (D80). */
export function presentMoving(moving: MoveOrderResult): Answer<'business/order_state'> {
  switch (moving.kind) {
    case 'moved':
    case 'unchanged':
      return { responsecode: '200', order: presentOrder(moving.order) };
    case 'unknown':
      return unknownOrder();
    case 'refused':
      return refused(copy.moveRefused(moving.order.state, moving.possible));
    default:
      return assertNever(moving);
  }
}

/** A group of free dishes with its dishes in both places, as the menu has it: clients read either (DAT-13). */
function presentGivenGroup(group: PricedOrder['figures']['freeDishes'][number]) {
  const given = wireGivenGroup(group);
  return { ...given, condition: { ...given.condition, freedish_item: given.freedish_item } };
}

/** The server's cart and figures, as the refreshed cart and the calculation carry them. */
export function presentComputed({ cart, figures, terms }: PricedOrder) {
  const { appliedDiscount, discount } = figures;
  return {
    cartitems: cart.lines.map((line) => wireCartItem(line, terms.discounts, appliedDiscount)),
    freedish: figures.freeDishes.map(presentGivenGroup),
    discount: appliedDiscount === null ? null : wireDiscount(appliedDiscount, discount),
    service_charge: formatPounds(figures.service),
    baggage_charge: formatPounds(figures.bag),
    delivery_charge: formatPounds(figures.delivery),
  };
}
