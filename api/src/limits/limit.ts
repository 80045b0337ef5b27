import { ApiError } from '../errors';
import type { Ports } from '../ports';
import type { Limit, Backoff } from './rate-limit';

/** Counts one more of `action` for `subject`, and throws 429 when that is too many (G13). */
export async function limit(
  { rateLimit }: Pick<Ports, 'rateLimit'>,
  action: string,
  subject: string,
  maximum: Limit,
): Promise<void> {
  const result = await rateLimit.take(action, subject, maximum);
  if (result.kind === 'limited')
    throw new ApiError('too-many', { retryAfterSeconds: result.retryAfterSeconds });
}

/** As `limit`, but each further try has to wait longer instead of being refused for a whole window. */
export async function limitWithBackoff(
  { rateLimit }: Pick<Ports, 'rateLimit'>,
  action: string,
  subject: string,
  backoff: Backoff,
): Promise<void> {
  const result = await rateLimit.takeWithBackoff(action, subject, backoff);
  if (result.kind === 'limited')
    throw new ApiError('too-many', { retryAfterSeconds: result.retryAfterSeconds });
}
