import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** Imports a catalogue into the running product, as an operator does at the command line. */
export function importCatalogue(catalogue: object): void {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-catalogue-'));
  const file = join(folder, 'catalogue.json');
  writeFileSync(file, JSON.stringify(catalogue));
  execFileSync(process.execPath, ['--import', 'tsx', 'api/src/catalogue/command-line.ts', 'import', file], {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, DATA_DIR: process.env['STOREFRONT_DATA'] ?? '.data' },
  });
  rmSync(folder, { recursive: true, force: true });
}
