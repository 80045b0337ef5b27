// `npm run migration -w api -- NAME`: writes the SQL from the tables of the last migration to those of schema.ts.
// It keeps the code for the previous tables, which a test runs on the new ones (decision 0017).
// drizzle-kit looks for drizzle-orm beside itself, where npm may not have installed it, so it gets a link while it runs.
import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync, unlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { keepPrevious } from './keep-previous.mjs';

const require = createRequire(import.meta.url);
const kit = dirname(require.resolve('drizzle-kit'));
const orm = join(dirname(require.resolve('drizzle-orm')), '.');
const beside = join(dirname(kit), 'drizzle-orm');
const linked = !existsSync(beside);

const name = process.argv[2];
if (!name) {
  process.stderr.write('Usage: npm run migration -w api -- NAME\n');
  process.exit(2);
}

if (linked) symlinkSync(orm, beside);
try {
  const { status } = spawnSync(process.execPath, [join(kit, 'bin.cjs'), 'generate', '--name', name], {
    cwd: process.cwd(),
    stdio: 'inherit',
  });
  if (status === 0) await keepPrevious(process.cwd(), 'HEAD');
  process.exitCode = status ?? 1;
} finally {
  if (linked) unlinkSync(beside);
}
