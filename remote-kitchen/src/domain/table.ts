/** Where a table is: `held` while it is being paid for. */
export type TableState = 'held' | 'expected' | 'seated' | 'no_show';

/** Guests at a time of the day, with a booking or without one. */
export interface Table {
  readonly id: string;
  readonly bookingNumber: string;
  readonly slotId: string;
  readonly guests: number;
  readonly name: string;
  readonly phone: string;
  readonly occasion: string;
  readonly message: string;
  readonly isWalkIn: boolean;
  readonly state: TableState;
  /** The states that it can go to from here. */
  readonly next: readonly TableChange[];
}

export type TableChange = Exclude<TableState, 'held'>;

/** A time of the day with its covers. */
export interface TableSlot {
  readonly id: string;
  /** `HH:MM` */
  readonly time: string;
  readonly taken: number;
  /** Covers that are not taken, also of a time that takes no bookings. */
  readonly free: number;
  readonly isBlocked: boolean;
  /** Whether guests can be seated without a booking: it has begun or is to come. */
  readonly isOpen: boolean;
}

/** The tables of a day of service. */
export interface TableDay {
  /** The covers of each time; 0 where the business has no tables to book. */
  readonly covers: number;
  readonly isBlocked: boolean;
  readonly slots: readonly TableSlot[];
  readonly tables: readonly Table[];
}

/** The times that somebody may still look for, each with its tables: those that are over and had no guests are left out. */
export function listTimes({
  slots,
  tables,
}: TableDay): readonly { readonly slot: TableSlot; readonly tables: readonly Table[] }[] {
  return slots
    .map((slot) => ({ slot, tables: tables.filter(({ slotId }) => slotId === slot.id) }))
    .filter((time) => time.slot.isOpen || time.tables.length > 0);
}

/** The guests that a day has, without those who did not come. */
export function countGuests({ tables }: Pick<TableDay, 'tables'>): number {
  return tables.reduce((sum, { guests, state }) => (state === 'no_show' ? sum : sum + guests), 0);
}
