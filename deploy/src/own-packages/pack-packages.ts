import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packagesOfRemotes } from 'platform/new-remote';
import { bundleProgram } from './bundle-program';
import { emitSources, importedPackages } from './emit-sources';
import { compiledExports, publishedManifest, withRanges } from './published-manifest';
import type { PublishedManifest, WorkspaceManifest } from './published-manifest';

/** The workspaces of which remotes import modules. */
const sources = ['contract', 'pricing', 'business', 'host', 'ui'];

/** What files and scripts of a remote name beside our packages: npm installs it with `@storefront/build`, in one copy. */
const usedByRemotes = [
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  'eslint',
  'jest',
  'typescript',
  'webpack',
  'webpack-cli',
];

/** The programs, with the module of the platform at which each begins. */
const programs = { cli: 'command-line/main.ts', 'create-remote': 'new-remote/create-remote.ts' };

const documents = ['README.md', 'CHANGELOG.md'];

/** Builds every package that a remote in a repository of its own needs, and writes each as a tarball into `target` (REL-15). */
export async function packPackages(
  root: string,
  target: string,
  packed: (tarball: string) => void,
): Promise<void> {
  const stage = await mkdtemp(join(tmpdir(), 'storefront-packages-'));
  try {
    await mkdir(target, { recursive: true });
    for (const name of sources) packed(await pack(await stageSources(root, name, join(stage, name)), target));
    packed(await pack(await stageBuild(root, join(stage, 'build')), target));
    for (const [name, entry] of Object.entries(programs))
      packed(await pack(await stageProgram(root, name, entry, join(stage, name)), target));
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function stageSources(root: string, name: string, folder: string): Promise<string> {
  const workspace = join(root, 'shared', name);
  const manifest = await manifestIn(workspace);
  const exports = manifest.exports ?? {};
  const modules = Object.values(exports).filter((path) => /(?<!\.d)\.tsx?$/.test(path));
  const files = emitSources(workspace, modules);
  for (const { path, text } of files) await write(join(folder, 'dist', path), text);
  await copyAssets(join(workspace, 'src'), join(folder, 'dist'));
  await writeManifest(
    folder,
    publishedManifest(manifest, {
      exports: compiledExports(exports),
      dependencies: { ...manifest.dependencies, ...onlyInTests(manifest, importedPackages(files)) },
    }),
  );
  await copy(workspace, folder, documents);
  return folder;
}

/** What modules for tests import is a dependency for others, and one of development here. */
function onlyInTests(
  { name, dependencies, peerDependencies, devDependencies }: WorkspaceManifest,
  imported: readonly string[],
) {
  const others = imported.filter((one) => !(one in { ...dependencies, ...peerDependencies }));
  return Object.fromEntries(others.map((one) => [one, devDependencies?.[one] ?? missing(one, name)]));
}

/** Copies what compiled modules import beside code: style sheets and pictures. */
async function copyAssets(from: string, to: string): Promise<void> {
  const isAsset = (path: string) => !/(?<!css-modules\.d)\.tsx?$|[\\/](gallery|testing)$/.test(path);
  await cp(from, to, { recursive: true, filter: isAsset });
}

async function stageBuild(root: string, folder: string): Promise<string> {
  const workspace = join(root, 'shared/build');
  await cp(join(workspace, 'src'), join(folder, 'src'), {
    recursive: true,
    filter: (path) => !/\.test\.ts$|[\\/]testing$/.test(path),
  });
  await copy(workspace, folder, [...documents, 'tsconfig', 'types']);
  const [manifest, { devDependencies: tools = {} }] = await Promise.all([
    manifestIn(workspace),
    manifestIn(root),
  ]);
  const named = usedByRemotes.map((name) => [name, tools[name] ?? missing(name, 'this repository')] as const);
  await writeManifest(
    folder,
    publishedManifest(manifest, {
      // Tools of development here, so that the product's image leaves them out.
      dependencies: { ...manifest.dependencies, ...manifest.devDependencies },
      peerDependencies: {
        ...manifest.peerDependencies,
        ...Object.fromEntries(
          named.map(([name, version]) => [name, name === 'webpack' ? version : `^${version}`]),
        ),
      },
    }),
  );
  return folder;
}

async function stageProgram(root: string, name: string, entry: string, folder: string): Promise<string> {
  const platform = join(root, 'platform');
  const description = join(platform, 'packages', name);
  const { packages } = await bundleProgram(join(platform, 'src', entry), join(platform, 'src'), folder);
  const manifest = await manifestIn(description);
  const [{ dependencies: versions = {} }, { devDependencies: tools = {} }] = await Promise.all([
    manifestIn(platform),
    manifestIn(root),
  ]);
  const { peerDependencies: peers = {} } = manifest;
  const foreign = packages.filter((one) => !(one in peers));
  // A program that builds uses the remote's own webpack, with which its configuration was written.
  const isPeer = (one: string) => usedByRemotes.includes(one);
  const versionsOf = (names: readonly string[], from: Readonly<Record<string, string>>) =>
    Object.fromEntries(names.map((one) => [one, from[one] ?? missing(one, name)]));
  await writeManifest(
    folder,
    publishedManifest(manifest, {
      dependencies: versionsOf(
        foreign.filter((one) => !isPeer(one)),
        versions,
      ),
      peerDependencies: { ...peers, ...versionsOf(foreign.filter(isPeer), tools) },
    }),
  );
  await copy(description, folder, [...documents, 'bin']);
  await copy(platform, folder, ['templates']);
  await write(join(folder, 'templates/packages.json'), JSON.stringify(await remotePackages(root), null, 2));
  if (name === 'cli')
    await cp(
      join(platform, 'src/dev/drawing-process.mjs'),
      join(folder, 'dist/command-line/drawing-process.mjs'),
    );
  return folder;
}

function missing(name: string, importer: string): never {
  throw new Error(`${importer} imports ${name}, and no package.json names its version`);
}

/** What the package.json of a new remote names: ours, and what the shell shares. */
async function remotePackages(root: string) {
  const shell = await manifestIn(join(root, 'shell'));
  const [build, cli] = await Promise.all([
    manifestIn(join(root, 'shared/build')),
    manifestIn(join(root, 'platform/packages/cli')),
  ]);
  const wanted = packagesOfRemotes.map((name) => [name, `^${shell.dependencies?.[name]}`]);
  return {
    dependencies: Object.fromEntries(wanted),
    devDependencies: withRanges({ '@storefront/build': build.version, '@storefront/cli': cli.version }),
  };
}

const manifestIn = async (folder: string): Promise<WorkspaceManifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as WorkspaceManifest;

const writeManifest = (folder: string, manifest: PublishedManifest) =>
  write(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function copy(from: string, to: string, names: readonly string[]): Promise<void> {
  for (const name of names) await cp(join(from, name), join(to, name), { recursive: true });
}

/** Packs a staged package; returns the path of the tarball. */
async function pack(folder: string, target: string): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--pack-destination', target], {
    cwd: folder,
  });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return join(target, filename);
}
