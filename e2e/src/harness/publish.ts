import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const house = join(import.meta.dirname, '../../..');

/** What `storefront` has to know to publish into the running product. */
export const publishEnvironment = () => ({ DATA_DIR: process.env['STOREFRONT_DATA'] ?? '.data' });

/**
 * Builds a feature once more under another version and publishes it into the running product, so that the release before it is its
 * last good one. The data folder is the one that the harness started the product with.
 */
export const publishAnother = async (feature: string, version = '1.0.1'): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), `storefront-${feature}-`));
  const options = {
    cwd: folderOf(feature),
    stdio: 'pipe' as const,
  };
  const environment = { ...process.env, RELEASE_VERSION: version, NODE_ENV: 'production' };
  execFileSync(
    'npx',
    ['--no-install', 'webpack', '--config', 'webpack.config.mjs', '--output-path', folder],
    {
      ...options,
      env: environment,
    },
  );
  publish(folder);
};

/** The command line of the running product. */
export const storefront = (...words: string[]): string =>
  execFileSync(process.execPath, [join(house, 'platform/bin/storefront.mjs'), ...words], {
    cwd: house,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, ...publishEnvironment() },
  });

const publish = (folder: string) => {
  storefront('release', 'publish', folder, '--stable');
  rmSync(folder, { recursive: true, force: true });
};

const folderOf = (feature: string) => join(house, feature === 'shell' ? 'shell' : `remote-${feature}`);

/** The same in a second: the build that lies there becomes a release of its own by another version and another global name. */
export const publishCopy = (feature: string, version: string): void => {
  const folder = mkdtempSync(join(tmpdir(), `storefront-${feature}-`));
  cpSync(join(folderOf(feature), 'dist'), folder, { recursive: true });
  const description = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  const container = `${feature}_${version.replaceAll('.', '_')}`;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replaceAll(description.container, container));
  }
  const entry = readFileSync(join(folder, description.entry), 'utf8');
  const named = entry.includes(container) ? container : description.container;
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...description, version, container: named }));
  publish(folder);
};
