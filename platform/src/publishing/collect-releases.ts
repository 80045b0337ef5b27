import { idOf } from '../decisions/release-fit';
import { filesOfRelease } from '../releases/release-store';
import type { ReleaseId } from '../releases/release-store';
import { accepted } from '../registry/change';
import type { CommandResult, RegistryChange } from '../registry/change';
import { releasesNeeded } from '../registry/releases-needed';
import type { CommandContext, KnownRelease, RegistryState } from '../registry/state';

export interface CollectReleases {
  readonly retentionDays: number;
  /** The releases that brand files pin. */
  readonly pinned: readonly ReleaseId[];
}

export interface Collection {
  readonly result: CommandResult;
  /** The integrity values of the files that no release has any more. */
  readonly files: readonly string[];
}

const day = 24 * 3_600_000;
const developmentDays = 1;
// Other changes wait while the files of a collection are removed; the next collection removes the rest.
const maxAtOnce = 50;

/**
 * Notes which releases nobody can get any more, and collects those that nobody could get for the whole retention time (REL-9):
 * pages and visits that were open when a release went out of service have ended by then. `state` contains every release.
 */
export function collectReleases(
  state: RegistryState,
  { retentionDays, pinned }: CollectReleases,
  context: CommandContext,
): Collection {
  const needed = releasesNeeded(state, context.brands, pinned);
  const known = [...state.releases.values()].filter(({ collectedAt }) => collectedAt === undefined);
  const isNeeded = ({ manifest }: KnownRelease) => !manifest.development && needed.has(idOf(manifest));
  const idle = known.filter((release) => !isNeeded(release));
  const endOf = ({ manifest, unneededSince }: KnownRelease) =>
    manifest.development
      ? Date.parse(manifest.publishedAt) + developmentDays * day
      : (unneededSince === undefined ? context.now.getTime() : Date.parse(unneededSince)) +
        retentionDays * day;
  const due = idle.filter((release) => endOf(release) <= context.now.getTime()).slice(0, maxAtOnce);
  const gone = new Set(due);
  const kept = new Set(known.filter((release) => !gone.has(release)).flatMap(filesOf));
  const files = [...new Set(due.flatMap(filesOf))].filter((integrity) => !kept.has(integrity));

  const changes: RegistryChange[] = [
    ...known
      .filter((release) => isNeeded(release) && release.unneededSince !== undefined)
      .map(change('release-needed')),
    ...idle.filter(({ unneededSince }) => unneededSince === undefined).map(change('release-unneeded')),
    ...due.map(change('release-collected')),
  ];
  const effects = [
    ...due.map((release) => {
      const own = filesOf(release);
      const going = own.filter((integrity) => files.includes(integrity)).length;
      return `${idOf(release.manifest)} is collected: ${going} of its ${own.length} files go, the others belong to kept releases too.`;
    }),
    ...idle
      .filter((release) => !gone.has(release))
      .map(
        (release) =>
          `${idOf(release.manifest)} cannot be reached by anybody; it is removed after ${new Date(endOf(release)).toISOString()}.`,
      ),
  ];
  return { result: accepted(changes, effects), files };
}

function filesOf({ manifest }: KnownRelease): string[] {
  return [...new Set(filesOfRelease(manifest).map(({ integrity }) => integrity))];
}

const change =
  (kind: 'release-needed' | 'release-unneeded' | 'release-collected') =>
  ({ manifest: { feature: name, version } }: KnownRelease): RegistryChange => ({ kind, name, version });
