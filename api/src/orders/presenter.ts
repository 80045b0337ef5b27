import type { Answer } from '@storefront/contract';
import { formatPounds, wireCartItem, wireDiscount, wireGivenGroup } from '@storefront/pricing';
import { noDeliverySentence } from '../addresses/presenter';
import { nothingFound, refused, sessionOver } from '../answers';
import { assertNever } from '@storefront/contract';
import type { MoveOrderResult } from './move-order';
import { notMobileSentence } from '../verification/presenter';
import type { PlaceOrderResult } from './place-order';
import { presentOrder } from './present-order';
import type { PricedOrder } from './price-order';

const closedSentence =
  "The restaurant is closed at the moment. You'll be able to preorder before the next opening hours. Please try again later.";

/** The answer of `business/order` (API2-19); every sentence that a customer reads is here. */
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
        status: 'We have updated the cart as some of the item value or discount has changed !!',
        ...presentComputed(placing.priced),
        missing: [...placing.priced.cart.dropped],
      };
    case 'session-over':
      return sessionOver();
    case 'no-business':
      return nothingFound('We cannot find that restaurant.');
    case 'closed':
      return refused(closedSentence);
    case 'slot-gone':
      return refused('That time can no longer be had. Please choose another.');
    case 'contact-missing':
      return { ...refused('Please complete your details.'), deliveryformopen: 'yes' };
    case 'not-a-mobile':
      return { ...refused(notMobileSentence), deliveryformopen: 'yes' };
    case 'out-of-reach':
      return {
        ...refused(noDeliverySentence(placing.postcode)),
        deliveryformopen: 'yes',
      };
    case 'pay-mode-refused':
      return refused('The restaurant does not take this way of paying. Please choose another.');
    case 'empty-cart':
      return refused('Your cart is empty.');
    case 'below-minimum':
      return refused(`Order amount should be equal to or higher than £${placing.minimum}`);
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
      return nothingFound('We cannot find that order.');
    case 'refused': {
      const possible = moving.possible.length === 0 ? 'nothing any more' : moving.possible.join(', ');
      return refused(`The order is ${moving.order.state}; from there it can go to: ${possible}.`);
    }
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
