import { canonicalJson } from '@storefront/contract';
import type { Promotion, ReleaseFile, ReleaseManifest } from '@storefront/contract';
import type { Clock } from '../clock';
import type { ProveBuild } from '../proofs/prove-build';
import { indexOf } from '../decisions/registry-index';
import { applyChange } from '../registry/apply-change';
import { accepted, refused } from '../registry/change';
import type { RegistryChange } from '../registry/change';
import { promoteRelease } from '../registry/commands/promote-release';
import type { Registry } from '../registry/registry';
import type { BrandScope } from '../registry/snapshot';
import { covers } from '../registry/stable-history';
import { releasesInService } from '../registry/releases-in-service';
import { newRelease } from '../registry/state';
import type { CommandContext, RegistryState } from '../registry/state';
import { budgetFaults } from './budget-faults';
import { isCompressible } from '../releases/content-type';
import { encode } from '../releases/encodings';
import type { Encoded } from '../releases/encodings';
import { pageClashes } from './page-clashes';
import type { Build, BuiltFile } from '../releases/parse-build';
import { ReleaseStoreUnavailable } from '../releases/release-files';
import type { ReleaseFiles } from '../releases/release-files';
import { filesOfRelease, releaseId } from '../releases/release-store';
import type { ReleaseId } from '../releases/release-store';
import { shellFaults } from './shell-faults';
import { isIntact, readIntact } from '../releases/stored-file';
import type { TeamTurns } from './team-turns';

/** The result of publishing; `unchanged`: the same release existed already; `repaired`: it existed with damaged files. */
export type Published =
  | {
      readonly kind: 'published' | 'unchanged' | 'repaired';
      readonly release: ReleaseManifest;
      readonly effects: readonly string[];
    }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

export interface PublishDeps {
  readonly registry: Registry;
  readonly files: ReleaseFiles;
  readonly clock: Clock;
  /** The ids of the existing brands. */
  readonly brands: () => readonly string[];
  /** The releases that brand files pin. */
  readonly pinned: () => readonly ReleaseId[];
  readonly prove: ProveBuild;
  /** Whether builds of `storefront dev` are taken (REL-17). */
  readonly developmentBuilds: boolean;
  /** Proving and compressing a build are a turn of its queue (REL-19). */
  readonly turns: TeamTurns;
}

export interface PublishRequest {
  readonly build: Build;
  /** The team of the token. */
  readonly actor: string;
  /** The queue in which the build waits to be proven (REL-19). */
  readonly queue: string;
  /** The brands that the team may act for: only there can it make the first release of a feature stable (REL-14). */
  readonly mayActFor: BrandScope;
  readonly author: string;
  readonly commit: string;
  readonly promotion: Promotion;
  /** A build of `storefront dev`: it is never promoted. */
  readonly development?: boolean;
  /** Only reports what would change; nothing is stored, and the audit log names it as a try-out. */
  readonly tryOut?: boolean;
}

/** Files that differ between a release and a build, or exist in only one of the two. */
const differences = (existing: ReleaseManifest, build: Build): string[] => {
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
};

/** The files in all their encodings, and their descriptions in a manifest. */
const encodeAll = (files: readonly BuiltFile[]) =>
  Promise.all(
    files.map(async (built): Promise<{ readonly file: ReleaseFile; readonly encoded: Encoded }> => {
      const encoded = await encodeFile(built);
      const { path, integrity, contentType, bytes } = built;
      const sizes = {
        bytes: bytes.length,
        brotliBytes: encoded.br?.length ?? bytes.length,
        gzipBytes: encoded.gzip?.length ?? bytes.length,
      };
      return { file: { path, integrity, ...sizes, contentType }, encoded };
    }),
  );

const encodeFile = async ({ bytes, contentType }: BuiltFile): Promise<Encoded> =>
  isCompressible(contentType) ? encode(bytes) : { identity: bytes };

/** No browser gets a server part or a source map; they are read uncompressed. */
const plainFile = ({ path, integrity, contentType, bytes }: BuiltFile) => {
  const { length } = bytes;
  const file: ReleaseFile = {
    path,
    integrity,
    contentType,
    bytes: length,
    brotliBytes: length,
    gzipBytes: length,
  };
  return { file, encoded: { identity: bytes } };
};

const noDevelopmentBuilds =
  'This storefront is in production and takes no builds of npm run dev: name another one in STOREFRONT_URL, or start this one with DEVELOPMENT_BUILDS=allowed.';

