import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { CalendarDate, Instant, TimeOfDay, YesNo } from '../fields';

/** A period of opening, London time; an `end` not after `start` is past midnight. */
export const OpeningPeriod = Type.Object({ start: TimeOfDay, end: TimeOfDay });
export type OpeningPeriod = Static<typeof OpeningPeriod>;

/**
 * The two dates of a time after midnight: the day of the calendar, and the day its service began (D83). `repeated` is 'yes' in the hour
 * that comes a second time when the clocks go back (D114); the two dates may then be equal.
 */
export const NightDates = Type.Object({
  calendar_date: CalendarDate,
  service_date: CalendarDate,
  repeated: Type.Optional(YesNo),
});
export type NightDates = Static<typeof NightDates>;

/**
 * A quarter of an hour for which an order can be asked (D74); `night` with a time after midnight or in a repeated hour only. `at` is its
 * instant (D114); servers from before slots were instants leave it out.
 */
export const OrderSlot = Type.Object({
  time: TimeOfDay,
  night: Type.Optional(NightDates),
  at: Type.Optional(Instant),
});
export type OrderSlot = Static<typeof OrderSlot>;
