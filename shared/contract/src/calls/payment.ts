import { Type } from '@sinclair/typebox';
import { Id, Money, PayMode, oneOf } from '../fields';
import { call } from './answer';

/** The payment of an order (`key` is its okey) or of a booking (`{id}_booking`), and where to pay it. */
export const paymentSession = call(Type.Object({ key: Id, ptype: PayMode }), {
  redirect_payment_url: Type.String(),
  amount: Money,
  state: oneOf('open', 'paid', 'declined', 'cancelled', 'expired'),
});

/** The provider's own body, which is accepted for its signature and not for its shape (D41). */
export const paymentCallback = call(Type.Object({}, { additionalProperties: true }), {});
