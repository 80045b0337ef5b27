import { and, asc, desc, eq, inArray, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { outbox } from './tables';

export type OutboxMessage = typeof outbox.$inferSelect;
export type Channel = OutboxMessage['channel'];

/** Identifies the messages about a person. An address alone is not enough, since anybody may type it into an order. */
interface Correspondence {
  /** The keys of the person's own orders and bookings. */
  readonly topics: readonly string[];
  /** The account whose messages count too; undefined while its address is not confirmed, since it may be somebody else's (D99). */
  readonly account: { readonly brandId: string; readonly email: string } | undefined;
}

const isOpen = sql`(${outbox.sentAt} is null and ${outbox.givenUpAt} is null)`;

// What is to be sent at once is due whatever the clock of the machine said that wrote it.
const isNew = and(eq(outbox.attempts, 0), eq(outbox.dueAt, outbox.createdAt));

const isAbout = ({ topics, account }: Correspondence) =>
  and(
    ne(outbox.channel, 'refund'),
    or(
      inArray(outbox.topic, [...topics]),
      account &&
        and(
          eq(outbox.topic, 'account'),
          eq(outbox.brandId, account.brandId),
          eq(sql`lower(${outbox.recipient})`, account.email),
        ),
    ),
  );

export function createOutboxRepository(database: Database) {
  return {
    async add(messages: (typeof outbox.$inferInsert & { brandId: string })[]): Promise<void> {
      await database.insert(outbox).values(messages);
    },
    /**
     * Leases due messages, the oldest first, to this worker until `leaseEnd`, which counts as an attempt. When a worker dies
     * they can be leased again after that.
     */
    async take(channel: Channel, max: number, now: Date, leaseEnd: Date): Promise<OutboxMessage[]> {
      const due = database
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isOpen, or(isNew, lte(outbox.dueAt, now)), eq(outbox.channel, channel)))
        .orderBy(asc(outbox.dueAt))
        .limit(max)
        .for('update', { skipLocked: true });
      const leased = await database
        .update(outbox)
        .set({ dueAt: leaseEnd, attempts: sql`${outbox.attempts} + 1` })
        .where(inArray(outbox.id, due))
        .returning();
      return leased.sort((one, other) => one.sequence - other.sequence);
    },
    /** Marks messages as sent; `wipe` erases their text in the same statement, since a message without its mark is sent again. */
    async markSent(ids: readonly string[], now: Date, { wipe = false } = {}): Promise<void> {
      if (ids.length === 0) return;
      await database
        .update(outbox)
        .set({ sentAt: now, lastFault: '', ...(wipe ? { body: '', html: '' } : {}) })
        .where(inArray(outbox.id, [...ids]));
    },
    /** Ends the lease of messages that were not begun, so that the next worker takes them. */
    async giveBack(ids: readonly string[], now: Date): Promise<void> {
      if (ids.length === 0) return;
      await database
        .update(outbox)
        .set({ dueAt: now, attempts: sql`${outbox.attempts} - 1` })
        .where(inArray(outbox.id, [...ids]));
    },
    /** Deletes messages that have not been sent yet. */
    async withdraw(topic: string, subject: string): Promise<void> {
      await database.delete(outbox).where(and(isOpen, eq(outbox.topic, topic), eq(outbox.subject, subject)));
    },
    /** Deletes the messages that wait for the end of a hold; false when one of them is under way or sent, and then all stay. */
    async withdrawHeld(topic: string, hold: string): Promise<boolean> {
      const isHeld = and(eq(outbox.topic, topic), eq(sql`${outbox.details} ->> 'hold'`, hold));
      const held = await database
        .select({ attempts: outbox.attempts, sentAt: outbox.sentAt })
        .from(outbox)
        .where(isHeld)
        .for('update');
      if (held.some(({ attempts, sentAt }) => attempts > 0 || sentAt !== null)) return false;
      await database.delete(outbox).where(isHeld);
      return true;
    },
    async postpone(id: string, fault: string, dueAt: Date): Promise<void> {
      await database.update(outbox).set({ dueAt, lastFault: fault }).where(eq(outbox.id, id));
    },
    async giveUp(id: string, fault: string, now: Date): Promise<void> {
      await database.update(outbox).set({ givenUpAt: now, lastFault: fault }).where(eq(outbox.id, id));
    },
    async newestOf(brandId: string, max: number): Promise<OutboxMessage[]> {
      return database
        .select()
        .from(outbox)
        .where(eq(outbox.brandId, brandId))
        .orderBy(desc(outbox.sequence))
        .limit(max);
    },
    /** The messages about a person: those on the person's topics and those about the account. */
    async about(person: Correspondence): Promise<OutboxMessage[]> {
      return database.select().from(outbox).where(isAbout(person)).orderBy(asc(outbox.sequence));
    },
    /**
     * Erases the messages about a person. A waiting message is still sent, because its event has happened, and then erased.
     * Refunds hold no personal data and stay.
     */
    async forget(person: Correspondence): Promise<void> {
      await database.delete(outbox).where(and(isAbout(person), not(isOpen)));
      await database.update(outbox).set({ forgetOnceSent: true }).where(isAbout(person));
    },
  };
}
