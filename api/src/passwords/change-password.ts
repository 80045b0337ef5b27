import type { Brand } from '../brands/brands';
import { knownCause, writeMessage } from '../outbox/write-message';
import type { Ports } from '../ports';
import { createSessionRepository } from '../sessions/repository';
import { openSession } from '../sessions/open-session';
import { createUserRepository } from '../users/repository';
import { passwordChanged } from './messages';
import { hashPassword, isPassword } from '../users/password-hash';
import { passwordFault } from './password-fault';
import type { PasswordFault } from './password-fault';
import { createPasswordResetRepository } from './repository';

export type PasswordChange =
  | { readonly kind: 'changed'; readonly token: string }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'bad-password'; readonly fault: PasswordFault };

/** Changes a user's password and ends every session. The caller gets a new one (G9). */
export async function changePassword(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  userId: string,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
  brand: Brand,
): Promise<PasswordChange> {
  const user = await createUserRepository(database).byId(userId);
  if (!(await isPassword(oldPassword, user?.passwordHash)) || !user) return { kind: 'wrong-password' };
  const fault = passwordFault(newPassword, user);
  if (fault) return { kind: 'bad-password', fault };
  const passwordHash = await hashPassword(newPassword);
  const now = clock.now();
  const token = await database.transaction(async (transaction) => {
    await createUserRepository(transaction).change(userId, { passwordHash });
    await createSessionRepository(transaction).endAllOf(userId);
    await createPasswordResetRepository(transaction).removeAllOf(userId);
    await writeMessage(transaction, passwordChanged(user.email, brand), { now, cause: knownCause });
    return openSession(transaction, { brandId: brand.id, userId }, now);
  });
  return { kind: 'changed', token };
}
