import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { inScope } from '../brands/brand-scope';
import type { BrandScope } from '../brands/brand-scope';
import type { Database } from '../database/database';
import { bookingCounts, bookings, bookingSlots, tableBlocks } from './tables';

export type Booking = typeof bookings.$inferSelect;

/** The times of a day at which no more bookings are taken: their instants, and '' for the whole day. */
export type Blocks = ReadonlySet<string>;

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

/** Matches bookings that stand: confirmed, seated, and held while their hold lasts (D34). */
const stands = (now: Date) =>
  or(
    inArray(bookings.state, ['booked', 'completed']),
    and(eq(bookings.state, 'held'), gt(bookings.holdEndsAt, now)),
  );

/** Matches bookings that take covers: those that stand, unless the guests did not come. */
const takesCovers = (now: Date) => and(stands(now), isNull(bookings.noShowAt));

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
    /** Changes a locked booking, and counts that; what it counts for as an open booking moves with its time. */
    async revise(
      id: string,
      changes: Partial<Omit<typeof bookings.$inferInsert, 'id' | 'revision'>>,
    ): Promise<Booking> {
      const [row] = await database
        .update(bookings)
        .set({ ...changes, revision: sql`${bookings.revision} + 1` })
        .where(eq(bookings.id, id))
        .returning();
      if (!row) throw new Error('A booking went while it was locked');
      if (changes.startsAt)
        await database
          .update(bookingCounts)
          .set({ startsAt: row.startsAt })
          .where(eq(bookingCounts.bookingId, id));
      return row;
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
    /** Locks all of these slots of one day, in the order of their times, so that two who do so never wait for each other. */
    async lockSlots(slots: readonly SlotKey[]): Promise<void> {
      const times = [...new Set(slots.map(({ time }) => time))].sort();
      const [first] = slots;
      if (first === undefined) return;
      await database
        .insert(bookingSlots)
        .values(times.map((time) => ({ ...first, time })))
        .onConflictDoUpdate({
          target: [bookingSlots.businessId, bookingSlots.date, bookingSlots.time],
          set: { time: sql`excluded.time` },
        });
    },
    /** The tables of a day that stand, and those whose guests did not come, by time. */
    async tablesOn(businessId: string, date: string, now: Date): Promise<Booking[]> {
      return database
        .select()
        .from(bookings)
        .where(and(eq(bookings.businessId, businessId), eq(bookings.date, date), stands(now)))
        .orderBy(asc(bookings.startsAt), asc(bookings.bookingNumber));
    },
    /** Says, or takes back, that the guests of a booking did not come, and sets its state. */
    async setVisit(id: string, state: Booking['state'], noShowAt: Date | null): Promise<void> {
      await database.update(bookings).set({ state, noShowAt }).where(eq(bookings.id, id));
    },
    async block(businessId: string, date: string, slotId: string): Promise<void> {
      await database.insert(tableBlocks).values({ businessId, date, slotId }).onConflictDoNothing();
    },
    async unblock(businessId: string, date: string, slotId: string): Promise<void> {
      await database
        .delete(tableBlocks)
        .where(
          and(
            eq(tableBlocks.businessId, businessId),
            eq(tableBlocks.date, date),
            eq(tableBlocks.slotId, slotId),
          ),
        );
    },
    /** The times of dates at which no more bookings are taken: their instants, and '' for a whole day. */
    async blocksBetween(
      businessId: string,
      { from, until }: { readonly from: string; readonly until: string },
    ): Promise<ReadonlyMap<string, Blocks>> {
      const rows = await database
        .select({ date: tableBlocks.date, slotId: tableBlocks.slotId })
        .from(tableBlocks)
        .where(
          and(
            eq(tableBlocks.businessId, businessId),
            gte(tableBlocks.date, from),
            lte(tableBlocks.date, until),
          ),
        );
      const dates = new Map<string, Set<string>>();
      for (const { date, slotId } of rows) dates.set(date, (dates.get(date) ?? new Set()).add(slotId));
      return dates;
    },
    async blocksOn(businessId: string, date: string): Promise<Blocks> {
      return (await this.blocksBetween(businessId, { from: date, until: date })).get(date) ?? new Set();
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
    /** The covers taken from one date until another, both included: by date, then by the instant of the slot in milliseconds. */
    async coversBetween(
      businessId: string,
      { from, until }: { readonly from: string; readonly until: string },
      now: Date,
    ): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> {
      const rows = await database
        .select({
          date: bookings.date,
          startsAt: bookings.startsAt,
          covers: sql<string>`sum(${bookings.guests})`,
        })
        .from(bookings)
        .where(
          and(
            eq(bookings.businessId, businessId),
            gte(bookings.date, from),
            lte(bookings.date, until),
            takesCovers(now),
          ),
        )
        .groupBy(bookings.date, bookings.startsAt);
      const dates = new Map<string, Map<number, number>>();
      for (const { date, startsAt, covers } of rows) {
        const taken = dates.get(date) ?? new Map<number, number>();
        dates.set(date, taken.set(startsAt.getTime(), Number(covers)));
      }
      return dates;
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
