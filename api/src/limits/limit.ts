import type { CallContext } from '../call';
import { ApiError } from '../errors';
import type { Ports } from '../ports';
import type { Limit } from './rate-limit';

/** Counts one more of something for somebody, and answers 429 when that is too many (G13). */
export async function limit(
  { rateLimit }: Pick<Ports, 'rateLimit'>,
  what: string,
  who: string,
  most: Limit,
): Promise<void> {
  const taking = await rateLimit.take(what, who, most);
  if (taking.kind === 'limited')
    throw new ApiError('too-many', { retryAfterSeconds: taking.retryAfterSeconds });
}

/** As `limit`, by the caller's network address. */
export const limitAddress = (
  ports: Pick<Ports, 'rateLimit'>,
  what: string,
  { address }: CallContext,
  most: Limit,
): Promise<void> => limit(ports, what, address, most);
