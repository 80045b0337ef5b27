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

/** A key of 128 bits or more, in base64url; a guest who has it may change the booking that it belongs to (D124). */
const ChangeKey = line(100, 1);

/** The text of a calendar file (RFC 5545). */
const CalendarText = Type.String();

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
 * `times` has all times to come, with the full ones too: `covers` is for how many guests a table is left, at most for `max_person` (D123).
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
    times: Type.Optional(
      Type.Array(
        Type.Object({
          time: TimeOfDay,
          slot_id: Id,
          calendar_date: CalendarDate,
          repeated: Type.Optional(YesNo),
          covers: Type.Integer({ minimum: 0 }),
        }),
      ),
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

/** The fourteen days from today on: whether a table is free on them, all are taken, or none can be booked (D123). */
export const bookingDays = call(Type.Object({ business_id: Id }), {
  days: Type.Array(Type.Object({ date: CalendarDate, state: oneOf('free', 'full', 'closed') })),
});

/**
 * API2-14, DAT2-1: books a table. The answer's `id` is the booking id. Other answers than success say why in
 * `status_msg`; 203: nothing is held yet, the booking waits for the code that `business/booking_otp_details` sends (D120); 409: the slot has
 * just gone (BKS-7). A repeat of `request_key` gets the first answer again (D38). `change_key` is the key to change the booking with (D124).
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
  {
    id: Id,
    status_msg: Type.Optional(Type.String()),
    redirect_payment_url: Type.Optional(Type.String()),
    change_key: Type.Optional(ChangeKey),
  },
  answerWith('201', { status: Type.String(), status_msg: Type.String() }),
  answerWith('203', {
    id: Id,
    status: Type.String(),
    status_msg: Type.String(),
    change_key: Type.Optional(ChangeKey),
  }),
  answerWith('409', { status: Type.String(), status_msg: Type.String() }),
);

/** A booking, to anyone who holds its id (D79), and its calendar file as long as it stands. */
export const bookingStatus = call(Type.Object({ id: Id }), {
  booking: BookingSummary,
  calendar: Type.Optional(CalendarText),
});

/**
 * Changes day, time and guests of a booking, to the session of its account or to a guest who has its `change_key` (D124). 409: no table is left
 * at that time, and the booking stays as it was. A repeat of `request_key` gets the first answer again (D38).
 */
export const bookingChange = call(
  Type.Object({
    sessiontoken: Type.Optional(SessionToken),
    id: Id,
    change_key: Type.Optional(ChangeKey),
    date: CalendarDate,
    time: TimeOfDay,
    time_slot_id: Id,
    guest: Type.Integer({ minimum: 1, maximum: 1_000 }),
    total_guest_price: Money,
    request_key: line(100, 1),
  }),
  { booking: BookingSummary, calendar: Type.Optional(CalendarText) },
  answerWith('409', { status: Type.String() }),
);

/** The business says that the guests of a booking were seated (D96); it proves itself by `Authorization: Bearer`. */
export const bookingState = call(Type.Object({ id: Id, state: Type.Literal('completed') }), {
  booking: BookingSummary,
});
