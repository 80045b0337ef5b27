import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

interface ShownConfig {
  readonly configs: readonly { readonly rootDir: string; readonly testEnvironment: string }[];
  readonly globalConfig: { readonly testTimeout?: number; readonly workerIdleMemoryLimit?: number };
}

interface Manifest {
  readonly workspaces: readonly string[];
}

const shownConfig = (): ShownConfig =>
  JSON.parse(
    execFileSync(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), '--showConfig'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 32 * 1024 * 1024,
    }),
  ) as ShownConfig;

/** The workspaces of package.json; a `*` stands for one folder. */
const workspaces = () =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest).workspaces.flatMap((pattern) => {
    const [start = '', end] = pattern.split('*');
    if (end === undefined) return [join(root, pattern)];
    const folder = start.includes('/') ? start.slice(0, start.lastIndexOf('/')) : '.';
    const begin = start.slice(start.lastIndexOf('/') + 1);
    return readdirSync(join(root, folder))
      .filter((name) => name.startsWith(begin))
      .map((name) => join(root, folder, name));
  });

const presets = join(root, 'shared/build/src/jest');

const testFiles = () =>
  workspaces()
    .filter((path) => existsSync(join(path, 'jest.config.mjs')))
    .flatMap((path) =>
      readdirSync(path, { withFileTypes: true, recursive: true })
        .filter(({ name, parentPath }) => /\.test\.tsx?$/.test(name) && !parentPath.includes('node_modules'))
        .map(({ name, parentPath }) => join(parentPath, name)),
    );

describe('the test run of the whole project', () => {
  const shown = shownConfig();

  it('gives every test a minute, even when the projects run together', () => {
    expect(shown.globalConfig.testTimeout).toBe(60_000);
  });

  it('limits the memory of workers, so that they end in time', () => {
    expect(shown.globalConfig.workerIdleMemoryLimit).toBeLessThanOrEqual(400_000_000);
  });

  it('runs every suite in an environment that detects what the suite leaves open', () => {
    const environments = shown.configs.map(({ testEnvironment }) => testEnvironment);
    expect(new Set(environments)).toStrictEqual(
      new Set([join(presets, 'jsdom.cjs'), join(presets, 'node.cjs')]),
    );
    const chosen = testFiles().flatMap(
      (path) => /^\/\*\* @jest-environment (\S+) \*\/$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? [],
    );
    expect(new Set(chosen)).toStrictEqual(
      new Set(['@storefront/build/jest/jsdom', '@storefront/build/jest/node']),
    );
  });

  it('contains every workspace with a jest configuration, except the end-to-end tests', () => {
    const configured = workspaces().filter((path) => existsSync(join(path, 'jest.config.mjs')));
    expect(shown.configs.map(({ rootDir }) => rootDir).sort()).toStrictEqual(
      configured.filter((path) => path !== join(root, 'e2e')).sort(),
    );
  });
});
