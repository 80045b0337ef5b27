import type { UserData } from '@storefront/contract';
import type { Ports } from '../ports';
import { randomId } from '../random-id';
import { openSession } from '../sessions/open-session';
import { hashToken } from '../sessions/session-token';
import { readUser } from '../accounts/read-user';
import { createUserRepository } from '../users/repository';
import { hashCode, isSameHash } from '../verification/code';
import { createRegistrationRepository } from './repository';

export type Confirmation =
  | { readonly kind: 'opened'; readonly userdata: UserData }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'dead' };

/** Opens the account of a registration with its e-mailed code, in at most five tries, and logs the owner in (D99). */
export async function confirmRegistration(
  { database, clock, config }: Pick<Ports, 'database' | 'clock' | 'config'>,
  { key, code }: { readonly key: string; readonly code: string },
  brandId: string,
): Promise<Confirmation> {
  const now = clock.now();
  const keyHash = hashToken(key);
  return database.transaction(async (transaction): Promise<Confirmation> => {
    const registrations = createRegistrationRepository(transaction);
    const registration = await registrations.takeTry(keyHash, brandId, now);
    if (!registration) return { kind: 'dead' };
    const { codeHash, triesLeft, email, name, mobile, passwordHash } = registration;
    if (!isSameHash(hashCode(config.codeSecret, keyHash, code), codeHash))
      return triesLeft > 0 ? { kind: 'wrong', triesLeft } : { kind: 'dead' };

    await registrations.remove(keyHash);
    const id = randomId();
    const user = { id, brandId, email, name, mobile, passwordHash, createdAt: now, emailConfirmedAt: now };
    // Another registration of the same address was confirmed meanwhile.
    if (!(await createUserRepository(transaction).add(user))) return { kind: 'dead' };
    const userdata = await readUser(
      transaction,
      id,
      await openSession(transaction, { brandId, userId: id }, now),
    );
    if (!userdata) throw new Error('A user just added cannot be read');
    return { kind: 'opened', userdata };
  });
}
