import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuild } from 'platform';
import { runProgram } from './run-program';
import { untilServed } from './served';

const root = join(import.meta.dirname, '../../..');

/** Text that a release appends to one of its source files, for example a style rule; `file` is the end of the file's path. */
interface SourceChange {
  readonly file: string;
  readonly append: string;
}

/** A webpack configuration like the workspace's own, with a change of one source file. */
const writeConfig = (folder: string, workspace: string, { file, append }: SourceChange): string => {
  const loader = join(folder, 'append.cjs');
  const config = join(folder, 'webpack.config.mjs');
  writeFileSync(loader, 'module.exports = function (source) { return source + this.getOptions().append; };');
  writeFileSync(
    config,
    `import config from ${JSON.stringify(join(workspace, 'webpack.config.mjs'))};
     const rule = { enforce: 'pre', include: (path) => path.endsWith(${JSON.stringify(file)}) };
     const use = { loader: ${JSON.stringify(loader)}, options: { append: ${JSON.stringify(append)} } };
     export default { ...config, module: { rules: [...config.module.rules, { ...rule, use }] } };`,
  );
  return config;
};

/**
 * Builds a feature once more under another version and publishes it into the running product, so that the release before it is its
 * last good one. Without a change only the version is another, and so the entry. The data folder is the one that the harness started
 * the product with.
 */
export async function publishAnother(
  feature: string,
  version = '1.0.1',
  change?: SourceChange,
): Promise<void> {
  await buildAnother(feature, version, change, publish);
  await untilServed(feature, version);
}

/** The same for a release that nobody gets without a preview link. */
export function publishUnseen(feature: string, version: string, change: SourceChange): Promise<void> {
  return buildAnother(feature, version, change, async (folder) => {
    await storefront('release', 'publish', folder);
  });
}

async function buildAnother(
  feature: string,
  version: string,
  change: SourceChange | undefined,
  publishIt: (folder: string) => Promise<void>,
): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), `storefront-${feature}-`));
  const folder = join(scratch, 'dist');
  const workspace = folderOf(feature);
  const config = change === undefined ? 'webpack.config.mjs' : writeConfig(scratch, workspace, change);
  await runProgram('npx', ['--no-install', 'webpack', '--config', config, '--output-path', folder], {
    cwd: workspace,
    env: { RELEASE_VERSION: version, NODE_ENV: 'production', STOREFRONT_TYPES: 'unchecked' },
  });
  await publishIt(folder);
  rmSync(scratch, { recursive: true, force: true });
}

/** The command line of the running product. */
export function storefront(...parameters: string[]): Promise<string> {
  return runStorefront(parameters, {});
}

/** The same with another token than the operators'. */
export function storefrontAs(token: string, ...parameters: string[]): Promise<string> {
  return runStorefront(parameters, { STOREFRONT_TOKEN: token });
}

function runStorefront(parameters: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const command = [join(root, 'platform/bin/storefront.mjs'), ...parameters];
  return runProgram(process.execPath, command, { env: environment });
}

const publish = async (folder: string) => {
  await storefront('release', 'publish', folder, '--stable');
  rmSync(folder, { recursive: true, force: true });
};

const folderOf = (feature: string) => join(root, feature === 'shell' ? 'shell' : `remote-${feature}`);

/** Publishes the existing build as another release within a second: only version and global name differ. */
export async function publishCopy(feature: string, version: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `storefront-${feature}-`));
  await copyBuild(join(folderOf(feature), 'dist'), version, folder);
  await publish(folder);
  await untilServed(feature, version);
}
