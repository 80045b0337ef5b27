import { and, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { inScope } from '../brands/brand-scope';
import type { BrandScope } from '../brands/brand-scope';
import type { Database } from '../database/database';
import { bookings, bookingSlots } from './tables';

export type Booking = typeof bookings.$inferSelect;

interface SlotKey {
  readonly businessId: string;
  readonly date: string;
  readonly time: string;
}

/** Matches bookings that take covers: confirmed, seated, and held while their hold lasts (D34). */
const takesCovers = (now: Date) =>
  or(
    inArray(bookings.state, ['booked', 'completed']),
    and(eq(bookings.state, 'held'), gt(bookings.holdEndsAt, now)),
  );

export function createBookingRepository(database: Database) {
  return {
    async add(booking: typeof bookings.$inferInsert & { brandId: string }): Promise<Booking> {
      const [row] = await database.insert(bookings).values(booking).returning();
      if (!row) throw new Error('A booking was not stored');
      return row;
    },
    async find(id: string, scope: BrandScope): Promise<Booking | undefined> {
      const [row] = await database
        .select()
        .from(bookings)
        .where(and(eq(bookings.id, id), inScope(bookings.brandId, scope)));
      return row;
    },
    /** Finds a booking and locks it until the transaction ends. */
    async findForChange(id: string, scope: BrandScope): Promise<Booking | undefined> {
      const [row] = await database
        .select()
        .from(bookings)
        .where(and(eq(bookings.id, id), inScope(bookings.brandId, scope)))
        .for('update');
      return row;
    },
    /** Confirms a held booking that has been paid. */
    async book(id: string, now: Date): Promise<Booking> {
      const [row] = await database
        .update(bookings)
        .set({ state: 'booked', paidAt: now, holdEndsAt: null })
        .where(eq(bookings.id, id))
        .returning();
      if (!row) throw new Error('A booking went while it was locked');
      return row;
    },
    /** Releases bookings that were not paid in time, and returns their ids (D34). */
    async expireHolds(now: Date): Promise<string[]> {
      const rows = await database
        .update(bookings)
        .set({ state: 'expired' })
        .where(and(eq(bookings.state, 'held'), lte(bookings.holdEndsAt, now)))
        .returning({ id: bookings.id });
      return rows.map(({ id }) => id);
    },
    async setState(id: string, state: Booking['state']): Promise<void> {
      await database.update(bookings).set({ state }).where(eq(bookings.id, id));
    },
    /** Locks a slot until the transaction ends, so that nobody else takes its covers. */
    async lockSlot(slot: SlotKey): Promise<void> {
      await database
        .insert(bookingSlots)
        .values(slot)
        .onConflictDoUpdate({
          target: [bookingSlots.businessId, bookingSlots.date, bookingSlots.time],
          set: { time: slot.time },
        });
    },
    /** The covers taken at each time of a date. */
    async coversOn(businessId: string, date: string, now: Date): Promise<ReadonlyMap<string, number>> {
      const rows = await database
        .select({ time: bookings.time, covers: sql<string>`sum(${bookings.guests})` })
        .from(bookings)
        .where(and(eq(bookings.businessId, businessId), eq(bookings.date, date), takesCovers(now)))
        .groupBy(bookings.time);
      return new Map(rows.map(({ time, covers }) => [time, Number(covers)]));
    },
    async allOf(userId: string): Promise<Booking[]> {
      return database
        .select()
        .from(bookings)
        .where(eq(bookings.userId, userId))
        .orderBy(desc(bookings.startsAt));
    },
    /** Erases everything that identifies the person from a user's bookings. The tables stay booked. */
    async forgetPersonOf(userId: string): Promise<void> {
      await database
        .update(bookings)
        .set({ userId: null, name: '', email: '', mobile: '', postcode: '', message: '' })
        .where(eq(bookings.userId, userId));
    },
    async pageOf(userId: string, page: number, size: number): Promise<Booking[]> {
      return database
        .select()
        .from(bookings)
        .where(eq(bookings.userId, userId))
        .orderBy(desc(bookings.startsAt), desc(bookings.id))
        .limit(size + 1)
        .offset(page * size);
    },
  };
}
