import type { User } from './repository';

/** The account whose messages belong to the user; undefined until the address is confirmed (D99). */
export function provenAccount(user: User): { brandId: string; email: string } | undefined {
  return user.emailConfirmedAt === null ? undefined : { brandId: user.brandId, email: user.email };
}
