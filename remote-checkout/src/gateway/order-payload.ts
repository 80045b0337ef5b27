import { assertNever, yesNo } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import { formatPounds, wireServiceMode } from '@storefront/pricing';
import { wireAddress, wireContact } from './address-wire';
import type { OrderDraft, WantedTime } from '../domain/order-draft';
import type { Subscription } from '../domain/marketing';

type Payload = Body<'business/order_cart_backend_calculation'>;

/** The part of an order that a calculation and an order share (DAT2-15). */
export function orderPayload({ orderer, cart, charges, note, subscriptions }: OrderDraft) {
  const wants = (subscription: Subscription) => yesNo(subscriptions.includes(subscription));
  return {
    sessiontoken: orderer.token,
    business_id: cart.businessId,
    cartitems: [...cart.wire.items],
    allergy_info: note,
    delivery_price: formatPounds(charges.delivery),
    user_type: orderer.isUser ? 'user' : 'guest',
    discount: cart.wire.discount,
    bookyup_subscription: wants('provider'),
    sms_subscription: wants('sms'),
    bs_subscription: wants('business'),
    service_charge: formatPounds(charges.service),
    baggage_charge: formatPounds(charges.bag),
    reorder_order_id: cart.reorderOf ?? '',
    freedish: cart.wire.freeDishes.map(({ id, qnty, freedish_item }) => ({
      id,
      qnty,
      freedish_item: freedish_item.map(({ fd_id, selected }) => ({ fd_id, selected })),
    })),
    source: 'web',
  } as const satisfies Partial<Payload>;
}

/** The note for the person who brings the order; it is sent with a delivery alone, and only where something was written (D126). */
export function wireRiderNote({ cart, riderNote }: OrderDraft): { readonly rider_note?: string } {
  return cart.mode === 'delivery' && riderNote !== '' ? { rider_note: riderNote } : {};
}

/** The tip; sent only where one was chosen (CHK-18). */
export function wireTip({ tip }: OrderDraft): { readonly tip?: string } {
  return tip > 0 ? { tip: formatPounds(tip) } : {};
}

/** The time of the order, and its instant (D114). */
export function wireTime(time: WantedTime | undefined): { readonly slot: string; readonly slot_at?: string } {
  if (time === undefined) return { slot: '' };
  return { slot: time.slot, ...(time.at !== undefined && { slot_at: new Date(time.at).toISOString() }) };
}

type Placed = Body<'business/order'>;
type PlacedDestination = { addressid: string } & (
  | Pick<Extract<Placed, { del_mode: 'delivery' }>, 'del_mode' | 'address'>
  | Pick<Extract<Placed, { del_mode: 'pickup' }>, 'del_mode' | 'address'>
);

/** Mode and address of the order: an address of the book by its id alone, that of a guest or a collection in full (D73). */
export function toPlacedDestination({ destination, cart }: OrderDraft): PlacedDestination {
  switch (destination.kind) {
    case 'saved':
      return { del_mode: wireServiceMode(cart.mode), addressid: destination.addressId, address: null };
    case 'address':
      return { del_mode: 'delivery', addressid: '', address: wireAddress(destination.address, 'delivery') };
    case 'contact':
      return { del_mode: 'pickup', addressid: '', address: wireContact(destination.contact) };
    case 'unknown':
      return { del_mode: wireServiceMode(cart.mode), addressid: '', address: null };
    default:
      return assertNever(destination);
  }
}
