import { Type } from '@sinclair/typebox';
import {
  CalendarDate,
  Id,
  Instant,
  KitchenToken,
  ServiceMode,
  TimeOfDay,
  YesNo,
  line,
  oneOf,
} from '../fields';
import { answerWith, call } from './answer';

/** What a kitchen can stop for a while. */
const PausedMode = oneOf('delivery', 'pickup', 'booking');

/** Whether something is sold out: `yes` by the kitchen, until `until` or else until it is undone; `catalogue` by the catalogue itself. */
const soldOut = { sold_out: oneOf('no', 'yes', 'catalogue'), until: Type.Optional(Instant) };

/** Something that can be sold out: one dish, or an option that several dishes have under ids of their own. */
const Sellable = Type.Object({ ids: Type.Array(Id), name: Type.String(), ...soldOut });

const HoursOfDay = Type.Array(Type.Object({ start: TimeOfDay, end: TimeOfDay }), { maxItems: 12 });

/** What the kitchen has changed over its catalogue for a while, and what it can change (KIT-21 to KIT-24). `day_ends`: when its day of service ends. */
export const kitchenTonight = call(Type.Object({ kitchen_token: KitchenToken }), {
  categories: Type.Array(Type.Object({ id: Id, name: Type.String(), dishes: Type.Array(Sellable) })),
  options: Type.Array(Sellable),
  modes: Type.Array(
    Type.Object({
      mode: PausedMode,
      offered: YesNo,
      paused_until: Type.Optional(Instant),
      /** What an order usually takes, and by how much it takes longer now; not of table bookings. */
      minutes: Type.Optional(Type.Integer()),
      more: Type.Optional(Type.Integer()),
    }),
  ),
  /** The dates that the kitchen has set; without hours it is closed. */
  days: Type.Array(Type.Object({ date: CalendarDate, hours: HoursOfDay })),
  day_ends: Instant,
});

/** Marks a dish or an option as sold out for an hour, until the day of service ends, or until it is undone; `available` undoes it (KIT-21). */
export const kitchenSoldOut = call(
  Type.Object({
    kitchen_token: KitchenToken,
    kind: oneOf('dish', 'option'),
    ids: Type.Array(Id, { minItems: 1, maxItems: 500 }),
    until: oneOf('hour', 'today', 'undone', 'available'),
    request_key: line(100, 1),
  }),
  {},
);

/** Stops a mode for so many minutes from now; 0 goes on with it (KIT-22). */
export const kitchenPause = call(
  Type.Object({
    kitchen_token: KitchenToken,
    mode: PausedMode,
    minutes: Type.Integer({ minimum: 0, maximum: 720 }),
    request_key: line(100, 1),
  }),
  {},
);

/**
 * Says by how many minutes an order takes longer, until the day of service ends (KIT-23). `from` is what the device showed. 409: another device was first; nothing was
 * changed, and `more` is what it is now.
 */
export const kitchenMinutes = call(
  Type.Object({
    kitchen_token: KitchenToken,
    mode: ServiceMode,
    from: Type.Integer({ minimum: -60, maximum: 120 }),
    more: Type.Integer({ minimum: -60, maximum: 120 }),
    request_key: line(100, 1),
  }),
  {},
  answerWith('409', { status: Type.String(), more: Type.Integer() }),
);

/** Sets the hours of a date: closed, open at these, or as the catalogue has them (KIT-24). */
export const kitchenSpecialDay = call(
  Type.Object({
    kitchen_token: KitchenToken,
    date: CalendarDate,
    state: oneOf('closed', 'open', 'usual'),
    hours: HoursOfDay,
    request_key: line(100, 1),
  }),
  {},
);
