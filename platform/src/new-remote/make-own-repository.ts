import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reservedMenuPlaces } from '@storefront/contract';
import { pageClashes } from '../publishing/page-clashes';
import { filledTemplates } from './fill-templates';
import { firstPage, ownRepositoryManifest } from './first-manifest';
import type { RemotePackages } from './first-manifest';
import type { NewRemote } from './make-remote';
import { remoteNames } from './names';
import { writeNewFiles } from './write-new-files';

/**
 * Makes a remote with one page in `folder`, which becomes a repository of its own (REL-15): it builds, tests and publishes with packages
 * alone. Whether its path and menu place are free is for the storefront to say when it is published.
 */
export async function makeOwnRepository(
  folder: string,
  wanted: string,
  remotePackages: RemotePackages,
): Promise<NewRemote> {
  const names = remoteNames(wanted);
  if ('fault' in names) return { kind: 'refused', faults: [names.fault] };
  if (names.name === 'shell')
    return { kind: 'refused', faults: ['there is a feature shell already: choose another name'] };
  const page = firstPage(names, reservedMenuPlaces + 1);
  const exposes = { [page.expose]: { js: [], css: [] } };
  const faults = pageClashes({ feature: names.name, exposes, pages: [page] }, []);
  if (faults.length > 0) return { kind: 'refused', faults };

  const files = new Map([
    ...(await filledTemplates('remote', names)),
    ...(await filledTemplates('repository', names)),
    ['package.json', ownRepositoryManifest(names, page, remotePackages)] as const,
  ]);
  const present = [...files.keys()].filter((path) => existsSync(join(folder, path)));
  if (present.length > 0)
    return { kind: 'refused', faults: present.map((path) => `${path} exists already: take an empty folder`) };
  await writeNewFiles(folder, [...files]);
  return { kind: 'made', folder, files: [...files.keys()].sort() };
}
