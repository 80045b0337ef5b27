import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '../signature';

/** A code of six digits from a cryptographic source (OTP-42). */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/** The stored hash of a code: keyed, so that six digits cannot be found by trying, and bound to its order (G8). */
export function hashCode(secret: string, okey: string, code: string): string {
  return createHmac('sha256', deriveSecret(secret, 'one-time codes'))
    .update(`${okey}:${code}`)
    .digest('base64url');
}

/** Compares hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
