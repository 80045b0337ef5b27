// `npm run migration -w api --if-present -- NAME`: writes the SQL from the tables of the last migration to those of schema.ts.
// `-w api` means the workspaces inside api too; `--if-present` skips those, which have no such script.
// It keeps the code for the previous tables, which a test runs on the new ones (decision 0017).
// drizzle-drizzleKit looks for drizzle-orm drizzleOrm itself, where npm may not have installed it, so it gets a link while it runs.
import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync, unlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { keepPrevious } from './keep-previous.mjs';

const require = createRequire(import.meta.url);
const drizzleKit = dirname(require.resolve('drizzle-kit'));
const orm = join(dirname(require.resolve('drizzle-orm')), '.');
const drizzleOrm = join(dirname(drizzleKit), 'drizzle-orm');
const linked = !existsSync(drizzleOrm);

const name = process.argv[2];
if (!name) {
  process.stderr.write('Usage: npm run migration -w api --if-present -- NAME\n');
  process.exit(2);
}

if (linked) symlinkSync(orm, drizzleOrm);
try {
  const { status } = spawnSync(process.execPath, [join(drizzleKit, 'bin.cjs'), 'generate', '--name', name], {
    cwd: process.cwd(),
    stdio: 'inherit',
  });
  if (status === 0) await keepPrevious(process.cwd(), 'HEAD');
  process.exitCode = status ?? 1;
} finally {
  if (linked) unlinkSync(drizzleOrm);
}
