import { ApiError } from '../errors';

/** For the answer of a route that names no other. */
export const usualMilliseconds = 20_000;

interface Waiting {
  /** When the answer is late, on the clock of `performance.now`. */
  readonly due: number;
  readonly hasAnswered: () => boolean;
  refuse(fault: ApiError): void;
}

/** Ends requests that take too long (G12). */
export interface TimeLimit {
  /**
   * The answer, or 503 when it takes too long. A late handler runs on, but nobody waits for it. A handler that has answered already, whose
   * reader is slow, is left alone.
   */
  within<Answer>(answer: PromiseLike<Answer>, hasAnswered?: () => boolean): Promise<Answer>;
  /** Ends the limit's timer. */
  close(): void;
}

/**
 * One timer serves all requests: it waits for the oldest. A timer for each call would cost 4 µs, and Fastify's own handlerTimeout an
 * AbortController, a third of the time of an answer from memory.
 */
export function createTimeLimit(maxMilliseconds = usualMilliseconds): TimeLimit {
  // In the order in which they are due, since all have the same time.
  const waiting = new Set<Waiting>();
  let timer: NodeJS.Timeout | undefined;

  function waitForOldest() {
    const [oldest] = waiting;
    timer = oldest && setTimeout(endLate, oldest.due - performance.now());
    // The server's connections keep the process alive, not this timer.
    timer?.unref();
  }

  function endLate() {
    const now = performance.now();
    for (const call of waiting) {
      if (call.due > now) break;
      waiting.delete(call);
      if (!call.hasAnswered()) call.refuse(new ApiError('unavailable', { retryAfterSeconds: 5 }));
    }
    waitForOldest();
  }

  return {
    within(answer, hasAnswered = () => false) {
      return new Promise((resolve, reject) => {
        const call: Waiting = { due: performance.now() + maxMilliseconds, hasAnswered, refuse: reject };
        waiting.add(call);
        if (timer === undefined) waitForOldest();
        answer.then(
          (value) => {
            waiting.delete(call);
            resolve(value);
          },
          (fault: unknown) => {
            waiting.delete(call);
            reject(fault as Error);
          },
        );
      });
    },
    close() {
      clearTimeout(timer);
      timer = undefined;
      waiting.clear();
    },
  };
}
