import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { CalendarDate, Id, Money, PayMode, TimeOfDay, YesNo, oneOf } from '../fields';

/** `awaiting_code` has no covers until its code is typed in (D120); `held` waits for its payment for 15 minutes (D34). */
export const BookingState = oneOf('awaiting_code', 'held', 'booked', 'completed', 'cancelled', 'expired');

/**
 * A table booking as its page and the account show it. `booking_number` is its name among people, `id` the key of its links (D92). `date` is the day whose service it is, `calendar_date` the day it happens on,
 * which differs after midnight (D83). `repeated` is 'yes' in the hour that comes a second time when the clocks go back (D114). `cancel_until` is an ISO instant, two hours before (D79);
 * until then it can be changed too. Address and phone are those of the business now, left out where it is no longer there.
 */
export const BookingSummary = Type.Object({
  id: Id,
  booking_number: Type.String({ pattern: '^B-[0-9]+$' }),
  business_name: Type.String(),
  business_slug: Type.String(),
  business_id: Type.Optional(Id),
  business_address: Type.Optional(Type.String()),
  business_phone: Type.Optional(Type.String()),
  date: CalendarDate,
  calendar_date: CalendarDate,
  time: TimeOfDay,
  repeated: Type.Optional(YesNo),
  guest: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  occasion: Type.String(),
  message: Type.String(),
  state: BookingState,
  paymode: PayMode,
  amount_due: Money,
  paid: YesNo,
  cancel_until: Type.String(),
});
export type BookingSummary = Static<typeof BookingSummary>;
