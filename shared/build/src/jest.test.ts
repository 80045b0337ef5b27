import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const house = join(__dirname, '../../..');

interface ShownConfig {
  readonly configs: readonly { readonly rootDir: string }[];
  readonly globalConfig: { readonly testTimeout?: number };
}

const shownConfig = (): ShownConfig =>
  JSON.parse(
    execFileSync(process.execPath, [join(house, 'node_modules/jest/bin/jest.js'), '--showConfig'], {
      cwd: house,
      encoding: 'utf8',
      maxBuffer: 32 * 1024 * 1024,
    }),
  ) as ShownConfig;

const workspaces = () => [
  ...readdirSync(join(house, 'shared')).map((name) => join(house, 'shared', name)),
  ...readdirSync(house).map((name) => join(house, name)),
];

describe('the test run of the whole project', () => {
  const shown = shownConfig();

  it('gives every test a minute, when the projects run together too', () => {
    expect(shown.globalConfig.testTimeout).toBe(60_000);
  });

  it('holds every workspace that has a jest configuration, but the end-to-end tests', () => {
    const configured = workspaces().filter((path) => existsSync(join(path, 'jest.config.mjs')));
    expect(shown.configs.map(({ rootDir }) => rootDir).sort()).toEqual(
      configured.filter((path) => path !== join(house, 'e2e')).sort(),
    );
  });
});
