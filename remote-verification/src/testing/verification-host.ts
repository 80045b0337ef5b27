import type { Answer, CartItem, OkAnswer } from '@storefront/contract';
import { FakeApi, fakeHost, locationAt } from '@storefront/host/testing';
import type { FakeHost } from '@storefront/host/testing';

const dish: CartItem = {
  product_id: 'p-1',
  product_name: 'Chicken Tikka Masala',
  product_price: '9.50',
  sell_price: '9.50',
  product_qnty: 1,
  product_type: '',
  select_product_type: 'product',
  main_pro_id: '',
  main_pro_name: '',
  extras: [],
  has_discount: 'n',
  has_discount_pickup: 'No',
  has_discount_delivery: 'No',
  product_comment: '',
  menucategory_rank: 0,
  product_option: [],
};

/** The server's word on an order that waits for its code. */
export const waiting = (
  expiresIn = 300,
  mobile = '07700900123',
): Answer<'business/cash_order_otp_details'> => ({
  responsecode: '200',
  order_details: { okey: 'okey-1', mobile },
  otp_expire_in: expiresIn,
});

/** A server where `okey-1` waits for its code, which is 123456. */
export const aWaitingApi = (expiresIn?: number) =>
  new FakeApi({
    'business/cash_order_otp_details': () => waiting(expiresIn),
    'business/cash_order_change_mobile': () => ({ responsecode: '200', status: 'Sent.' }),
    'business/cash_order_otp_verify': ({ otp }) =>
      otp === '123456'
        ? { responsecode: '200', status: 'Thank you, your order is confirmed.' }
        : { responsecode: '201', status: 'That code is not right. You have 4 tries left.' },
  });

/** A Host in which the cart of the order is still kept. */
export const verificationHost = ({ api = aWaitingApi(), hasCart = true } = {}): FakeHost => {
  const host = fakeHost({ api });
  if (hasCart) {
    host.storage.write('cartlist', [dish]);
    host.storage.write('business_id', 'b-1');
  }
  return host;
};

/** Where the page of that order is. */
export const orderLocation = (query: Record<string, string> = {}) =>
  locationAt('/order/checkout-otp/okey-1', { params: { okey: 'okey-1' }, query });

/** The order once it was confirmed. */
export const aConfirmedOrder: OkAnswer<'business/order_status'>['order'] = {
  okey: 'okey-1',
  order_number: '1042',
  business_id: 'b-1',
  business_name: 'Saffron Yard',
  business_slug: 'saffron-yard',
  business_phone_number: '',
  placed_at: '2026-11-21T18:00:00Z',
  del_mode: 'pickup',
  slot: 'ASAP',
  state: 'placed',
  state_reason: '',
  history: [],
  items: [],
  freedish: [],
  totals: {
    totalpayble: '9.50',
    additionalchageamnt: '0.00',
    servicecharge: '0.00',
    baggagecharge: '0.00',
    total_discount: '0.00',
    zone_delivery_charg: '0.00',
    delivery_charge_waiver: '0.00',
    minorderamnt: '0.00',
    discount: null,
    subtotal: '9.50',
    total: '9.50',
  },
  paymode: 'cod',
  paid: 'no',
};
