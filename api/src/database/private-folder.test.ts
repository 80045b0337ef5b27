import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demandDataFolder } from './data-folder';

describe('the data folder', () => {
  it.each(['new', 'there before'])('that is %s is closed to other accounts of the machine', async (which) => {
    const parent = mkdtempSync(join(tmpdir(), 'storefront-'));
    const folder = join(parent, 'data');
    if (which === 'there before') mkdirSync(folder, { mode: 0o755 });
    await demandDataFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    rmSync(parent, { recursive: true });
  });
});
