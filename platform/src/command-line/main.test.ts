import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

describe('the program storefront', () => {
  it('ends quietly when its reader has seen enough, as with `storefront --help | head`', async () => {
    const program = join(__dirname, '../../bin/storefront.mjs');
    // `true` ends long before the program has begun to write.
    const script = '"$0" "$1" --help | true; echo "${PIPESTATUS[0]}"';
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script, process.execPath, program]);
    expect([stdout, stderr]).toStrictEqual(['0\n', '']);
  });
});
