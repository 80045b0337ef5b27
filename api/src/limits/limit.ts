import { ApiError } from '../errors';
import type { Limit, RateLimit, RateLimitResult } from './rate-limit';

/** Throws 429 with the time to come back when something was limited (G13). */
export function throwIfLimited(result: RateLimitResult): void {
  if (result.kind === 'limited')
    throw new ApiError('too-many', { retryAfterSeconds: result.retryAfterSeconds });
}

/** Counts one more of `action` for `subject`, and throws 429 when that is too many (G13). */
export async function limit(
  { rateLimit }: { readonly rateLimit: RateLimit },
  action: string,
  subject: string,
  maximum: Limit,
): Promise<void> {
  throwIfLimited(await rateLimit.take(action, subject, maximum));
}
