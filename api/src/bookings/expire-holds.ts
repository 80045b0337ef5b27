import { createPaymentRepository } from '../payments/repository';
import type { Ports } from '../ports';
import { createBookingRepository } from './repository';

/** Lets go of tables that were not paid in time; their covers were free again from that moment (D34). */
export async function expireHolds({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  await database.transaction(async (transaction) => {
    const payments = createPaymentRepository(transaction);
    for (const id of await createBookingRepository(transaction).expireHolds(clock.now()))
      await payments.closeOpenOf({ kind: 'booking', id }, 'expired');
  });
}
