import type { Database } from '../database/database';
import type { OpenBookingLimits } from '../limits/open-booking-limits';
import { hashNumber } from '../proven-numbers/proven-number';
import { createProvenNumberRepository } from '../proven-numbers/repository';
import { provenAccount } from '../users/proven-account';
import { createUserRepository } from '../users/repository';
import { listBookingCounts, judgeOpenBookings } from './open-bookings';
import type { Booker } from './open-bookings';
import { createBookingRepository } from './repository';

interface CountingDeps {
  readonly secret: string;
  readonly limits: OpenBookingLimits;
  readonly now: Date;
}

/** What has to happen before somebody books another table, and the keys that the booking then counts for. */
export interface OpenBookingsCheck {
  readonly kind: ReturnType<typeof judgeOpenBookings>;
  readonly keys: readonly string[];
}

/** Counts the open bookings of somebody, and keeps others from being counted with them until the transaction ends (D120). */
export async function countOpenBookings(
  transaction: Database,
  booker: Omit<Booker, 'isProvenAccount' | 'isProvenNumber'>,
  { secret, limits, now }: CountingDeps,
): Promise<OpenBookingsCheck> {
  const { userId, mobile } = booker;
  const numberHash = hashNumber(secret, mobile);
  const numbers = createProvenNumberRepository(transaction);
  const isProvenNumber = await numbers.isProven(numberHash);
  const isProvenAccount = userId !== null && (await answeredCode(userId));
  const counts = listBookingCounts({ ...booker, isProvenAccount, isProvenNumber }, secret);
  const keys = counts.map(({ key }) => key);
  const open = await createBookingRepository(transaction).lockAndCount(keys, now);
  return { kind: judgeOpenBookings(counts, open, limits), keys };

  async function answeredCode(id: string): Promise<boolean> {
    const user = await createUserRepository(transaction).byId(id);
    const isConfirmed = user !== undefined && provenAccount(user) !== undefined;
    return isConfirmed || numbers.isProven(numberHash, id);
  }
}
