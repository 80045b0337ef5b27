import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { randomId } from '../random-id';
import { paymentEvents, payments, refunds } from './tables';
import type { PaymentState, RefundedLine, SubjectKind } from './tables';

export type Payment = typeof payments.$inferSelect;
type Refund = typeof refunds.$inferSelect;

interface NewRefund {
  readonly amount: number;
  readonly lines?: readonly RefundedLine[];
  /** The step of the order that it comes with, when that may be undone. */
  readonly undoKey?: string | undefined;
  readonly now: Date;
}

/** The order or booking that a payment is for. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly id: string;
}

const isFor = ({ kind, id }: Subject) => and(eq(payments.subjectKind, kind), eq(payments.subjectId, id));

export function createPaymentRepository(database: Database) {
  return {
    async add(payment: typeof payments.$inferInsert): Promise<Payment> {
      const [row] = await database.insert(payments).values(payment).returning();
      if (!row) throw new Error('A payment was not stored');
      return row;
    },
    async find(id: string): Promise<Payment | undefined> {
      const [row] = await database.select().from(payments).where(eq(payments.id, id));
      return row;
    },
    async newestOf(subject: Subject): Promise<Payment | undefined> {
      const [row] = await database
        .select()
        .from(payments)
        .where(isFor(subject))
        .orderBy(desc(payments.createdAt), desc(payments.id))
        .limit(1);
      return row;
    },
    /** The payments of these orders and bookings, the oldest first. */
    async allOf(subjectIds: readonly string[]): Promise<Payment[]> {
      return database
        .select()
        .from(payments)
        .where(inArray(payments.subjectId, [...subjectIds]))
        .orderBy(asc(payments.createdAt));
    },
    async openOf(subject: Subject): Promise<Payment | undefined> {
      const [row] = await database
        .select()
        .from(payments)
        .where(and(isFor(subject), eq(payments.state, 'open')));
      return row;
    },
    /** Stores what the provider answered when the payment began. */
    async storeProviderAnswer(
      id: string,
      { reference, payAt }: Pick<Payment, 'reference' | 'payAt'>,
    ): Promise<void> {
      await database.update(payments).set({ reference, payAt }).where(eq(payments.id, id));
    },
    /** Ends an open payment that was not paid. */
    async close(id: string, state: Exclude<PaymentState, 'open' | 'paid'>): Promise<void> {
      await database
        .update(payments)
        .set({ state })
        .where(and(eq(payments.id, id), eq(payments.state, 'open')));
    },
    async closeOpenOf(subject: Subject, state: Exclude<PaymentState, 'open' | 'paid'>): Promise<void> {
      await database
        .update(payments)
        .set({ state })
        .where(and(isFor(subject), eq(payments.state, 'open')));
    },
    /** Marks a payment as paid; false when it already was. */
    async markPaid(id: string, reference: string, now: Date): Promise<boolean> {
      const paid = await database
        .update(payments)
        .set({ state: 'paid', reference, paidAt: now })
        .where(and(eq(payments.id, id), isNull(payments.paidAt)))
        .returning({ id: payments.id });
      return paid.length === 1;
    },
    /** The paid payments of a subject of which something is left to refund, the oldest first. Others who refund wait until the transaction ends. */
    async refundableOf(subject: Subject, only?: string): Promise<Payment[]> {
      return database
        .select()
        .from(payments)
        .where(
          and(
            isFor(subject),
            eq(payments.state, 'paid'),
            isNull(payments.refundedAt),
            only === undefined ? undefined : eq(payments.id, only),
          ),
        )
        .orderBy(asc(payments.createdAt), asc(payments.id))
        .for('update');
    },
    /** Stores what is refunded of a payment, which the transaction has locked. */
    async addRefund(payment: Payment, { amount, lines = [], undoKey = '', now }: NewRefund): Promise<void> {
      const refundedPence = payment.refundedPence + amount;
      await database
        .insert(refunds)
        .values({
          id: randomId(),
          paymentId: payment.id,
          subjectId: payment.subjectId,
          amount,
          lines,
          undoKey,
          createdAt: now,
        });
      await database
        .update(payments)
        .set({ refundedPence, refundedAt: refundedPence === payment.amount ? now : null })
        .where(eq(payments.id, payment.id));
    },
    /** Takes back the refunds that came with a step of an order which is undone. */
    async withdrawRefunds(subjectId: string, undoKey: string): Promise<void> {
      const withdrawn = await database
        .delete(refunds)
        .where(and(eq(refunds.subjectId, subjectId), eq(refunds.undoKey, undoKey)))
        .returning();
      for (const { paymentId, amount } of withdrawn)
        await database
          .update(payments)
          .set({ refundedPence: sql`${payments.refundedPence} - ${amount}`, refundedAt: null })
          .where(eq(payments.id, paymentId));
    },
    /** What was refunded of these orders and bookings, the oldest first. */
    async refundsOf(subjectIds: readonly string[]): Promise<Refund[]> {
      return database
        .select()
        .from(refunds)
        .where(inArray(refunds.subjectId, [...subjectIds]))
        .orderBy(asc(refunds.createdAt), asc(refunds.id));
    },
    /** Stores an event; false when it was stored before (PAY-6). */
    async addEvent(event: typeof paymentEvents.$inferInsert): Promise<boolean> {
      const added = await database
        .insert(paymentEvents)
        .values(event)
        .onConflictDoNothing()
        .returning({ eventId: paymentEvents.eventId });
      return added.length === 1;
    },
  };
}
