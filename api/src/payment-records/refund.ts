import type { Database } from '../database/database';
import { holdBack } from '../outbox/hold';
import type { Hold } from '../outbox/hold';
import type { Message } from '../outbox/message';
import type { OutboxMessage } from '../outbox/repository';
import type { Sender } from '../outbox/senders/sender';
import { knownCause, writeMessages } from '../outbox/write-message';
import type { PaymentProvider } from '../payment-providers/provider';
import { createPaymentRepository } from './repository';
import type { Payment, Subject } from './repository';
import type { RefundedLine } from './tables';

interface RefundOptions {
  /** The one payment that is meant, instead of all. */
  readonly only?: string;
  /** The step that it comes with, when that may be undone. */
  readonly hold?: Hold | undefined;
}

/** Refunds what is left of what was paid for an order or booking, and returns how much, in pence. The outbox tells the provider, once the transaction is committed. */
export async function refundPayments(
  transaction: Database,
  { brandId, ...subject }: Subject & { readonly brandId: string },
  now: Date,
  { only, hold }: RefundOptions = {},
): Promise<number> {
  const repository = createPaymentRepository(transaction);
  const paid = await repository.refundableOf(subject, only);
  const restOf = ({ amount, refundedPence }: Payment) => amount - refundedPence;
  for (const payment of paid)
    await repository.addRefund(payment, { amount: restOf(payment), undoKey: hold?.key, now });
  const messages = paid.map((payment) => refundOf(payment, restOf(payment), brandId));
  await writeMessages(transaction, holdBack(messages, hold), { now, cause: knownCause });
  return paid.reduce((sum, payment) => sum + restOf(payment), 0);
}

interface PartialRefund {
  readonly amount: number;
  readonly lines: readonly RefundedLine[];
  readonly now: Date;
}

/** Refunds a part of what was paid for an order; false, and nothing is refunded, when less than that is left. */
export async function refundPart(
  transaction: Database,
  { brandId, ...subject }: Subject & { readonly brandId: string },
  { amount, lines, now }: PartialRefund,
): Promise<boolean> {
  const repository = createPaymentRepository(transaction);
  // An order is paid once; what came too late was refunded whole.
  const [payment] = await repository.refundableOf(subject);
  if (!payment || payment.amount - payment.refundedPence < amount) return false;
  await repository.addRefund(payment, { amount, lines, now });
  await writeMessages(transaction, [refundOf(payment, amount, brandId)], { now, cause: knownCause });
  return true;
}

const refundOf = (
  { id, subjectId, provider, reference }: Payment,
  amount: number,
  brandId: string,
): Message => ({
  channel: 'refund',
  brandId,
  to: id,
  topic: subjectId,
  subject: `Refund by ${provider}`,
  body: `${amount} pence`,
  details: { provider, reference, amount: String(amount) },
});

/** The outbox's sender to the payment provider; the message's id prevents a second refund by a repeat. */
export function refundSender(provider: PaymentProvider): Sender {
  return {
    isReal: true,
    async send({ id, details }: OutboxMessage) {
      const { provider: name = '', reference = '', amount = '' } = details;
      if (name !== provider.name) throw new Error(`The payment was made at ${name}`);
      await provider.refund({ key: id, reference, amount: Number(amount) });
    },
  };
}
