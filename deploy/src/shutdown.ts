import { setTimeout } from 'node:timers/promises';

/**
 * Requests have 8 s to be answered, then connections are cut; work that takes longer than this is abandoned.
 */
export const longestEndMilliseconds = 9_500;

/**
 * Resolves at the first signal to end. The second signal ends the process at once, because somebody who asks again does not want to wait.
 */
export function waitForShutdown(process: Pick<NodeJS.Process, 'on' | 'exit'>): Promise<void> {
  return new Promise((resolve) => {
    let isEnding = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (isEnding) process.exit(1);
        isEnding = true;
        resolve();
      });
    }
  });
}

/** Closes something, and stops waiting when that takes too long. */
export async function closeWithTimeout(
  close: () => Promise<void>,
  longestMilliseconds = longestEndMilliseconds,
): Promise<void> {
  const timer = new AbortController();
  try {
    await Promise.race([close(), setTimeout(longestMilliseconds, undefined, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
}
