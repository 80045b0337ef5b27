import { setTimeout } from 'node:timers/promises';

/** Requests have 8 s to be answered, then connections are cut; what is still being done after this is given up. */
export const longestEndMilliseconds = 9_500;

/** Resolves when the process is told to end for the first time. The second time ends it at once: who asks again does not want to wait. */
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

/** Closes something; what takes longer than it may is not waited for. */
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
