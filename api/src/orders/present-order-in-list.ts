import type { OrderListItem } from '@storefront/contract';
import { formatPounds, wireServiceMode } from '@storefront/pricing';
import type { SavedAddress } from '../addresses/repository';
import type { Order } from './repository';

/** An order as its owner's account lists it; `addresses` is the owner's address book today. */
export function presentOrderInList(order: Order, addresses: readonly SavedAddress[]): OrderListItem {
  return {
    okey: order.okey,
    order_number: String(order.orderNumber),
    business_name: order.businessName,
    business_slug: order.businessSlug,
    placed_at: order.placedAt.toISOString(),
    del_mode: wireServiceMode(order.mode),
    slot: order.slot,
    state: order.state,
    total: formatPounds(order.figures.total),
    paymode: order.paymode,
    addressid: savedAddressOf(order, addresses)?.id ?? '',
    items: order.lines.map(({ line }) => ({ product_name: line.name, product_qnty: line.quantity })),
  };
}

/** An order keeps a copy of its address and no id, so the saved address is found by its lines. */
function savedAddressOf({ mode, contact }: Order, addresses: readonly SavedAddress[]) {
  if (mode === 'collection') return undefined;
  return addresses.find(
    ({ address, address2, city, postcode }) =>
      address === contact.address &&
      address2 === contact.address2 &&
      city === contact.city &&
      postcode === contact.postcode,
  );
}
