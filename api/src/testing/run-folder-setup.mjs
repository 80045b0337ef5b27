import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates the folder of this test run, which also holds the run's PostgreSQL if a test starts one. */
export default function setup() {
  process.env['STOREFRONT_TEST_PROCESS'] = String(process.pid);
  process.env['STOREFRONT_TEST_RUN'] = mkdtempSync(join(tmpdir(), 'storefront-test-'));
}
