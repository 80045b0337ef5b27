import type { ReleaseManifest } from '@storefront/contract';
import type { Clock } from '../clock';
import { type Build, type BuiltFile, readBuiltFolder } from './built-folder';
import { isCompressible } from './content-type';
import { type Encoded, encode } from './encodings';
import { pageClashes } from './page-clashes';
import { type ReleaseStore, releaseId } from './release-store';
import { isIntact } from './stored-file';

/** What publishing came to; `unchanged`: that very release was there before; `repaired`: it was, with damaged files. */
export type Published =
  | { kind: 'published' | 'unchanged'; release: ReleaseManifest }
  | { kind: 'repaired'; release: ReleaseManifest; paths: string[] }
  | { kind: 'refused'; faults: string[] };

export interface PublishParts {
  store: ReleaseStore;
  clock: Clock;
}

export interface PublishRequest {
  /** The folder that a build has written. */
  folder: string;
  author: string;
  commit: string;
  /** The version that is meant; refused when the build carries another. */
  version?: string | undefined;
}

/** Two files that differ, or that one of the two releases lacks. */
const differences = (before: ReleaseManifest, build: Build): string[] => {
  const hashes = (files: readonly { path: string; integrity: string }[]) =>
    new Map(files.map(({ path, integrity }) => [path, integrity]));
  const [old, now] = [hashes(before.files), hashes(build.files)];
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort();
  const changed = paths.filter((path) => old.get(path) !== now.get(path));
  const same = Object.entries(build.description).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(before[field as keyof Build['description']]),
  );
  return changed.length > 0 || same ? changed : ['release.json'];
};

const encodeFile = async ({ bytes, contentType }: BuiltFile): Promise<Encoded> =>
  isCompressible(contentType) ? encode(bytes) : { identity: bytes };

/** Writes the files of a release again that are missing or damaged in the store; the build holds the same content. */
const repair = async (store: ReleaseStore, before: ReleaseManifest, build: Build): Promise<Published> => {
  const damaged = new Map<string, Encoded>();
  const paths: string[] = [];
  for (const file of before.files) {
    if (await isIntact(store, file)) continue;
    const built = build.files.find(({ integrity }) => integrity === file.integrity);
    if (built === undefined) continue;
    damaged.set(file.integrity, await encodeFile(built));
    paths.push(file.path);
  }
  if (paths.length === 0) return { kind: 'unchanged', release: before };
  await store.restore(damaged);
  return { kind: 'repaired', release: before, paths };
};

const againstExisting = async (
  store: ReleaseStore,
  before: ReleaseManifest,
  build: Build,
): Promise<Published> => {
  const changed = differences(before, build);
  if (changed.length === 0) return repair(store, before, build);
  const id = releaseId({ name: before.feature, version: before.version });
  return {
    kind: 'refused',
    faults: changed.map(
      (path) => `${id} exists with another ${path}; a release never changes, publish a new version`,
    ),
  };
};

const stableReleases = async (store: ReleaseStore): Promise<ReleaseManifest[]> => {
  const releases = await Promise.all(
    (await store.names()).map(async (name) => {
      const [version] = await store.stable(name);
      return version === undefined ? undefined : store.manifest(name, version);
    }),
  );
  return releases.filter((release) => release !== undefined);
};

/** Stores a built folder as an immutable release, whole or not at all (REL-1, REL-2, REL-5). */
export const publishRelease = async (
  { store, clock }: PublishParts,
  { folder, author, commit, version }: PublishRequest,
): Promise<Published> => {
  const reading = await readBuiltFolder(folder);
  if (reading.kind === 'refused') return reading;
  const { description, files } = reading.build;
  if (version !== undefined && version !== description.version) {
    return {
      kind: 'refused',
      faults: [
        `the build carries version ${description.version}, not ${version}: build it with RELEASE_VERSION=${version}`,
      ],
    };
  }
  const before = await store.manifest(description.feature, description.version);
  if (before !== undefined) return againstExisting(store, before, reading.build);

  const clashes = pageClashes(description, await stableReleases(store));
  if (clashes.length > 0) return { kind: 'refused', faults: clashes };

  const forms = await Promise.all(files.map(encodeFile));
  const release: ReleaseManifest = {
    format: 'storefront-release/1',
    ...description,
    files: files.map(({ path, integrity, contentType, bytes }, place) => ({
      path,
      integrity,
      bytes: bytes.length,
      brotliBytes: forms[place]?.br?.length ?? bytes.length,
      gzipBytes: forms[place]?.gzip?.length ?? bytes.length,
      contentType,
    })),
    author,
    commit,
    publishedAt: clock.now().toISOString(),
  };
  const contents = new Map(
    files.flatMap(({ integrity }, place) => {
      const encoded = forms[place];
      return encoded === undefined ? [] : [[integrity, encoded] as const];
    }),
  );
  if (await store.add(release, contents)) return { kind: 'published', release };
  // Somebody else was first with this version, in the meantime.
  const winner = await store.manifest(description.feature, description.version);
  return winner === undefined
    ? {
        kind: 'refused',
        faults: [`${releaseId({ name: release.feature, version: release.version })} is being published`],
      }
    : againstExisting(store, winner, reading.build);
};

/** Whether a published release takes the place of the stable one: when it has never been stable, or whenever asked for. */
export type Promotion = 'when-new' | 'always';

/** Publishes a build and makes it the stable release of its feature; publishing an old release again changes nothing. */
export const publishAsStable = async (
  parts: PublishParts,
  request: PublishRequest,
  promotion: Promotion = 'when-new',
): Promise<Published> => {
  const published = await publishRelease(parts, request);
  if (published.kind === 'refused') return published;
  const { feature: name, version } = published.release;
  // A publish that died before this step is made good by the next one of the same build.
  const wasStable = (await parts.store.stable(name)).includes(version);
  if (promotion === 'always' || !wasStable)
    await parts.store.makeStable({ name, version }, parts.clock.now());
  return published;
};
