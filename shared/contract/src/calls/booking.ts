import { Type } from '@sinclair/typebox';
import { OpeningPeriod } from '../entities/timing';
import { BookingSummary } from '../entities/booking-summary';
import {
  CalendarDate,
  Email,
  Id,
  Money,
  PayMode,
  Phone,
  Rate,
  SessionToken,
  TimeOfDay,
  YesNo,
  line,
  oneOf,
  optionalOr,
  personName,
  text,
} from '../fields';
import { answerWith, call } from './answer';

const yOrN = oneOf('y', 'n');

/** The occasions of the booking form, in its order (BKG-6). */
const Occasion = oneOf(
  'Birthday',
  'Anniversary',
  'Family Reunion',
  'Friends Party',
  'Special Occasion',
  'Business Related',
  'Others',
);

/**
 * API2-13, DAT2-2: the free slots of a date and what they cost. `every_booking_price` is the deposit; `calendar_date` is the day a slot
 * happens on, the one after the date asked for when the slot comes after midnight (D83). `repeated` is
 * 'yes' in the hour that comes a second time when the clocks go back (D114); then `slot_id` tells the slot from the first one.
 */
export const bookingTime = call(Type.Object({ business_id: Id, date: CalendarDate }), {
  booking_time_slot: Type.Object({
    slots: Type.Array(
      Type.Object({
        time: TimeOfDay,
        slot_id: Id,
        calendar_date: CalendarDate,
        repeated: Type.Optional(YesNo),
      }),
    ),
  }),
  info: Type.Object({ resturent_timeing: Type.Array(OpeningPeriod) }),
  every_person_price: Money,
  every_booking_price: Money,
  every_booking_service_charge_type: oneOf('fixed', 'percentage'),
  every_booking_service_charge_price: Rate,
  max_person: Type.Integer({ minimum: 1 }),
  min_person: Type.Integer({ minimum: 1 }),
  reservation_notes: Type.String(),
  guest_number_over_pay: Type.Integer({ minimum: 0 }),
});

/**
 * API2-14, DAT2-1: books a table. The answer's `id` is the booking id. Other answers than success say why in
 * `status_msg`; 203: nothing is held yet, the booking waits for the code that `business/booking_otp_details` sends (D120); 409: the slot has
 * just gone (BKS-7). A repeat of `request_key` gets the first answer again (D38).
 */
export const booking = call(
  Type.Object({
    sessiontoken: Type.Optional(SessionToken),
    business_id: Id,
    date: CalendarDate,
    time: TimeOfDay,
    time_slot_id: Id,
    paymode: PayMode,
    guest: Type.Integer({ minimum: 1, maximum: 1_000 }),
    total_guest_price: Money,
    name: personName(1),
    email: Email,
    phone: Phone,
    pincode: line(10, 1),
    about_us: Type.Optional(Type.Literal('about_us')),
    occasion: Occasion,
    message: text(1_000),
    booking_update_sms: optionalOr(yOrN, 'y'),
    bookyup_offers: optionalOr(yOrN, 'y'),
    restaurant_offers: optionalOr(yOrN, 'n'),
    request_key: line(100, 1),
  }),
  { id: Id, status_msg: Type.Optional(Type.String()), redirect_payment_url: Type.Optional(Type.String()) },
  answerWith('201', { status: Type.String(), status_msg: Type.String() }),
  answerWith('203', { id: Id, status: Type.String(), status_msg: Type.String() }),
  answerWith('409', { status: Type.String(), status_msg: Type.String() }),
);

/** A booking, to anyone who holds its id (D79). */
export const bookingStatus = call(Type.Object({ id: Id }), { booking: BookingSummary });

/** The business says that the guests of a booking were seated (D96); it proves itself by `Authorization: Bearer`. */
export const bookingState = call(Type.Object({ id: Id, state: Type.Literal('completed') }), {
  booking: BookingSummary,
});
