import { createHash, randomBytes } from 'node:crypto';

/** A new token: 256 random bits in base64url (D10). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored in a token's place. A token has full entropy, so one round of SHA-256 is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
