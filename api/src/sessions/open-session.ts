import type { Database } from '../database/database';
import { createSessionRepository } from './repository';
import { sessionEnd } from './session';
import { hashToken, newToken } from './session-token';

/** Opens a session on a brand for a user, or for a guest without one, and returns its token, which is not stored. */
export async function openSession(
  database: Database,
  { brandId, userId }: { readonly brandId: string; readonly userId: string | null },
  now: Date,
): Promise<string> {
  const token = newToken();
  await createSessionRepository(database).add({
    tokenHash: hashToken(token),
    brandId,
    userId,
    createdAt: now,
    expiresAt: sessionEnd(userId === null ? 'guest' : 'user', now),
  });
  return token;
}
