import type { ReleaseManifest } from '@storefront/contract';
import { releaseId } from '../releases/release-store';
import { satisfiesRange } from '../releases/satisfies-range';

/** The id of a release by its manifest, such as `checkout@2.1.0`. */
export function idOf(release: Pick<ReleaseManifest, 'feature' | 'version'>): string {
  return releaseId({ name: release.feature, version: release.version });
}

// Manifests never change, so a cached result for two of them stays correct as long as they are in memory.
const known = new WeakMap<ReleaseManifest, WeakMap<ReleaseManifest, string | null>>();

/** Why a shell cannot run a release, or null when it can (RES-6). */
export function incompatibilityOf(
  release: ReleaseManifest,
  shell: ReleaseManifest | undefined,
): string | null {
  if (shell === undefined) return null;
  const ofShell = known.get(shell) ?? new WeakMap<ReleaseManifest, string | null>();
  known.set(shell, ofShell);
  const cached = ofShell.get(release);
  if (cached !== undefined) return cached;
  const incompatibility = incompatibilitiesOf(release, shell)[0] ?? null;
  ofShell.set(release, incompatibility);
  return incompatibility;
}

/** Every reason why a shell cannot run a release, with `subject` as the subject of the sentences; empty when it can. */
export function incompatibilitiesOf(
  release: Pick<ReleaseManifest, 'hostContract' | 'shared'>,
  shell: Pick<ReleaseManifest, 'feature' | 'version' | 'hostContract' | 'shared'>,
  subject = 'it',
): string[] {
  return unmetNeeds(release, shell).map(
    ({ what, range, has }) => `${subject} needs ${what} ${range} and ${idOf(shell)} has ${has}`,
  );
}

/** Something that a release needs and a shell does not have in that version. */
export interface UnmetNeed {
  /** 'host contract', or the name of a shared package. */
  readonly what: string;
  readonly range: string;
  /** The version that the shell has, or 'none'. */
  readonly has: string;
}

/** The needs of a release that a shell does not meet. */
export function unmetNeeds(
  release: Pick<ReleaseManifest, 'hostContract' | 'shared'>,
  shell: Pick<ReleaseManifest, 'hostContract' | 'shared'>,
): UnmetNeed[] {
  const { needed } = release.hostContract;
  const needs: UnmetNeed[] = release.shared
    .filter(({ provided }) => !provided)
    .map(({ name, version }) => ({
      what: name,
      range: version,
      has: shell.shared.find((one) => one.provided && one.name === name)?.version ?? 'none',
    }));
  if (needed !== undefined)
    needs.unshift({ what: 'host contract', range: needed, has: shell.hostContract.provided ?? 'none' });
  return needs.filter(({ range, has }) => !satisfiesRange(range, has));
}
