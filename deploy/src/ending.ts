import { setTimeout } from 'node:timers/promises';

/**
 * Requests have 8 s to be answered, then connections are cut; work that takes longer than this is abandoned.
 */
export const longestEndMilliseconds = 9_500;

/**
 * Resolves at the first signal to end. The second signal ends the process at once, because somebody who asks again does not want to wait.
 */
export function untilToldToEnd(process: Pick<NodeJS.Process, 'on' | 'exit'>): Promise<void> {
  return new Promise((resolve) => {
    let told = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (told) process.exit(1);
        told = true;
        resolve();
      });
    }
  });
}

/** Closes something, and stops waiting when that takes too long. */
export async function closeInTime(
  close: () => Promise<void>,
  longestMilliseconds = longestEndMilliseconds,
): Promise<void> {
  const waiting = new AbortController();
  try {
    await Promise.race([close(), setTimeout(longestMilliseconds, undefined, { signal: waiting.signal })]);
  } finally {
    waiting.abort();
  }
}
