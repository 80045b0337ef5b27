import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Stops the PostgreSQL of this test run, if one was started, and removes the run's folder. */
export default async function teardown() {
  const folder = process.env['STOREFRONT_TEST_RUN'];
  if (!folder) return;
  const processFile = join(folder, 'data', 'postmaster.pid');
  if (existsSync(processFile)) {
    // SIGQUIT ends it at once without saving anything.
    process.kill(Number(readFileSync(processFile, 'utf8').split('\n', 1)[0]), 'SIGQUIT');
    for (let waits = 0; existsSync(processFile) && waits < 100; waits += 1) await setTimeout(20);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
