import type { Body } from '@storefront/contract';
import type { Brand } from '../brands/brands';
import { writeMessage } from '../outbox/write-message';
import type { Cause } from '../outbox/write-message';
import { hashPassword } from '../users/password-hash';
import { passwordFault } from '../passwords/password-fault';
import type { PasswordFault } from '../passwords/password-fault';
import type { Ports } from '../ports';
import { hashToken, newToken } from '../sessions/session-token';
import { createUserRepository } from '../users/repository';
import { hashCode, newCode } from '../verification/code';
import { alreadyRegistered, registrationCode } from './messages';
import { createRegistrationRepository } from './repository';

const registrationTries = 5;
const minute = 60_000;
const codeLives = 30 * minute;

export type RegistrationStart =
  | { readonly kind: 'mail-sent'; readonly key: string }
  | { readonly kind: 'bad-password'; readonly fault: PasswordFault };

/**
 * Stores a registration and e-mails its code to the address (D99). For an address with an account everything is the same,
 * including the time, but the e-mail says so and holds no code: only its reader learns whether the address has an account.
 */
export async function register(
  { database, clock, config }: Pick<Ports, 'database' | 'clock' | 'config'>,
  { name, email, mobile, password }: Body<'users/register'>,
  { brand, cause }: { readonly brand: Brand; readonly cause: Cause },
): Promise<RegistrationStart> {
  const fault = passwordFault(password, { name, email });
  if (fault) return { kind: 'bad-password', fault };
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  const key = newToken();
  const keyHash = hashToken(key);
  const code = newCode();

  await database.transaction(async (transaction) => {
    const owner = await createUserRepository(transaction).byEmail(email, brand.id);
    await createRegistrationRepository(transaction).add({
      keyHash,
      brandId: brand.id,
      email: email.toLowerCase(),
      name,
      mobile,
      passwordHash,
      codeHash: hashCode(config.codeSecret, keyHash, code),
      triesLeft: registrationTries,
      expiresAt: new Date(now.getTime() + codeLives),
    });
    const message = owner ? alreadyRegistered(email, brand) : registrationCode(email, brand, code);
    await writeMessage(transaction, message, { now, cause });
  });
  return { kind: 'mail-sent', key };
}