/**
 * Stores a build as an immutable release, completely or not at all (REL-1, REL-2, REL-5), and makes it stable on request. Every
 * upload leaves one line in the audit log, also one that is only tried out, refused or changes nothing (REL-19).
 */
export async function publishRelease(deps: PublishDeps, request: PublishRequest): Promise<Published> {
  const { registry, files } = deps;
  const { description } = request.build;
  const id = { name: description.feature, version: description.version };
  if (request.development && !deps.developmentBuilds) return refuse(deps, request, [noDevelopmentBuilds]);
  const before = await registry.release(id);
  if (before === undefined) return publishNew(deps, request);

  const changed = differences(before.manifest, request.build);
  if (changed.length > 0) {
    const faults = changed.map(
      (path) =>
        `${releaseId(id)} exists with another ${path}; a release never changes, publish a new version`,
    );
    return refuse(deps, request, faults);
  }
  if ((before.manifest.development ?? false) !== (request.development ?? false))
    return refuse(deps, request, [
      `${releaseId(id)} exists, and of a release and a build of npm run dev one never becomes the other; publish a new version`,
    ]);
  const repaired = request.tryOut ? [] : await repair(files, before.manifest, request.build);
  const result = await registry[request.tryOut ? 'tryOut' : 'run']({
    ...attemptOf(request),
    releases: [id],
    command(state) {
      const isCollected = state.releases.get(releaseId(id))?.collectedAt !== undefined;
      const restored = isCollected ? [{ kind: 'release-restored', ...id } as const] : [];
      return withPromotion(restoredIn(state, restored), request, contextOf(deps), {
        changes: restored,
        effects: isCollected ? [`${releaseId(id)} had been collected, and is there again.`] : [],
      });
    },
    meanwhile: async () => void (await repair(files, before.manifest, request.build)),
  });
  if (result.kind === 'refused') return result;
  if (request.tryOut || result.changes.length === 0)
    await registry.note(attemptOf(request), {
      outcome: repaired.length === 0 ? 'unchanged' : 'repaired',
      effects: result.effects,
    });
  return repaired.length === 0
    ? { kind: 'unchanged', release: before.manifest, effects: result.effects }
    : {
        kind: 'repaired',
        release: before.manifest,
        effects: [`Damaged files were written again: ${repaired.join(', ')}.`, ...result.effects],
      };
}

async function publishNew(deps: PublishDeps, request: PublishRequest): Promise<Published> {
  const { registry, files, clock, prove, turns } = deps;
  const { build, author, commit } = request;
  const [proofFaults, compressed, types] = await turns.take(request.queue, () =>
    Promise.all([
      shellInService(deps).then((server) => prove(build, { server })),
      encodeAll(build.files),
      encodeAll(build.types),
    ]),
  );
  const server = build.server && plainFile(build.server);
  const maps = build.maps.map(plainFile);
  const release: ReleaseManifest = {
    format: 'storefront-release/1',
    ...build.description,
    files: compressed.map(({ file }) => file),
    ...(types.length > 0 && { types: types.map(({ file }) => file) }),
    ...(server && { server: server.file }),
    ...(maps.length > 0 && { maps: maps.map(({ file }) => file) }),
    ...(request.development && { development: true }),
    author,
    commit,
    publishedAt: clock.now().toISOString(),
  };
  const stored = [...compressed, ...types, ...maps, ...(server ? [server] : [])];
  const contents = new Map(stored.map(({ file, encoded }) => [file.integrity, encoded]));
  const id = { name: release.feature, version: release.version };
  const pinned = deps.pinned();
  const attempt = {
    ...attemptOf(request),
    releases: [id, ...pinned],
    command(state: RegistryState) {
      // Another publication of this version came first.
      if (state.releases.has(releaseId(id))) return accepted([], []);
      const inService = releasesInService(state, deps.brands(), pinned);
      const faults = [
        ...shellFaults(release, inService),
        ...pageClashes(release, inService),
        ...budgetFaults(release),
        ...proofFaults,
      ];
      if (faults.length > 0) return refused(...faults);
      return withPromotion(state, request, contextOf(deps), {
        changes: [{ kind: 'release-published', release }],
        effects: [`${releaseId(id)} is published: ${release.files.length} files.`],
        published: release,
      });
    },
  };
  const generation = await registry.generation();
  // A refused build leaves no file behind; an accepted one has its files before the registry names them.
  const tried = await registry.tryOut(attempt);
  if (tried.kind === 'accepted' && !request.tryOut) {
    await files.put(contents);
    // Read back at once: a collection may have removed files that it shares with this release, and is not the store's fault.
    await repair(files, release, build);
  }
  const result = request.tryOut
    ? tried
    : await registry.run({
        ...attempt,
        // A collection may have removed files that it shares with this release after they were written.
        meanwhile: async (state) =>
          void (state.generation !== generation && (await repair(files, release, build))),
      });
  if (result.kind === 'refused') return request.tryOut ? refuse(deps, request, result.faults) : result;
  const { changes, effects } = result;
  // The release exists by now: compare with it.
  if (changes.length === 0) return publishRelease(deps, request);
  if (request.tryOut) await registry.note(attemptOf(request), { outcome: 'published', effects });
  return { kind: 'published', release, effects };
}

