import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../../../../..');

/** A workspace for one test, outside the repository but with its installed packages. */
export interface Fixture {
  readonly directory: string;
  /**
   * Runs webpack and returns every file of `dist/` as text, by path; with STOREFRONT_TYPES `checked` types are checked. Rejects with what
   * webpack printed.
   */
  build(env?: Record<string, string>): Promise<Map<string, string>>;
  /** What the last build left in `dist/`, in whichever way it was made. */
  built(): Promise<Map<string, string>>;
  /** Rewrites source files for the next version of the feature. */
  change(files: Record<string, string>): Promise<void>;
  remove(): Promise<void>;
}

const dependencies = {
  '@storefront/host': '1.2.0',
  mobx: '7.1.3',
  'mobx-react-lite': '5.1.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
};

const write = async (path: string, text: string) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
};

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const texts = paths.sort().map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const);
  return new Map(await Promise.all(texts));
};

/**
 * Creates a workspace from the given files; `config` is the expression that its webpack configuration exports.
 */
export async function aFixture(files: Record<string, string>, config: string): Promise<Fixture> {
  const directory = await mkdtemp(join(tmpdir(), 'storefront-build-'));
  await symlink(join(root, 'node_modules'), join(directory, 'node_modules'));
  await write(
    join(directory, 'package.json'),
    JSON.stringify({ name: 'fixture', version: '2.1.0', type: 'module', dependencies }),
  );
  await write(
    join(directory, 'webpack.config.mjs'),
    `import { remoteConfig, shellConfig } from '@storefront/build/webpack';\nexport default ${config};\n`,
  );
  const change = async (sources: Record<string, string>) => {
    for (const [path, text] of Object.entries(sources)) await write(join(directory, path), text);
  };
  await change(files);
  const built = () => filesIn(join(directory, 'dist'));
  return {
    directory,
    built,
    change,
    async build(env = {}) {
      const webpack = join(root, 'node_modules/webpack-cli/bin/cli.js');
      await promisify(execFile)(process.execPath, [webpack], {
        cwd: directory,
        env: { ...process.env, STOREFRONT_TYPES: 'unchecked', ...env },
      });
      return built();
    },
    remove: () => rm(directory, { recursive: true }),
  };
}
