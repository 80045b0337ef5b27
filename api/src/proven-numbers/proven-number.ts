import { createHmac } from 'node:crypto';
import type { Database } from '../database/database';
import { deriveSecret } from '../signature';
import { createProvenNumberRepository } from './repository';

/** The stored hash of a telephone number. Without a key all numbers could be hashed and compared (G14). */
export function hashNumber(secret: string, mobile: string): string {
  return createHmac('sha256', deriveSecret(secret, 'telephone numbers')).update(mobile).digest('base64url');
}

/** Whether a code that was sent to the number has been typed in: by anybody, or by the given user (D116). */
export function isProvenNumber(
  database: Database,
  { codeSecret, mobile, userId }: { codeSecret: string; mobile: string; userId?: string },
): Promise<boolean> {
  return createProvenNumberRepository(database).isProven(hashNumber(codeSecret, mobile), userId);
}
