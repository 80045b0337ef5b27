import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemotePackages } from './first-manifest';

/** Written when this program is packed; sources of this repository use its workspaces. */
const file = join(import.meta.dirname, '../../templates/packages.json');

/** The packages of a remote in a repository of its own, as this program was packed with them. */
export async function readRemotePackages(): Promise<RemotePackages> {
  return JSON.parse(await readFile(file, 'utf8')) as RemotePackages;
}
