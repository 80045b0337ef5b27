import type { Ports } from '../ports';
import { createSessionRepository } from './repository';
import { type Session, sessionEnd, shouldSlide } from './session';
import { hashToken } from './session-token';

/** Who calls with the token; undefined when its session is over or never was. Use of a user's session prolongs it (D10). */
export async function findSession(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  token: string,
): Promise<Session | undefined> {
  if (token === '') return undefined;
  const sessions = createSessionRepository(database);
  const now = clock.now();
  const tokenHash = hashToken(token);
  const row = await sessions.find(tokenHash, now);
  if (!row) return undefined;
  if (row.userId === null) return { kind: 'guest', tokenHash };
  if (shouldSlide('user', row.expiresAt, now)) await sessions.slide(tokenHash, sessionEnd('user', now));
  return { kind: 'user', tokenHash, userId: row.userId };
}

/** As `findSession`, for what only a user with an account may do. */
export async function findUserSession(
  ports: Pick<Ports, 'database' | 'clock'>,
  token: string,
): Promise<Extract<Session, { kind: 'user' }> | undefined> {
  const session = await findSession(ports, token);
  return session?.kind === 'user' ? session : undefined;
}
