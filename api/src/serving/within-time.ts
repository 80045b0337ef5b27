import { ApiError } from '../errors';

const mostMilliseconds = 20_000;

/**
 * The answer, or 503 when it takes too long (G12). What is late runs on and is not waited for; Fastify's own
 * handlerTimeout costs every request an AbortController, which is a third of what answering from memory takes.
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
