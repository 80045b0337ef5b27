import { type Static, Type } from '@sinclair/typebox';
import { TimeOfDay } from '../fields';

/** A period of opening, London time; an `end` not after `start` is past midnight. */
export const OpeningPeriod = Type.Object({ start: TimeOfDay, end: TimeOfDay });
export type OpeningPeriod = Static<typeof OpeningPeriod>;

/** A quarter of an hour for which an order can be asked (D74). */
export const OrderSlot = Type.Object({ time: TimeOfDay });
export type OrderSlot = Static<typeof OrderSlot>;
