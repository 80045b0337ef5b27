import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFeatures } from '../find-features';
import { bundleServers } from './bundle-servers';
import { copyPackages } from './copy-packages';

/** Found by its name when it is needed, so that no import names it. */
const engineOfIsolates = 'workerd';

/** Makes the programs of the image in `folder`, with the packages that they need and nothing else (SCL-2). */
export async function assembleServers(root: string, folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'package.json'),
    '{ "name": "storefront", "private": true, "type": "module" }\n',
  );
  const packages = await bundleServers(root, folder);
  return copyPackages(root, [...packages, engineOfIsolates], folder);
}

/** Makes all that the image holds: the programs, the brands, the console, and the builds that its registry publishes. */
export async function assembleImage(root: string, folder: string): Promise<void> {
  await assembleServers(root, folder);
  const copy = async (path: string) => {
    if (!existsSync(join(root, path))) throw new Error(`${path} is missing: build the product first`);
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !source.endsWith('/.built'),
    });
  };
  for (const path of ['platform/brands', 'platform/console/dist']) await copy(path);
  for (const feature of findFeatures(root))
    for (const path of ['package.json', 'dist']) await copy(join(feature, path));
}
