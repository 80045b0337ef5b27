import type { Body, UserData } from '@storefront/contract';
import type { Brand } from '../brands/brands';
import { writeMessage } from '../outbox/write-message';
import { hashPassword } from '../passwords/password-hash';
import { type PasswordFault, passwordFault } from '../passwords/password-rules';
import type { Ports } from '../ports';
import { randomId } from '../random-id';
import { openSession } from '../sessions/open-session';
import { alreadyRegistered } from './messages';
import { readUser } from './read-user';
import { createUserRepository } from './repository';

export type Registration =
  | { readonly kind: 'registered'; readonly userdata: UserData }
  | { readonly kind: 'bad-password'; readonly fault: PasswordFault }
  /** The address has an account. Its owner is told by e-mail; whoever asks learns no more than must be. */
  | { readonly kind: 'taken' };

/** Makes an account on a brand and logs its owner in. */
export async function register(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  { name, email, mobile, password }: Body<'users/register'>,
  brand: Brand,
): Promise<Registration> {
  const fault = passwordFault(password, { name, email });
  if (fault) return { kind: 'bad-password', fault };
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  const id = randomId();

  return database.transaction(async (transaction) => {
    const user = {
      id,
      brandId: brand.id,
      name,
      email: email.toLowerCase(),
      mobile,
      passwordHash,
      createdAt: now,
    };
    const isNew = await createUserRepository(transaction).add(user);
    if (!isNew) {
      await writeMessage(transaction, alreadyRegistered(email, brand), now);
      return { kind: 'taken' };
    }
    const token = await openSession(transaction, { brandId: brand.id, userId: id }, now);
    const userdata = await readUser(transaction, id, token);
    if (!userdata) throw new Error('A user just added cannot be read');
    return { kind: 'registered', userdata };
  });
}
