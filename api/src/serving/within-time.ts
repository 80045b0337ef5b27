import { ApiError } from '../errors';

const mostMilliseconds = 20_000;

/**
 * The answer, or 503 when it takes too long (G12). A late handler runs on, but nobody waits for it. Fastify's own
 * handlerTimeout costs every request an AbortController, a third of the time of an answer from memory.
 */
export function withinTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((answered, failed) => {
    const timer = setTimeout(
      () => failed(new ApiError('unavailable', { retryAfterSeconds: 5 })),
      mostMilliseconds,
    );
    void answer.finally(() => clearTimeout(timer)).then(answered, failed);
  });
}
