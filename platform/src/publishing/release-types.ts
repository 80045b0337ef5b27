import type { RegistryAnswer, ReleaseManifest } from '@storefront/contract';
import type { RegistrySnapshot } from '../registry/snapshot';
import { stableHistory } from '../registry/stable-history';
import { decode } from '../releases/encodings';
import type { ReleaseFiles } from '../releases/release-files';
import { releaseId } from '../releases/release-store';
import type { ReleaseId } from '../releases/release-store';

/** The releases that are stable on brands that no turn names; of one feature when it is given. */
export function stableReleases({ turns }: Pick<RegistrySnapshot, 'turns'>, feature?: string): ReleaseId[] {
  const names = feature === undefined ? [...new Set(turns.map(({ name }) => name))] : [feature];
  return names.flatMap((name) => {
    const [version] = stableHistory(
      turns.filter((turn) => turn.name === name),
      '',
    );
    return version === undefined ? [] : [{ name, version }];
  });
}

/** The declaration files of releases (REL-10); those without any are left out. */
export async function readTypes(
  store: Pick<ReleaseFiles, 'file'>,
  releases: readonly ReleaseManifest[],
): Promise<RegistryAnswer<'release/types'>> {
  const withTypes = releases.filter(({ types = [] }) => types.length > 0);
  return Promise.all(
    withTypes.map(async ({ feature: name, version, types = [] }) => ({
      release: releaseId({ name, version }),
      files: await Promise.all(
        types.map(async ({ path, integrity, bytes }) => {
          const stored = await store.file(integrity, 'identity', bytes);
          if (stored === undefined)
            throw new Error(`${path} of ${releaseId({ name, version })} is not stored`);
          return { path, text: Buffer.from(await decode('identity', stored, bytes)).toString('utf8') };
        }),
      ),
    })),
  );
}
