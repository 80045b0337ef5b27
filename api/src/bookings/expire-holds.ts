import { createPaymentRepository } from '../payment-records/repository';
import type { Ports } from '../ports';
import { createBookingRepository } from './repository';

/** Releases tables that were not paid in time. Their covers are already free, since an expired hold counts none (D34). */
export async function expireHolds({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  await database.transaction(async (transaction) => {
    const payments = createPaymentRepository(transaction);
    for (const id of await createBookingRepository(transaction).expireHolds(clock.now()))
      await payments.closeOpenOf({ kind: 'booking', id }, 'expired');
  });
}
