import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const house = join(__dirname, '../../..');

/** What `storefront` has to know to publish into the running product. */
export const publishEnvironment = () => ({ DATA_DIR: process.env['STOREFRONT_DATA'] ?? '.data' });

/**
 * Builds a feature once more under another version and publishes it into the running product, so that the release before it is its
 * last good one. The data folder is the one that the harness started the product with.
 */
export const publishAnother = async (feature: string, version = '1.0.1'): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), `storefront-${feature}-`));
  const options = {
    cwd: join(house, feature === 'shell' ? 'shell' : `remote-${feature}`),
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
  execFileSync('npx', ['--no-install', 'storefront', 'release', 'publish', folder, '--stable'], {
    cwd: house,
    stdio: 'pipe',
    env: { ...process.env, ...publishEnvironment() },
  });
  rmSync(folder, { recursive: true, force: true });
};
