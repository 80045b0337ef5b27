import { releaseId } from '../../releases/release-store';
import type { ReleaseId } from '../../releases/release-store';
import { accepted, refused } from '../change';
import type { CommandResult, RegistryChange } from '../change';
import type { CommandContext, RegistryState } from '../state';
import { usableHistory } from '../usable-history';

export interface RevokeRelease {
  readonly release: ReleaseId;
  readonly reason: string;
}

/** Takes a release out of service for ever (REL-8). Refused when it would leave a brand without the feature. */
export function revokeRelease(
  state: RegistryState,
  { release, reason }: RevokeRelease,
  context: CommandContext,
): CommandResult {
  const id = releaseId(release);
  const known = state.releases.get(id);
  if (known === undefined) return refused(`There is no release ${id}.`);
  if (known.revoked) return refused(`${id} was revoked before: ${known.revoked.reason}`);

  const faults: string[] = [];
  const effects: string[] = [];
  for (const brand of context.brands) {
    const [stable, next] = usableHistory(state, release.name, brand);
    if (stable !== release.version) continue;
    if (next === undefined)
      faults.push(`${brand} would have no ${release.name} left: promote another first.`);
    else effects.push(`${brand} goes from ${id} to ${release.name}@${next}.`);
  }
  if (faults.length > 0) return refused(...faults);

  const ending = state.rollouts.filter((one) => one.name === release.name && one.version === release.version);
  const unpinned = state.pins.filter((pin) => pin.name === release.name && pin.version === release.version);
  const changes: RegistryChange[] = [
    ...ending.map(({ id: rollout }) => ({ kind: 'rollout-ended', id: rollout, as: 'aborted' }) as const),
    ...unpinned.map(({ brand, feature }) => ({ kind: 'unpinned', brand, feature }) as const),
    { kind: 'release-revoked', ...release, reason },
  ];
  return accepted(changes, [
    `${id} is never served again.`,
    ...effects,
    ...ending.map((rollout) => `Rollout ${rollout.id} ends.`),
    ...unpinned.map(({ brand }) => `${brand} no longer pins it.`),
  ]);
}
