import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program';

/** Imports a catalogue into the running product, as an operator does at the command line. */
export async function importCatalogue(catalogue: object): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-catalogue-'));
  const file = join(folder, 'catalogue.json');
  writeFileSync(file, JSON.stringify(catalogue));
  const command = ['--import', 'tsx', 'api/src/commands/catalogue-command-line.ts', 'import', file];
  await runProgram(process.execPath, command);
  rmSync(folder, { recursive: true, force: true });
}
