import { isOk } from '@storefront/contract';
import type { Body, CartItem } from '@storefront/contract';
import type { CatalogueBusiness } from '../catalogue/format';
import { aCatalogue, aCatalogueBusiness, aCategory, aProduct } from './builders';
import { market } from './brands';
import type { TestBrand } from './brands';
import type { TestApi } from './test-api';

export const businessId = 'b-saffron-yard';

/** A business that delivers to e16 for £2.50 from £12.00, free from £25.00, and requires a code for cash orders. */
export function anOrderingBusiness(parts: Partial<CatalogueBusiness> = {}) {
  return aCatalogueBusiness({
    cash_otp: 'yes',
    delivery: {
      status: 'yes',
      average_minutes: 45,
      preorder: 'yes',
      sectors: [{ sector: 'e16', charge: '2.50', minimum: '12.00', waiver: '25.00' }],
    },
    service_charge: {
      service_charge_type: 'percentage',
      service_charge: '5.00',
      baggage_charge_type: 'fixed_price',
      baggage_charge: '0.30',
    },
    discounts: [],
    free_dishes: [],
    menu: [
      aCategory('c-1', [
        aProduct('p-1', {
          product_name: 'Dal',
          product_price: '9.50',
          allergens: ['mustard'],
          diets: ['vegan'],
        }),
        aProduct('p-2', { product_name: 'Naan', product_price: '2.40' }),
      ]),
    ],
    ...parts,
  });
}

export function aCatalogueOf(business: CatalogueBusiness) {
  return aCatalogue(business);
}

export function cartItem(parts: Partial<CartItem> = {}): CartItem {
  return {
    product_id: 'p-1',
    product_name: 'Dal',
    product_price: '9.50',
    sell_price: '9.50',
    product_qnty: 2,
    product_type: '',
    select_product_type: 'product',
    main_pro_id: '',
    main_pro_name: '',
    extras: [],
    has_discount: 'n',
    has_discount_pickup: 'No',
    has_discount_delivery: 'No',
    product_comment: '',
    menucategory_rank: 1,
    product_option: [],
    ...parts,
  };
}

/** Opens a guest's session and returns its token. */
export async function guestToken(api: TestApi, headers: Record<string, string> = {}): Promise<string> {
  const answer = await api.call('users/guest', {}, headers);
  if (!isOk(answer)) throw new Error(answer.status);
  return answer.sessiontoken;
}

let keys = 0;

type OrderBody = Body<'business/order'>;
export type DeliveryOrder = Extract<OrderBody, { del_mode: 'delivery' }>;
export type CollectionOrder = Extract<OrderBody, { del_mode: 'pickup' }>;

/** A guest's cash order for delivery of two dals: £19.00 + £2.50 + £0.95 + £0.30. */
export function anOrder(sessiontoken: string, parts: Partial<DeliveryOrder> = {}): DeliveryOrder {
  return {
    sessiontoken,
    business_id: businessId,
    cartitems: [cartItem()],
    addressid: '',
    address: {
      address_id: '',
      name: 'Ada Moss',
      email: 'ada@example.test',
      mobile_no: `0770090${String((keys += 1)).padStart(4, '0')}`,
      address: '1 Brick Lane',
      address2: '',
      city: 'London',
      zipcode: 'E1 6AN',
      is_default: 'no',
      delivery_type: 'delivery',
    },
    allergy_info: '',
    delivery_price: '2.50',
    paymode: 'cod',
    del_mode: 'delivery',
    slot: 'ASAP',
    user_type: 'guest',
    discount: null,
    bookyup_subscription: 'no',
    sms_subscription: 'no',
    bs_subscription: 'no',
    service_charge: '0.95',
    baggage_charge: '0.30',
    reorder_order_id: '',
    freedish: [],
    source: 'web',
    request_key: `key-${keys}`,
    ...parts,
  };
}

/** The same order, collected: £19.00 + £0.95 + £0.30. */
export function aCollection(sessiontoken: string, parts: Partial<CollectionOrder> = {}): CollectionOrder {
  return {
    ...anOrder(sessiontoken),
    del_mode: 'pickup',
    address: { name: 'Ada Moss', email: 'ada@example.test', mobile_no: '07700900123' },
    delivery_price: '0.00',
    ...parts,
  };
}

/** The id in the answer to an order or a booking; throws when it has none. */
export function idOf(answer: { readonly responsecode: string; readonly id?: string }): string {
  if (answer.id === undefined) throw new Error(JSON.stringify(answer));
  return answer.id;
}

/** Places a cash order that waits for a code to this number, and returns its key; as a guest unless a user's token is given. */
export async function orderTo(api: TestApi, mobile_no: string, token?: string): Promise<string> {
  const answer = await placeOrderTo(api, mobile_no, token);
  if (answer.responsecode !== '203') throw new Error(JSON.stringify(answer));
  return answer.id;
}

/** The same, but returns the server's answer. */
export async function placeOrderTo(api: TestApi, mobile_no: string, token?: string) {
  const order = anOrder(token ?? (await guestToken(api)), { user_type: token ? 'user' : 'guest' });
  const address = { ...order.address, mobile_no } as typeof order.address;
  return api.call('business/order', { ...order, address });
}

/** The messages of a brand's outbox, newest first. */
export async function outboxOf(
  api: TestApi,
  { host }: TestBrand = market,
): Promise<{ channel: string; from: string; to: string; subject: string; body: string }[]> {
  const headers = { accept: 'application/json', host };
  const response = await api.server.inject({ url: '/dev/outbox', headers });
  return response.json();
}

/** The text messages to a number, newest first. */
export async function textsTo(api: TestApi, mobile: string) {
  return (await outboxOf(api)).filter(({ channel, to }) => channel === 'sms' && to === mobile);
}

/** The code in the newest text message to a number. */
export async function newestCode(api: TestApi, mobile: string): Promise<string> {
  const [message] = await textsTo(api, mobile);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
}
