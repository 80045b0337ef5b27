import { createOutboxRepository } from '../outbox/repository';
import { createPasswordResetRepository } from '../passwords/repository';
import type { Ports } from '../ports';
import { sweepRequestKeys } from '../request-keys/sweep';
import { createSessionRepository } from '../sessions/repository';

const day = 24 * 3_600_000;
const messagesKept = 30 * day;

/** Forgets what has had its time: sessions, reset keys, request keys, and messages that went out long ago. */
export async function sweep({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await createSessionRepository(database).sweep(now);
  await createPasswordResetRepository(database).sweep(now);
  await sweepRequestKeys(database, new Date(now.getTime() - day));
  await createOutboxRepository(database).sweep(new Date(now.getTime() - messagesKept));
}
