import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Stops the PostgreSQL of this test run, if one was started, and removes the run's folder. */
export default async function teardown() {
  const folder = process.env['STOREFRONT_TEST_RUN'];
  if (!folder) return;
  const processFile = join(folder, 'data', 'postmaster.pid');
  if (existsSync(processFile) && quit(Number(readFileSync(processFile, 'utf8').split('\n', 1)[0]))) {
    for (let waits = 0; existsSync(processFile) && waits < 100; waits += 1) await setTimeout(20);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Ends a process at once, without its saving anything; false when it has ended already, such as with the process that started it. */
function quit(pid) {
  try {
    return process.kill(pid, 'SIGQUIT');
  } catch (fault) {
    if (fault.code === 'ESRCH') return false;
    throw fault;
  }
}
