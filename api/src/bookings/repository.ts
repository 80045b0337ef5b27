import { and, count, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { inScope } from '../brands/brand-scope';
import type { BrandScope } from '../brands/brand-scope';
import type { Database } from '../database/database';
import { bookingCounts, bookings, bookingSlots } from './tables';

export type Booking = typeof bookings.$inferSelect;

interface SlotKey {
  readonly businessId: string;
  readonly date: string;
  readonly time: string;
}

/** Matches visits that are still to come, also while their table is held for a payment. */
const isOpen = (now: Date) =>
  and(
    gt(bookings.startsAt, now),
    or(eq(bookings.state, 'booked'), and(eq(bookings.state, 'held'), gt(bookings.holdEndsAt, now))),
  );

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
    /** Locks keys until the transaction ends, so that no two bookings are counted at once, and returns how many open bookings each has. */
    async lockAndCount(keys: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> {
      const listed = sql.join(
        keys.map((key) => sql`(${key})`),
        sql`, `,
      );
      // In the order of the locks, because statements that take the same locks in different orders would deadlock.
      await database.execute(sql`
        select pg_advisory_xact_lock(id) from (
          select distinct hashtextextended(key, 0) as id from (values ${listed}) as listed (key) order by id
        ) as ordered`);
      const rows = await database
        .select({ key: bookingCounts.key, open: count() })
        .from(bookingCounts)
        .innerJoin(bookings, eq(bookings.id, bookingCounts.bookingId))
        .where(and(inArray(bookingCounts.key, [...keys]), isOpen(now)))
        .groupBy(bookingCounts.key);
      return new Map(rows.map(({ key, open }) => [key, open]));
    },
    /** Records what an open booking counts for; what it counts for already stays. */
    async addCounts(
      { id, startsAt }: Pick<Booking, 'id' | 'startsAt'>,
      keys: readonly string[],
    ): Promise<void> {
      await database
        .insert(bookingCounts)
        .values(keys.map((key) => ({ key, bookingId: id, startsAt })))
        .onConflictDoNothing();
    },
    /** Takes the covers of a booking whose code was typed in; `holdEndsAt` when it has to be paid now. */
    async takeCovers(id: string, holdEndsAt: Date | null): Promise<Booking> {
      const [row] = await database
        .update(bookings)
        .set({ state: holdEndsAt === null ? 'booked' : 'held', holdEndsAt })
        .where(eq(bookings.id, id))
        .returning();
      if (!row) throw new Error('A booking went while it was locked');
      return row;
    },
    async changeMobile(id: string, mobile: string): Promise<void> {
      await database.update(bookings).set({ mobile }).where(eq(bookings.id, id));
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
    /** Ends bookings that were not paid or not confirmed by code in time, and returns their ids (D34, D120). */
    async expireHolds(now: Date): Promise<string[]> {
      const rows = await database
        .update(bookings)
        .set({ state: 'expired' })
        .where(
          or(
            and(eq(bookings.state, 'held'), lte(bookings.holdEndsAt, now)),
            and(eq(bookings.state, 'awaiting_code'), lte(bookings.holdEndsAt, now)),
          ),
        )
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
    /** The covers taken on a date, by the instant of their slot in milliseconds. */
    async coversOn(businessId: string, date: string, now: Date): Promise<ReadonlyMap<number, number>> {
      const rows = await database
        .select({ startsAt: bookings.startsAt, covers: sql<string>`sum(${bookings.guests})` })
        .from(bookings)
        .where(and(eq(bookings.businessId, businessId), eq(bookings.date, date), takesCovers(now)))
        .groupBy(bookings.startsAt);
      return new Map(rows.map(({ startsAt, covers }) => [startsAt.getTime(), Number(covers)]));
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

export type BookingRepository = ReturnType<typeof createBookingRepository>;
