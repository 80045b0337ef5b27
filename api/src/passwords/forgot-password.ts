import type { Brand } from '../brands/brands';
import { writeMessage } from '../outbox/write-message';
import type { Ports } from '../ports';
import { hashToken, newToken } from '../sessions/session-token';
import { createUserRepository } from '../users/repository';
import { noAccountMessage, resetMessage } from './messages';
import { createPasswordResetRepository } from './repository';

const hour = 60 * 60 * 1000;

/** E-mails a key for a new password, or that there is no account. The caller cannot see the difference (G9). */
export async function forgotPassword(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  email: string,
  brand: Brand,
): Promise<void> {
  const now = clock.now();
  const user = await createUserRepository(database).byEmail(email, brand.id);
  const key = newToken();
  await database.transaction(async (transaction) => {
    if (user) {
      await createPasswordResetRepository(transaction).add({
        keyHash: hashToken(key),
        userId: user.id,
        expiresAt: new Date(now.getTime() + hour),
      });
    }
    const message = user ? resetMessage(user.email, brand, key) : noAccountMessage(email, brand);
    await writeMessage(transaction, message, now);
  });
}
