import { ApiError } from '../errors';
import type { Ports } from '../ports';
import type { Limit, Pace } from './rate-limit';

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

/** As `limit`, but each further try waits longer instead of being shut out. */
export async function slowDown(
  { rateLimit }: Pick<Ports, 'rateLimit'>,
  what: string,
  who: string,
  pace: Pace,
): Promise<void> {
  const taking = await rateLimit.pace(what, who, pace);
  if (taking.kind === 'limited')
    throw new ApiError('too-many', { retryAfterSeconds: taking.retryAfterSeconds });
}
