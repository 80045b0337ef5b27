import type { ReleaseFile, ReleaseManifest } from '@storefront/contract';
import type { Encoded } from '../releases/encodings';
import type { Build } from '../releases/parse-build';
import { ReleaseStoreUnavailable } from '../releases/release-files';
import type { ReleaseFiles } from '../releases/release-files';
import { filesOfRelease } from '../releases/release-store';
import { isIntact } from '../releases/stored-file';
import { encodeFile, plainFile } from './encode-files';

/** Writes missing or damaged files of a release again; the build has the same content. Returns their paths. */
export async function repairFiles(
  files: ReleaseFiles,
  existing: ReleaseManifest,
  build: Build,
): Promise<string[]> {
  const damaged = new Map<string, Encoded>();
  const paths: string[] = [];
  for (const file of filesOfRelease(existing)) {
    if (await isIntact(files, file)) continue;
    const built = filesOfRelease(build).find(({ integrity }) => integrity === file.integrity);
    if (built === undefined) continue;
    const isPlain = built === build.server || build.maps.includes(built);
    damaged.set(file.integrity, isPlain ? plainFile(built).encoded : await encodeFile(built));
    paths.push(file.path);
  }
  if (paths.length > 0) {
    await files.put(damaged);
    await demandIntact(
      files,
      filesOfRelease(existing).filter(({ integrity }) => damaged.has(integrity)),
    );
  }
  return paths;
}

/** Reads files back before a release counts on them: a store can accept what it does not keep, such as behind a login page. */
async function demandIntact(files: ReleaseFiles, written: readonly ReleaseFile[]): Promise<void> {
  for (const file of written) {
    if (!(await isIntact(files, file)))
      throw new ReleaseStoreUnavailable(`The store of releases accepted ${file.path} and does not have it`);
  }
}