async function refuse(
  { registry }: PublishDeps,
  request: PublishRequest,
  faults: readonly string[],
): Promise<Published> {
  await registry.run({ ...attemptOf(request), command: () => refused(...faults) });
  return { kind: 'refused', faults };
}

const contextOf = ({ clock, brands }: PublishDeps): CommandContext => ({
  now: clock.now(),
  brands: brands(),
});

const attemptOf = ({ actor, author, commit, build, tryOut }: PublishRequest) => ({
  actor,
  action: tryOut ? 'release try-out' : 'release publish',
  subject: releaseId({ name: build.description.feature, version: build.description.version }),
  brands: 'all' as const,
  reason: `by ${author} from ${commit}`,
});

type Accepted = Extract<ReturnType<typeof accepted>, { kind: 'accepted' }>;

function restoredIn(state: RegistryState, changes: readonly RegistryChange[]): RegistryState {
  return changes.reduce((one, change) => applyChange(one, change, ''), state);
}

/** Adds the requested promotion to a publication; a running rollout is mentioned and continues. */
function withPromotion(
  state: RegistryState,
  { build, promotion, mayActFor, development }: PublishRequest,
  context: CommandContext,
  publication: Pick<Accepted, 'changes' | 'effects'> & { readonly published?: ReleaseManifest },
) {
  const { changes, effects, published } = publication;
  if (development) return accepted(changes, effects);
  const release = { name: build.description.feature, version: build.description.version };
  const turns = state.turns.filter(({ name }) => name === release.name);
  const [stable] = turns.slice(-1);
  const wasStable = turns.some(({ version }) => version === release.version);
  const wanted =
    promotion === 'always'
      ? stable?.version !== release.version
      : !wasStable && (promotion === 'new' || (promotion === 'first' && stable === undefined));
  if (!wanted) return accepted(changes, effects);
  const known = published && newRelease(published);
  const releases = known ? new Map(state.releases).set(releaseId(release), known) : state.releases;
  const brands = promotedOn(turns, mayActFor, context);
  if (brands.length === 0) {
    const hint = `storefront release promote ${releaseId(release)} --brands BRAND`;
    const effect = `It is the first release of ${release.name}, so it is stable nowhere until somebody who may act for a brand makes it so: ${hint}`;
    return accepted(changes, [...effects, effect]);
  }
  const promoted = promoteRelease({ ...state, releases }, { release, brands }, context);
  return promoted.kind === 'accepted'
    ? accepted([...changes, ...promoted.changes], [...effects, ...promoted.effects])
    : accepted(changes, [...effects, ...promoted.faults]);
}

/** Where a team's release becomes stable: where the feature has been stable before, and on the brands that the team may act for. */
function promotedOn(
  turns: RegistryState['turns'],
  mayActFor: BrandScope,
  { brands }: CommandContext,
): BrandScope {
  if (mayActFor === 'all' || turns.some((turn) => turn.brands === 'all')) return 'all';
  return brands.filter(
    (brand) => mayActFor.includes(brand) || turns.some((turn) => covers(turn.brands, brand)),
  );
}

/** Writes missing or damaged files of a release again; the build has the same content. Returns their paths. */
async function repair(files: ReleaseFiles, existing: ReleaseManifest, build: Build): Promise<string[]> {
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

/** The server part of the shell that most visitors have, as text; a remote's own is tried with it. */
async function shellInService({ registry, files, pinned }: PublishDeps): Promise<string | undefined> {
  const index = indexOf(await registry.snapshot(pinned()));
  const [version] = index.historyOf('shell', '');
  const file = version === undefined ? undefined : index.release('shell', version)?.server;
  const bytes = file && (await readIntact(files, file, 'identity'));
  return bytes && Buffer.from(bytes).toString('utf8');
}
