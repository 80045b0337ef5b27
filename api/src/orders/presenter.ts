import type { Answer, OkAnswer } from '@storefront/contract';
import { formatPounds, wireCartItem, wireDiscount, wireGivenGroup } from '@storefront/pricing';
import { copy as addressCopy } from '../addresses/copy';
import { nothingFound, refused, sessionOver, unknownOrder, unknownRestaurant } from '../answers';
import { assertNever } from '@storefront/contract';
import { sharedCopy } from '../copy';
import type { CalculatedCart } from './calculate-cart';
import { copy } from './copy';
import type { MoveOrderResult } from './move-order';
import type { PlaceOrderResult } from './place-order';
import { presentNotes } from './present-notes';
import { presentOrder } from './present-order';
import { presentPricedAgain } from './present-reorder';
import type { PricedOrder } from './price-order';
import type { ReorderResult } from './reorder';

/** The answer of `business/order` (API2-19). */
export function presentPlaceOrder(result: PlaceOrderResult): Answer<'business/order'> {
  switch (result.kind) {
    case 'placed':
      return { responsecode: '200', id: result.order.okey, subscribed_bs_list: [...result.subscribed] };
    case 'waits-for-payment':
      return {
        responsecode: '200',
        id: result.order.okey,
        subscribed_bs_list: [...result.subscribed],
        redirect_payment_url: `/pay?key=${result.order.okey}&ptype=${result.order.paymode}`,
      };
    case 'waits-for-code':
      return { responsecode: '203', id: result.order.okey, subscribed_bs_list: [...result.subscribed] };
    case 'changed':
      return {
        responsecode: '202',
        status: copy.changed,
        ...presentComputed(result.priced),
        missing: [...result.priced.cart.dropped],
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
      return { ...refused(sharedCopy.notMobile), deliveryformopen: 'yes' };
    case 'out-of-reach':
      return { ...refused(addressCopy.outOfReach(result.postcode)), deliveryformopen: 'yes' };
    case 'pay-mode-refused':
      return refused(copy.payModeRefused);
    case 'empty-cart':
      return refused(copy.emptyCart);
    case 'below-minimum':
      return refused(copy.belowMinimum(result.minimum));
    default:
      return assertNever(result);
  }
}

/** The answer of `business/order_cart_backend_calculation`. */
export function presentCalculation({
  priced,
  sector,
}: CalculatedCart): OkAnswer<'business/order_cart_backend_calculation'> {
  return {
    responsecode: '200',
    ...presentComputed(priced),
    delivery_charge_waiver: sector?.waiver ?? '0.00',
    subtotal: formatPounds(priced.figures.subtotal),
    total: formatPounds(priced.figures.total),
    missing: [...priced.cart.dropped],
  };
}

/** The answer of `business/reorder`. */
export function presentReorder(result: ReorderResult): Answer<'business/reorder'> {
  switch (result.kind) {
    case 'priced':
      return presentPricedAgain(result);
    case 'unknown':
      return unknownOrder();
    case 'restaurant-gone':
      return nothingFound(copy.restaurantGone);
    default:
      return assertNever(result);
  }
}

/** The answer of `business/order_state`, to the business that asks (D80). */
export function presentMoveOrder(result: MoveOrderResult): Answer<'business/order_state'> {
  switch (result.kind) {
    case 'moved':
    case 'unchanged':
      return { responsecode: '200', order: { ...presentOrder(result.order), ...presentNotes(result.order) } };
    case 'unknown':
      return unknownOrder();
    case 'refused':
      return refused(copy.moveRefused(result.order.state, result.possible));
    default:
      return assertNever(result);
  }
}

/** A group of free dishes with its dishes in both places, as the menu has it: clients read either (DAT-13). */
function presentGivenGroup(group: PricedOrder['figures']['freeDishes'][number]) {
  const given = wireGivenGroup(group);
  return { ...given, condition: { ...given.condition, freedish_item: given.freedish_item } };
}

/** The server's cart and figures, as the refreshed cart and the calculation carry them. */
function presentComputed({ cart, figures, terms }: PricedOrder) {
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
