import { setTimeout as wait } from 'node:timers/promises';

/** Polls until `wanted` is true; returns the milliseconds that took, or fails after two seconds. */
export async function until(condition: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > 2_000) throw new Error('It did not come about within two seconds');
    await wait(10);
  }
  return performance.now() - start;
}
