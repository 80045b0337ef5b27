import { createHash, randomBytes } from 'node:crypto';

/** A new token: 256 random bits in base64url (D10). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored in a token's place. A token has full entropy, so one round of SHA-256 is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
