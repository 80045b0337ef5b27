import { setTimeout as wait } from 'node:timers/promises';

/** Polls until the condition holds; returns the milliseconds that took, or fails after so many seconds. */
export async function until(condition: () => Promise<boolean>, seconds = 2): Promise<number> {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > seconds * 1_000)
      throw new Error(`It did not come about within ${seconds} seconds`);
    await wait(10);
  }
  return performance.now() - start;
}
