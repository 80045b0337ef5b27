import type { Brand } from '../brands/brands';
import type { Ports } from '../ports';
import { randomId } from '../random-id';
import { findPayable, formatPaymentKey, parsePaymentKey } from './find-subject';
import type { Payable } from './find-subject';
import type { PaymentProvider } from '../payment-providers/provider';
import { createPaymentRepository } from '../payment-records/repository';
import type { Payment } from '../payment-records/repository';

export type OpenPaymentResult =
  | { readonly kind: 'open'; readonly payable: Payable; readonly payment: Payment; readonly payAt: string }
  /** It is paid, or can no longer be paid. */
  | { readonly kind: 'settled'; readonly payable: Payable }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' };

/**
 * Finds the open payment of an order or booking, or begins one, also after a declined one. The provider is asked outside the
 * transaction; asked twice for the same payment, it begins only one.
 */
export async function openPayment(
  { database, clock, payments: provider }: Pick<Ports, 'database' | 'clock' | 'payments'>,
  key: string,
  brand: Brand,
): Promise<OpenPaymentResult> {
  if (!provider) return { kind: 'unavailable' };
  const found = await database.transaction(async (transaction) => {
    const payable = await findPayable(
      transaction,
      { subject: parsePaymentKey(key), brandId: brand.id },
      clock.now(),
    );
    if (payable?.state !== 'open') return payable;
    return { payable, payment: await openIn(payable) };

    async function openIn({ subject, amount }: Payable): Promise<Payment> {
      const repository = createPaymentRepository(transaction);
      const open = await repository.openOf(subject);
      if (open?.provider === provider?.name && open !== undefined) return open;
      await repository.closeOpenOf(subject, 'cancelled');
      return repository.add({
        id: randomId(),
        subjectKind: subject.kind,
        subjectId: subject.id,
        provider: provider?.name ?? '',
        amount,
        state: 'open',
        createdAt: clock.now(),
      });
    }
  });
  if (!found) return { kind: 'unknown' };
  if (!('payment' in found)) return { kind: 'settled', payable: found };
  const { payable, payment } = found;
  const begun = payment.reference === '' ? await begin(provider, payment, payable, brand) : payment;
  if (payment.reference === '')
    await createPaymentRepository(database).storeProviderAnswer(payment.id, begun);
  // The sandbox has no page of its own, so ours is used.
  const payAt = begun.payAt === '' ? `/pay?key=${formatPaymentKey(payable.subject)}&ptype=card` : begun.payAt;
  return { kind: 'open', payable, payment, payAt };
}

function begin(provider: PaymentProvider, payment: Payment, payable: Payable, { origin }: Brand) {
  return provider.begin({
    id: payment.id,
    amount: payment.amount,
    description: payable.description,
    email: payable.email,
    returnTo: `${origin}${payable.donePath}`,
    cancelTo: `${origin}${payable.cancelPath}`,
  });
}
