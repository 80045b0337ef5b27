import type { Brand } from '../brands/brands';
import { writeMessage } from '../outbox/write-message';
import type { Cause } from '../outbox/write-message';
import type { Ports } from '../ports';
import { hashToken, newToken } from '../sessions/session-token';
import { provenAccount } from '../users/proven-account';
import { createUserRepository } from '../users/repository';
import { noAccountMessage, resetMessage } from './messages';
import { createPasswordResetRepository } from './repository';

const hour = 60 * 60 * 1000;
/** A link lives for an hour, so while this is used up the mailbox of an account holds links that work. */
const linksOfAddress = { times: 5, seconds: 3_600 };

/** E-mails a key for a new password, or that there is no account. The caller cannot see the difference (G9). */
export async function forgotPassword(
  { database, clock, rateLimit }: Pick<Ports, 'database' | 'clock' | 'rateLimit'>,
  email: string,
  { brand, cause }: { readonly brand: Brand; readonly cause: Cause },
): Promise<void> {
  const now = clock.now();
  const user = await createUserRepository(database).byEmail(email, brand.id);
  const key = newToken();
  await database.transaction(async (transaction) => {
    // Counted for every address, so that the caller learns nothing about it.
    const ofAddress = {
      action: 'password-link',
      subject: `${brand.id} ${email.toLowerCase()}`,
      limit: linksOfAddress,
    };
    if ((await rateLimit.within(transaction).takeTogether([ofAddress])).kind === 'limited') return;
    if (!user) {
      await writeMessage(transaction, noAccountMessage(email, brand), { now, cause });
      return;
    }
    await createPasswordResetRepository(transaction).add({
      keyHash: hashToken(key),
      userId: user.id,
      expiresAt: new Date(now.getTime() + hour),
    });
    // The owner's mailbox has answered a code, so no stranger's messages may keep this one back (D116).
    const details = provenAccount(user) && ({ reader: 'owner', proven: 'yes' } as const);
    const message = resetMessage(user.email, brand, key);
    await writeMessage(transaction, details ? { ...message, details } : message, { now, cause });
  });
}
