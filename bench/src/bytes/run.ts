import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runChild } from '../child';
import { bytesPage, total } from './bytes-page';
import { weighPages } from './weigh-pages';

/**
 * `npm run bytes` builds the measured pages with source maps and writes `docs/bytes.md` and the size budget of each page,
 * `docs/bytes.json`.
 */
const folder = mkdtempSync(join(tmpdir(), 'storefront-bytes-'));
try {
  await runChild(['node_modules/webpack/bin/webpack.js', '--config', 'bench/src/bytes/mapped.webpack.mjs'], {
    NODE_ENV: 'production',
    BENCH_OUTPUT: folder,
  });
  const pages = weighPages(folder);
  const page = join(root, 'docs/bytes.md');
  const budgets = join(root, 'docs/bytes.json');
  writeFileSync(page, bytesPage(pages));
  const weights = pages.map(({ name, federated }) => [name, Math.round(total(federated))]);
  writeFileSync(budgets, JSON.stringify(Object.fromEntries(weights)));
  await runChild(['node_modules/prettier/bin/prettier.cjs', '--write', page, budgets], {});
  process.stdout.write('wrote docs/bytes.md\n');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
