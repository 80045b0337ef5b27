import { randomBytes } from 'node:crypto';

/** A new id of 128 random bits in base64url, so that ids cannot be guessed by counting (D37). */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}
