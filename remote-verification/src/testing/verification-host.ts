import type { Answer } from '@storefront/contract';
import { aWireItem, aWireOrder } from '@storefront/contract/testing';
import { FakeApi, fakeHost, locationAt } from '@storefront/host/testing';
import type { FakeHost } from '@storefront/host/testing';

/** The server's answer about an order that waits for its code. */
export function waiting(
  expiresIn = 300,
  mobile = '07700900123',
  resendIn = 0,
  otp_sent: 'yes' | 'no' = 'yes',
): Answer<'business/cash_order_otp_details'> {
  return {
    responsecode: '200',
    order_details: { okey: 'okey-1', mobile },
    otp_expire_in: expiresIn,
    otp_resend_in: resendIn,
    otp_sent,
  };
}

/** A server on which the order `okey-1` waits for its code, 123456. */
export function aWaitingApi(expiresIn?: number) {
  return new FakeApi({
    'business/cash_order_otp_details': () => waiting(expiresIn),
    'business/cash_order_change_mobile': () => ({ responsecode: '200', status: 'Sent.' }),
    'business/cash_order_otp_verify': ({ otp }) =>
      otp === '123456'
        ? { responsecode: '200', status: 'Thank you, your order is confirmed.' }
        : { responsecode: '201', status: 'That code is not right. You have 4 tries left.' },
  });
}

/** A Host whose storage still has the cart of the order. */
export function verificationHost({ api = aWaitingApi(), hasCart = true } = {}): FakeHost {
  const host = fakeHost({ api });
  if (hasCart) {
    host.storage.write('cartlist', [aWireItem()]);
    host.storage.write('business_id', 'b-1');
  }
  return host;
}

/** The location of the page of that order. */
export function orderLocation(query: Record<string, string> = {}) {
  return locationAt('/order/checkout-otp/okey-1', { params: { okey: 'okey-1' }, query });
}

/** The order while it waits for its code. */
export const aWaitingOrder = aWireOrder({ del_mode: 'pickup', state: 'awaiting_code', history: [] });

/** The order after it was confirmed. */
export const aConfirmedOrder = aWireOrder({ del_mode: 'pickup', state: 'placed', history: [] });

/** The order after it was cancelled, because its code was not entered in time. */
export const aCancelledOrder = aWireOrder({ del_mode: 'pickup', state: 'cancelled', history: [] });
