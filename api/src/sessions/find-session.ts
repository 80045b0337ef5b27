import type { Ports } from '../ports';
import { createSessionRepository } from './repository';
import { sessionEnd, shouldSlide } from './session';
import type { Session, UserSession } from './session';
import { hashToken } from './session-token';

/** The session of a token on a brand; undefined when it has ended, is unknown or belongs to another brand. Use prolongs a user's session (D10, D95). */
export async function findSession(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  token: string,
  brandId: string,
): Promise<Session | undefined> {
  if (token === '') return undefined;
  const sessions = createSessionRepository(database);
  const now = clock.now();
  const tokenHash = hashToken(token);
  const row = await sessions.find(tokenHash, brandId, now);
  if (!row) return undefined;
  if (row.userId === null) return { kind: 'guest', tokenHash };
  if (shouldSlide('user', row, now)) await sessions.slide(tokenHash, sessionEnd('user', now, row.createdAt));
  return { kind: 'user', tokenHash, userId: row.userId };
}

/** As `findSession`, but only for users with an account. */
export async function findUserSession(
  ports: Pick<Ports, 'database' | 'clock'>,
  token: string,
  brandId: string,
): Promise<UserSession | undefined> {
  const session = await findSession(ports, token, brandId);
  return session?.kind === 'user' ? session : undefined;
}
