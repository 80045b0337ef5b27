import { yesNo } from '@storefront/contract';
import type { OkAnswer } from '@storefront/contract';
import { bookingReference } from '../bookings/booking-reference';
import { isBlocked } from '../bookings/free-slots';
import type { TableSlot } from '../bookings/free-slots';
import type { Blocks, Booking } from '../bookings/repository';
import { copy } from './copy';
import { nextStates, tableState } from './table-state';
import { isOpenSlot } from './walk-in';

type TablesAnswer = OkAnswer<'kitchen/tables'>;

interface DayOfTables {
  readonly covers: number;
  readonly slots: readonly TableSlot[];
  readonly tables: readonly Booking[];
  readonly taken: ReadonlyMap<number, number>;
  readonly blocks: Blocks;
}

/** The answer of `kitchen/tables` (KIT-31). */
export function presentTables(
  { covers, slots, tables, taken, blocks }: DayOfTables,
  now: Date,
): TablesAnswer {
  const slotOf = new Map(slots.map(({ startsAt, id }) => [startsAt, id]));
  return {
    responsecode: '200',
    covers,
    day_blocked: yesNo(blocks.has('')),
    slots: slots.map((slot) => ({
      slot_id: slot.id,
      time: slot.time,
      at: new Date(slot.startsAt).toISOString(),
      taken: taken.get(slot.startsAt) ?? 0,
      free: slot.freeCovers,
      blocked: yesNo(isBlocked(blocks, slot.startsAt)),
      open: yesNo(isOpenSlot(slot, now)),
    })),
    tables: tables.map((table) => ({
      id: table.id,
      booking_number: bookingReference(table),
      // Hours may have changed since it was booked.
      slot_id: slotOf.get(table.startsAt.getTime()) ?? table.startsAt.toISOString(),
      at: table.startsAt.toISOString(),
      guests: table.guests,
      name: table.isWalkIn ? copy.walkIn : table.name,
      phone: table.mobile,
      occasion: table.occasion,
      message: table.message,
      walk_in: yesNo(table.isWalkIn),
      state: tableState(table),
      next: nextStates(table),
    })),
  };
}
