import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathsOfBuild } from './pack-build';

interface BuildDescription {
  readonly feature: string;
  readonly version: string;
  readonly container: string;
  readonly entry: string;
}

const releaseFile = 'release.json';

/**
 * Copies a built folder to `target` as another version of the same build. Only release.json and the entry contain the version: the entry
 * in the name of its container, which differs so that both releases can run in one page (docs/decisions/0013-addresses-by-content.md).
 */
export async function copyBuild(folder: string, version: string, target: string): Promise<void> {
  await cp(folder, target, { recursive: true, dereference: true });
  const text = await readFile(join(folder, releaseFile), 'utf8');
  // Safe: the caller built the folder, and publishing checks the whole file.
  const { feature, container: before, entry } = JSON.parse(text) as BuildDescription;
  const container = `${feature}_${version}`.replace(/[^0-9A-Za-z]/g, '_');
  const script = (await readFile(join(folder, entry), 'utf8')).replaceAll(before, container);
  const named = nameByContent(entry, script);
  await rm(join(target, entry));
  await writeFile(join(target, named), script);
  const described = JSON.parse(text.replaceAll(JSON.stringify(entry), JSON.stringify(named))) as object;
  await writeFile(join(target, releaseFile), JSON.stringify({ ...described, version, container }, null, 2));
}

/**
 * The version under which a build is published when its own version exists with other files: `1.0.0-local.` and the beginning of a hash
 * of its files, so that the same build always gets the same version.
 */
export async function localVersion(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await pathsOfBuild(folder)) hash.update(path).update(await readFile(join(folder, path)));
  const { version } = JSON.parse(await readFile(join(folder, releaseFile), 'utf8')) as BuildDescription;
  return `${releasedVersion(version)}-local.${hash.digest('hex').slice(0, 8)}`;
}

/** The version that a local release stands in for: 1.0.0 for 1.0.0-local.3f9a61c2; any other version is returned unchanged. */
export function releasedVersion(version: string): string {
  return version.replace(/-local\.[0-9a-f]{8}$/, '');
}

/** A file name with the hash of this content in place of its hash; a name without one stays as it is. */
function nameByContent(name: string, content: string): string {
  const digits = createHash('sha384').update(content).digest('hex').slice(0, 16);
  return name.replace(/\.[0-9a-f]{16}\./, `.${digits}.`);
}
