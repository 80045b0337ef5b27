import { writeMessage } from '../outbox/write-message';
import type { Ports } from '../ports';
import { hashToken, newToken } from '../sessions/session-token';
import { createUserRepository } from '../users/repository';
import { noAccountMessage, resetMessage } from './messages';
import { createPasswordResetRepository } from './repository';

const hour = 60 * 60 * 1000;

/** E-mails a key for a new password, or that there is no account: whoever asks sees the same of both (G9). */
export async function forgotPassword(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  email: string,
  siteOrigin: string,
): Promise<void> {
  const now = clock.now();
  const user = await createUserRepository(database).byEmail(email);
  const key = newToken();
  await database.transaction(async (transaction) => {
    if (user) {
      await createPasswordResetRepository(transaction).add({
        keyHash: hashToken(key),
        userId: user.id,
        expiresAt: new Date(now.getTime() + hour),
      });
    }
    const message = user ? resetMessage(user.email, siteOrigin, key) : noAccountMessage(email, siteOrigin);
    await writeMessage(transaction, message, now);
  });
}
