import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reservedMenuPlaces } from '@storefront/contract';
import { pageClashes } from '../publishing/page-clashes';
import { declaredPages } from './declared-pages';
import { filledTemplates } from './fill-templates';
import { firstPage, remoteManifest } from './first-manifest';
import { remoteNames } from './names';
import { writeNewFiles } from './write-new-files';

export type NewRemote =
  { kind: 'made'; folder: string; files: string[] } | { kind: 'refused'; faults: string[] };

/**
 * Makes a remote with one page in a folder of its own below `repository`, and changes nothing else: all tools find remotes by their
 * folder (DEV-2).
 */
export async function makeRemote(repository: string, wanted: string): Promise<NewRemote> {
  const names = remoteNames(wanted);
  if ('fault' in names) return { kind: 'refused', faults: [names.fault] };
  const folder = `remote-${names.name}`;
  if (names.name === 'shell' || existsSync(join(repository, folder)))
    return { kind: 'refused', faults: [`there is a feature ${names.name} already: choose another name`] };

  const declared = await declaredPages(repository);
  const places = declared.map(({ menu }) => menu?.place ?? 0);
  const page = firstPage(names, Math.max(reservedMenuPlaces, ...places) + 1);
  const others = declared.map(({ remote, ...other }) => ({
    feature: remote.replace(/^remote-/, ''),
    version: '(in this checkout)',
    exposes: {},
    pages: [other],
  }));
  const exposes = { [page.expose]: { js: [], css: [] } };
  const faults = pageClashes({ feature: names.name, exposes, pages: [page] }, others);
  if (faults.length > 0) return { kind: 'refused', faults };

  const files = [
    ...(await filledTemplates('remote', names)),
    ['package.json', remoteManifest(names, page, await dependenciesOfShell(repository))] as const,
  ];
  await writeNewFiles(join(repository, folder), files);
  return { kind: 'made', folder, files: files.map(([path]) => path).sort() };
}

async function dependenciesOfShell(repository: string): Promise<Record<string, string>> {
  const { dependencies } = JSON.parse(await readFile(join(repository, 'shell/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies;
}
