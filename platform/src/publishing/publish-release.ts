import type { ReleaseManifest } from '@storefront/contract';
import type { Clock } from '../clock';
import { indexRegistry } from '../decisions/registry-index';
import type { ProveBuild } from '../proofs/prove-build';
import { applyChange } from '../registry/apply-change';
import { accepted, refused, waitingIn } from '../registry/change';
import type { RegistryChange } from '../registry/change';
import type { Registry } from '../registry/registry';
import { releasesInService } from '../registry/releases-in-service';
import type { CommandContext, RegistryState } from '../registry/state';
import type { ReleaseFiles } from '../releases/release-files';
import { releaseId } from '../releases/release-store';
import type { ReleaseId } from '../releases/release-store';
import { readIntact } from '../releases/stored-file';
import { budgetFaults } from './budget-faults';
import { buildDifferences } from './build-differences';
import { encodeFiles, plainFile } from './encode-files';
import { pageClashes } from './page-clashes';
import { formatReason } from './publish-request';
import type { PublishRequest } from './publish-request';
import { repairFiles } from './repair-files';
import { shellFaults } from './shell-faults';
import type { TeamTurns } from './team-turns';
import { withPromotion } from './with-promotion';

/** The result of publishing; `unchanged`: the same release existed already; `repaired`: it existed with damaged files. */
export type Published =
  | {
      readonly kind: 'published' | 'unchanged' | 'repaired';
      readonly release: ReleaseManifest;
      readonly effects: readonly string[];
      /** The number under which its promotion waits for a second person (ROL-8). */
      readonly waiting?: string | undefined;
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

  const changed = buildDifferences(before.manifest, request.build);
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
  const repaired = request.tryOut ? [] : await repairFiles(files, before.manifest, request.build);
  const result = await registry[request.tryOut ? 'tryOut' : 'run']({
    ...attemptOf(request),
    releases: [id],
    command(state) {
      const isCollected = state.releases.get(releaseId(id))?.collectedAt !== undefined;
      const restored = isCollected ? [{ kind: 'release-restored', ...id } as const] : [];
      return withPromotion(restoredIn(state, restored), request, contextOf(deps, request), {
        changes: restored,
        effects: isCollected ? [`${releaseId(id)} had been collected, and is there again.`] : [],
      });
    },
    meanwhile: async () => void (await repairFiles(files, before.manifest, request.build)),
  });
  if (result.kind === 'refused') return result;
  if (request.tryOut || result.changes.length === 0)
    await registry.note(attemptOf(request), {
      outcome: repaired.length === 0 ? 'unchanged' : 'repaired',
      effects: result.effects,
    });
  const waiting = waitingIn(result.changes);
  return repaired.length === 0
    ? { kind: 'unchanged', release: before.manifest, effects: result.effects, waiting }
    : {
        kind: 'repaired',
        release: before.manifest,
        waiting,
        effects: [`Damaged files were written again: ${repaired.join(', ')}.`, ...result.effects],
      };
}

async function publishNew(deps: PublishDeps, request: PublishRequest): Promise<Published> {
  const { registry, files, clock, prove, turns } = deps;
  const { build, author, commit } = request;
  const [proofFaults, compressed, types] = await turns.take(request.queue, () =>
    Promise.all([
      shellInService(deps).then((server) => prove(build, { server })),
      encodeFiles(build.files),
      encodeFiles(build.types),
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
        // A build of development is readable, so its size says nothing of what visitors would fetch.
        ...(release.development ? [] : budgetFaults(release)),
        ...proofFaults,
      ];
      if (faults.length > 0) return refused(...faults);
      return withPromotion(state, request, contextOf(deps, request), {
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
    await repairFiles(files, release, build);
  }
  const result = request.tryOut
    ? tried
    : await registry.run({
        ...attempt,
        // A collection may have removed files that it shares with this release after they were written.
        meanwhile: async (state) =>
          void (state.generation !== generation && (await repairFiles(files, release, build))),
      });
  if (result.kind === 'refused') return request.tryOut ? refuse(deps, request, result.faults) : result;
  const { changes, effects } = result;
  // The release exists by now: compare with it.
  if (changes.length === 0) return publishRelease(deps, request);
  if (request.tryOut) await registry.note(attemptOf(request), { outcome: 'published', effects });
  return { kind: 'published', release, effects, waiting: waitingIn(changes) };
}

async function refuse(
  { registry }: PublishDeps,
  request: PublishRequest,
  faults: readonly string[],
): Promise<Published> {
  await registry.run({ ...attemptOf(request), command: () => refused(...faults) });
  return { kind: 'refused', faults };
}

const contextOf = (
  { clock, brands }: PublishDeps,
  { mayActFor }: Pick<PublishRequest, 'mayActFor'>,
): CommandContext => ({ now: clock.now(), brands: brands(), mayActFor });

const attemptOf = (request: PublishRequest) => {
  const { actor, person, machine, build, tryOut } = request;
  return {
    actor,
    person,
    machine,
    action: tryOut ? 'release try-out' : 'release publish',
    subject: releaseId({ name: build.description.feature, version: build.description.version }),
    brands: 'all' as const,
    reason: formatReason(request),
  };
};

function restoredIn(state: RegistryState, changes: readonly RegistryChange[]): RegistryState {
  return changes.reduce((one, change) => applyChange(one, change, ''), state);
}

/** The server part of the shell that most visitors have, as text; a remote's own is tried with it. */
async function shellInService({ registry, files, pinned }: PublishDeps): Promise<string | undefined> {
  const index = indexRegistry(await registry.snapshot(pinned()));
  const [version] = index.historyOf('shell', '');
  const file = version === undefined ? undefined : index.release('shell', version)?.server;
  const bytes = file && (await readIntact(files, file, 'identity'));
  return bytes && Buffer.from(bytes).toString('utf8');
}
