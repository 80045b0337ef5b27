import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { PayMode } from '../fields';

/** A way to pay and the words it is offered with. */
export const PaymentOption = Type.Object({ value: PayMode, leble: Type.String() });
export type PaymentOption = Static<typeof PaymentOption>;

/** The ways to pay for an order and for a booking (DAT2-6); an answer carries a list of exactly one of these. */
export const PaymentPermission = Type.Object({
  order: Type.Array(PaymentOption),
  booking: Type.Array(PaymentOption),
});
export type PaymentPermission = Static<typeof PaymentPermission>;
