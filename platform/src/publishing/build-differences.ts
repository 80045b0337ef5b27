import { canonicalJson } from '@storefront/contract';
import type { ReleaseManifest } from '@storefront/contract';
import type { Build } from '../releases/parse-build';

/** Files that differ between a release and a build, or exist in only one of the two. */
export function buildDifferences(existing: ReleaseManifest, build: Build): string[] {
  type Hashed = readonly { readonly path: string; readonly integrity: string }[];
  const hashes = (release: {
    readonly files: Hashed;
    readonly types?: Hashed;
    readonly maps?: Hashed;
    readonly server?: Hashed[0];
  }) =>
    new Map([
      ...release.files.map(({ path, integrity }) => [path, integrity] as const),
      ...(release.types ?? []).map(({ path, integrity }) => [`types/${path}`, integrity] as const),
      ...(release.maps ?? []).map(({ path, integrity }) => [`maps/${path}`, integrity] as const),
      ...(release.server ? [[release.server.path, release.server.integrity] as const] : []),
    ]);
  const [existingHashes, newHashes] = [hashes(existing), hashes(build)];
  const paths = [...new Set([...existingHashes.keys(), ...newHashes.keys()])].sort();
  const changed = paths.filter((path) => existingHashes.get(path) !== newHashes.get(path));
  const same = Object.entries(build.description).every(
    ([field, value]) => canonicalJson(value) === canonicalJson(existing[field as keyof Build['description']]),
  );
  return changed.length > 0 || same ? changed : ['release.json'];
}
