import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { CalendarDate, TimeOfDay } from '../fields';

/** A period of opening, London time; an `end` not after `start` is past midnight. */
export const OpeningPeriod = Type.Object({ start: TimeOfDay, end: TimeOfDay });
export type OpeningPeriod = Static<typeof OpeningPeriod>;

/** The two dates of a time after midnight: the day of the calendar, and the day its service began (D83). */
export const NightDates = Type.Object({ calendar_date: CalendarDate, service_date: CalendarDate });
export type NightDates = Static<typeof NightDates>;

/** A quarter of an hour for which an order can be asked (D74); `night` with a time after midnight only. */
export const OrderSlot = Type.Object({ time: TimeOfDay, night: Type.Optional(NightDates) });
export type OrderSlot = Static<typeof OrderSlot>;
