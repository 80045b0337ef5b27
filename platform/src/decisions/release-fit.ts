import { type ReleaseManifest, meetsHostContract } from '@storefront/contract';
import { releaseId } from '../releases/release-store';

/** The id of a release by its manifest, such as `checkout@2.1.0`. */
export function idOf(release: Pick<ReleaseManifest, 'feature' | 'version'>): string {
  return releaseId({ name: release.feature, version: release.version });
}

// Manifests never change, so what was worked out for two of them holds for as long as they are in memory.
const known = new WeakMap<ReleaseManifest, WeakMap<ReleaseManifest, string | null>>();

/** Why a shell cannot run a release, or null when it can (RES-6). */
export function misfitOf(release: ReleaseManifest, shell: ReleaseManifest | undefined): string | null {
  if (shell === undefined) return null;
  const ofShell = known.get(shell) ?? new WeakMap<ReleaseManifest, string | null>();
  known.set(shell, ofShell);
  const before = ofShell.get(release);
  if (before !== undefined) return before;
  const misfit = misfitsOf(release, shell)[0] ?? null;
  ofShell.set(release, misfit);
  return misfit;
}

/** Everything that keeps a shell from running a release, which the sentences call `subject`; nothing when it can. */
export function misfitsOf(
  release: Pick<ReleaseManifest, 'hostContract' | 'shared'>,
  shell: Pick<ReleaseManifest, 'feature' | 'version' | 'hostContract' | 'shared'>,
  subject = 'it',
): string[] {
  const misfits: string[] = [];
  const { needed } = release.hostContract;
  const has = shell.hostContract.provided ?? 'none';
  if (needed !== undefined && !meetsHostContract(needed, has))
    misfits.push(`${subject} needs host contract ${needed} and ${idOf(shell)} has ${has}`);
  for (const { name, version, provided } of release.shared) {
    if (provided) continue;
    const given = shell.shared.find((one) => one.provided && one.name === name)?.version ?? 'none';
    if (!meetsHostContract(version, given))
      misfits.push(`${subject} needs ${name} ${version} and ${idOf(shell)} has ${given}`);
  }
  return misfits;
}
