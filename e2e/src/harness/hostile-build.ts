import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuild } from 'platform';
import { storefront } from './publish';

const root = join(import.meta.dirname, '../../..');

/**
 * Publishes the listing as another version, which nobody gets yet, by the command line. Its server part runs `harm` before it gives the
 * module of a page: a statement that may look at the module's `name`. It keeps still while it is proved.
 */
export async function publishHostileListing(version: string, harm: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-hostile-'));
  try {
    await copyBuild(join(root, 'remote-listing/dist'), version, folder);
    const { server } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { server: string };
    const code = readFileSync(join(folder, server), 'utf8');
    writeFileSync(
      join(folder, server),
      `${code}
      ;if (!releaseBase.startsWith('https://brand.invalid/')) {
        const pages = module.exports;
        module.exports = Object.fromEntries(
          Object.keys(pages).map((name) => [
            name,
            () => {
              ${harm};
              return pages[name]();
            },
          ]),
        );
      }`,
    );
    return await storefront('release', 'publish', folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
