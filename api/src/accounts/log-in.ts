import type { UserData } from '@storefront/contract';
import { isPassword } from '../users/password-hash';
import type { Ports } from '../ports';
import { openSession } from '../sessions/open-session';
import { readUser } from './read-user';
import { createUserRepository } from '../users/repository';

/** Logs in a user of a brand; undefined when the address is unknown or the password is wrong, after the same time (G9). */
export async function logIn(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  { email, password }: { readonly email: string; readonly password: string },
  brandId: string,
): Promise<UserData | undefined> {
  const user = await createUserRepository(database).byEmail(email, brandId);
  if (!(await isPassword(password, user?.passwordHash)) || !user) return undefined;
  const token = await openSession(database, { brandId, userId: user.id }, clock.now());
  return readUser(database, user.id, token);
}
