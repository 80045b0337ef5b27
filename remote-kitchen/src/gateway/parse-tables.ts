import type { OkAnswer } from '@storefront/contract';
import type { TableDay } from '../domain/table';

/** The tables of a day in our words. */
export function parseTables({
  covers,
  day_blocked: blocked,
  slots,
  tables,
}: OkAnswer<'kitchen/tables'>): TableDay {
  return {
    covers,
    isBlocked: blocked === 'yes',
    slots: slots.map((slot) => ({
      id: slot.slot_id,
      time: slot.time,
      taken: slot.taken,
      free: slot.free,
      isBlocked: slot.blocked === 'yes',
      isOpen: slot.open === 'yes',
    })),
    tables: tables.map((table) => ({
      id: table.id,
      bookingNumber: table.booking_number,
      slotId: table.slot_id,
      guests: table.guests,
      name: table.name,
      phone: table.phone,
      occasion: table.occasion,
      message: table.message,
      isWalkIn: table.walk_in === 'yes',
      state: table.state,
      next: table.next,
    })),
  };
}
