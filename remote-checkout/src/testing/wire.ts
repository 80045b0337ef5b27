import type {
  Body,
  BusinessDetails,
  BusinessInfo,
  CartItem,
  Discount,
  FreeDishGroup,
  MenuCategory,
  OkAnswer,
} from '@storefront/contract';
import {
  aWireBusiness,
  aWireDiscount,
  aWireFreeDishGroup,
  aWireGuest,
  aWireItem,
  aWireProduct,
} from '@storefront/contract/testing';
import { formatPounds, foodSubtotal, parsePounds, parseCartLines } from '@storefront/pricing';

export { aWireAddress, aWireOrder, aWireOrderInList, aWireUser as aUser } from '@storefront/contract/testing';

/** A guest's session. */
export const aGuest = aWireGuest();

/** A business that takes cash and cards, with the prices of `aWireBusiness`. */
export function aBusiness(
  parts: Partial<BusinessDetails> = {},
  info: Partial<BusinessInfo> = {},
): BusinessDetails {
  return aWireBusiness(info, {
    payment_permission: [
      {
        order: [
          { value: 'cod', leble: 'Cash' },
          { value: 'card', leble: 'Debit or credit card' },
        ],
        booking: [],
      },
    ],
    bs_delivery_sectors: ['e16', 'e17'],
    delivery_timeing: ['18:45', '19:00', '19:15', '19:30'].map((time) => ({ time })),
    pickup_timeing: ['18:30', '18:45', '19:00', '19:15'].map((time) => ({ time })),
    ...parts,
  });
}

/** The line of the stored cart: two dishes at £9.50. */
export function anItem(parts: Partial<CartItem> = {}): CartItem {
  return aWireItem({ product_qnty: 2, ...parts });
}

/** Ten percent off everything, as computed for the stored cart. */
export function aDiscount(parts: Partial<Discount> = {}): Discount {
  return aWireDiscount({
    discountid: 'd-1',
    code: 'TEN',
    discounttext: '10% off',
    minshop: '0.00',
    discountvalue: '1.90',
    ...parts,
  });
}

/** A free starter from £15 on, with one of two dishes chosen. */
export function aFreeDishGroup(parts: Partial<FreeDishGroup> = {}): FreeDishGroup {
  return aWireFreeDishGroup({
    id: 'g-1',
    welcome_text: '',
    qnty: 2,
    condition: { product_list: [], amount: '15.00', independent: 'yes', qnty: 2 },
    freedish_item: [
      { fd_id: 'f-1', fd_name: 'Poppadoms', fd_price: '1.25', selected: 'yes', disable: 'no' },
      { fd_id: 'f-2', fd_name: 'Onion Bhaji', fd_price: '3.50', selected: 'no', disable: 'no' },
    ],
    ...parts,
  });
}

const pence = (text: string) => {
  const read = parsePounds(text);
  return read.ok ? read.value : 0;
};

/** The answer of a server that agrees with every amount of the cart. */
export function anAgreement(
  body: Body<'business/order_cart_backend_calculation'>,
  parts: Partial<OkAnswer<'business/order_cart_backend_calculation'>> = {},
): OkAnswer<'business/order_cart_backend_calculation'> {
  const lines = parseCartLines(body.cartitems);
  const subtotal = lines.ok ? foodSubtotal(lines.value) : 0;
  const charges = [body.delivery_price, body.service_charge, body.baggage_charge].map(pence);
  const discount = pence(body.discount?.discountvalue ?? '0.00');
  return {
    responsecode: '200',
    cartitems: body.cartitems,
    freedish: [],
    discount: body.discount,
    service_charge: body.service_charge,
    baggage_charge: body.baggage_charge,
    delivery_charge: body.delivery_price,
    delivery_charge_waiver: '0.00',
    subtotal: formatPounds(subtotal),
    total: formatPounds(subtotal - discount + charges.reduce((sum, charge) => sum + charge, 0)),
    missing: [],
    ...parts,
  };
}

/** A menu category with the dish of the stored cart, which contains milk and nuts. */
export function aMenuCategory(): MenuCategory {
  return {
    menucategory_id: 'c-1',
    menucategory_name: 'Mains',
    menucategory_desc: '',
    product: [
      aWireProduct({
        product_id: 'p-1',
        product_name: 'Chicken Tikka Masala',
        product_price: '9.50',
        allergens: ['milk', 'nuts'],
        diets: ['Halal'],
      }),
    ],
  };
}
