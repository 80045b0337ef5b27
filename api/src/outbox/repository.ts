import { and, asc, desc, eq, inArray, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { outbox } from './tables';

export type OutboxMessage = typeof outbox.$inferSelect;
export type Channel = OutboxMessage['channel'];

/** Finds the messages about one person. An address alone would find other people's: anybody may type it into an order. */
interface Correspondence {
  /** The keys of the person's own orders and bookings. */
  readonly topics: readonly string[];
  /** Whose account messages count, too. Undefined when the address is not confirmed: somebody else may read it (D99). */
  readonly account: { readonly brandId: string; readonly email: string } | undefined;
}

const isOpen = sql`(${outbox.sentAt} is null and ${outbox.givenUpAt} is null)`;

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
     * Takes due messages for this worker alone until `leaseEnd`; each taking counts as an attempt. A worker that dies
     * leaves them to be taken again after it.
     */
    async take(channel: Channel, most: number, now: Date, leaseEnd: Date): Promise<OutboxMessage[]> {
      const due = database
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isOpen, lte(outbox.dueAt, now), eq(outbox.channel, channel)))
        .orderBy(asc(outbox.dueAt))
        .limit(most)
        .for('update', { skipLocked: true });
      return database
        .update(outbox)
        .set({ dueAt: leaseEnd, attempts: sql`${outbox.attempts} + 1` })
        .where(inArray(outbox.id, due))
        .returning();
    },
    async markSent(ids: readonly string[], now: Date): Promise<void> {
      if (ids.length === 0) return;
      await database
        .update(outbox)
        .set({ sentAt: now, lastFault: '' })
        .where(inArray(outbox.id, [...ids]));
    },
    /** Forgets what a message said; that there was one stays known. */
    async wipe(id: string): Promise<void> {
      await database.update(outbox).set({ body: '', html: '' }).where(eq(outbox.id, id));
    },
    /** Takes back what has not been sent yet. */
    async withdraw(topic: string, subject: string): Promise<void> {
      await database.delete(outbox).where(and(isOpen, eq(outbox.topic, topic), eq(outbox.subject, subject)));
    },
    async postpone(id: string, fault: string, dueAt: Date): Promise<void> {
      await database.update(outbox).set({ dueAt, lastFault: fault }).where(eq(outbox.id, id));
    },
    async giveUp(id: string, fault: string, now: Date): Promise<void> {
      await database.update(outbox).set({ givenUpAt: now, lastFault: fault }).where(eq(outbox.id, id));
    },
    async newestOf(brandId: string, most: number): Promise<OutboxMessage[]> {
      return database
        .select()
        .from(outbox)
        .where(eq(outbox.brandId, brandId))
        .orderBy(desc(outbox.sequence))
        .limit(most);
    },
    /** The messages about a person: those of these topics, and those about the account at the address. */
    async about(person: Correspondence): Promise<OutboxMessage[]> {
      return database.select().from(outbox).where(isAbout(person)).orderBy(asc(outbox.sequence));
    },
    /**
     * Erases the messages about a person. One that waits is still sent, because what it says has happened, and is erased after that.
     * Refunds name nobody and stay.
     */
    async forget(person: Correspondence): Promise<void> {
      await database.delete(outbox).where(and(isAbout(person), not(isOpen)));
      await database.update(outbox).set({ forgetOnceSent: true }).where(isAbout(person));
    },
  };
}
