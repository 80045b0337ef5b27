import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Money, YesNo } from '../fields';

/**
 * How a business takes table bookings (DAT2-3). `price_per` is per guest, asked of all guests once they exceed
 * `guest_number_over_pay` (D69). The answer of `business/booking_time` wins over it.
 */
export const BookingConfiguration = Type.Object({
  status: YesNo,
  min_person: Type.Integer({ minimum: 1 }),
  max_person: Type.Integer({ minimum: 1 }),
  price_per: Money,
  guest_number_over_pay: Type.Integer({ minimum: 0 }),
  description: Type.String(),
  message_required: YesNo,
});
export type BookingConfiguration = Static<typeof BookingConfiguration>;
