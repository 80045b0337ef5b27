import type { UserData } from '@storefront/contract';
import type { Brand } from '../brands/brands';
import { knownCause, writeMessage } from '../outbox/write-message';
import type { Ports } from '../ports';
import { createSessionRepository } from '../sessions/repository';
import { openSession } from '../sessions/open-session';
import { hashToken } from '../sessions/session-token';
import { readUser } from '../accounts/read-user';
import { createUserRepository } from '../users/repository';
import { passwordChanged } from './messages';
import { hashPassword } from '../users/password-hash';
import { passwordFault } from './password-fault';
import type { PasswordFault } from './password-fault';
import { createPasswordResetRepository } from './repository';

export type PasswordReset =
  | { readonly kind: 'reset'; readonly userdata: UserData }
  | { readonly kind: 'dead-key' }
  | { readonly kind: 'bad-password'; readonly fault: PasswordFault };

/** Sets a new password with an e-mailed key, which works once and only on its account's brand. Ends every session and begins a new one (G9). */
export async function resetPassword(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  { key, newPassword }: { readonly key: string; readonly newPassword: string },
  brand: Brand,
): Promise<PasswordReset> {
  const now = clock.now();
  const keyHash = hashToken(key);
  const userId = await createPasswordResetRepository(database).find(keyHash, now);
  const user = userId === undefined ? undefined : await createUserRepository(database).byId(userId);
  if (user?.brandId !== brand.id) return { kind: 'dead-key' };
  const fault = passwordFault(newPassword, user);
  if (fault) return { kind: 'bad-password', fault };
  const passwordHash = await hashPassword(newPassword);

  const userdata = await database.transaction(async (transaction) => {
    const resets = createPasswordResetRepository(transaction);
    if (!(await resets.use(keyHash))) return undefined;
    await resets.removeAllOf(user.id);
    await createUserRepository(transaction).change(user.id, {
      passwordHash,
      // Having the e-mailed key shows that the user reads the address.
      emailConfirmedAt: user.emailConfirmedAt ?? now,
    });
    await createSessionRepository(transaction).endAllOf(user.id);
    await writeMessage(transaction, passwordChanged(user.email, brand), { now, cause: knownCause });
    return readUser(
      transaction,
      user.id,
      await openSession(transaction, { brandId: brand.id, userId: user.id }, now),
    );
  });
  return userdata ? { kind: 'reset', userdata } : { kind: 'dead-key' };
}
