import { Type } from '@sinclair/typebox';
import { CalendarDate, Id, IdOrNone, Instant, KitchenToken, YesNo, line, oneOf } from '../fields';
import { answerWith, call } from './answer';

/** Where a booking is: guests are expected, seated, or did not come. */
const TableState = oneOf('expected', 'seated', 'no_show');

/** A table of the day. `walk_in`: guests who came without a booking. */
const KitchenTable = Type.Object({
  id: Id,
  booking_number: Type.String(),
  slot_id: Id,
  at: Instant,
  guests: Type.Integer(),
  name: Type.String(),
  phone: Type.String(),
  occasion: Type.String(),
  message: Type.String(),
  walk_in: YesNo,
  /** `held`: it is being paid for. */
  state: oneOf('held', 'expected', 'seated', 'no_show'),
  /** The states that it can go to from here. */
  next: Type.Array(TableState),
});

/** The tables of a day of service, by time (KIT-31). `free` are the covers that are not taken, also of a time that is blocked for bookings. */
export const kitchenTables = call(Type.Object({ kitchen_token: KitchenToken, date: CalendarDate }), {
  /** Covers for each time; 0 where the business has no tables to book. */
  covers: Type.Integer(),
  day_blocked: YesNo,
  slots: Type.Array(
    Type.Object({
      slot_id: Id,
      time: Type.String(),
      at: Instant,
      taken: Type.Integer(),
      free: Type.Integer(),
      blocked: YesNo,
      /** Whether guests can be seated at it without a booking: it has begun or is to come. */
      open: YesNo,
    }),
  ),
  tables: Type.Array(KitchenTable),
});

/** Brings a table from the state that the device showed to another (KIT-32). 409: it has left that state, or its covers have gone. */
export const kitchenTableState = call(
  Type.Object({
    kitchen_token: KitchenToken,
    id: Id,
    from: TableState,
    state: TableState,
    request_key: line(100, 1),
  }),
  {},
  answerWith('409', { status: Type.String() }),
);

/** Takes covers of a time for guests who came without a booking (KIT-33). 409: there are too few. */
export const kitchenWalkIn = call(
  Type.Object({
    kitchen_token: KitchenToken,
    date: CalendarDate,
    slot_id: Id,
    guests: Type.Integer({ minimum: 1, maximum: 1_000 }),
    request_key: line(100, 1),
  }),
  { id: Id },
  answerWith('409', { status: Type.String() }),
);

/** Takes no more bookings at a time of a day, or on the whole day with `slot_id` ''; or takes them again (KIT-34). */
export const kitchenBlock = call(
  Type.Object({
    kitchen_token: KitchenToken,
    date: CalendarDate,
    slot_id: IdOrNone,
    blocked: YesNo,
    request_key: line(100, 1),
  }),
  {},
);
