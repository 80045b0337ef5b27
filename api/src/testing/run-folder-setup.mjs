import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the folder of this test run; the PostgreSQL of the run lives in it, if a test asks for one. */
export default function setup() {
  process.env['STOREFRONT_TEST_PROCESS'] = String(process.pid);
  process.env['STOREFRONT_TEST_RUN'] = mkdtempSync(join(tmpdir(), 'storefront-test-'));
}
