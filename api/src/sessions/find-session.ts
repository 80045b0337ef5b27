import type { Ports } from '../ports';
import { createSessionRepository } from './repository';
import { sessionEnd, shouldSlide } from './session';
import type { Session } from './session';
import { hashToken } from './session-token';

/** Who calls with the token on a brand; undefined when its session is over, never was, or is another brand's. Use prolongs a user's (D10, D95). */
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

/** As `findSession`, for what only a user with an account may do. */
export async function findUserSession(
  ports: Pick<Ports, 'database' | 'clock'>,
  token: string,
  brandId: string,
): Promise<Extract<Session, { kind: 'user' }> | undefined> {
  const session = await findSession(ports, token, brandId);
  return session?.kind === 'user' ? session : undefined;
}
