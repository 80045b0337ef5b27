import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePage } from '../rollout-demo/page-of-visitor';

/** Makes a folder with the build of the listing under another version, which is seen when it is served. */
export async function makeListingBuild(root: string, folder: string, version: string): Promise<void> {
  await cp(join(root, 'remote-listing/dist'), folder, { recursive: true });
  const description = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as object;
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...description, version }));
}

/** The version of the listing that a page of this edge names. */
export async function servedListing(edge: string): Promise<string | undefined> {
  const page = await fetch(edge, { headers: { host: 'localhost' } });
  const serverTiming = page.headers.get('server-timing') ?? '';
  return parsePage(await page.text(), serverTiming).releases['listing'];
}
