import { setTimeout as wait } from 'node:timers/promises';

/** Polls until `wanted` is true; returns the milliseconds that took, or fails after two seconds. */
export async function until(wanted: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await wanted())) {
    if (performance.now() - begun > 2_000) throw new Error('It did not come about within two seconds');
    await wait(10);
  }
  return performance.now() - begun;
}
