import type { Database } from '../database/database';
import type { Message } from '../outbox/message';
import type { OutboxMessage } from '../outbox/repository';
import type { Sender } from '../outbox/senders/sender';
import { knownCause, writeMessages } from '../outbox/write-message';
import type { PaymentProvider } from '../payment-providers/provider';
import { createPaymentRepository } from './repository';
import type { Payment, Subject } from './repository';

/** Refunds what was paid for an order or booking. The outbox tells the provider, once the transaction is committed. */
export async function refundPayments(
  transaction: Database,
  { brandId, ...subject }: Subject & { readonly brandId: string },
  now: Date,
  only?: string,
): Promise<void> {
  const paid = await createPaymentRepository(transaction).markRefunded(subject, now, only);
  const refunds = paid.map((payment) => refundOf(payment, brandId));
  await writeMessages(transaction, refunds, { now, cause: knownCause });
}

const refundOf = ({ id, subjectId, provider, reference, amount }: Payment, brandId: string): Message => ({
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
