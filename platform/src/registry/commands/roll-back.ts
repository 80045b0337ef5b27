import { releaseId } from '../../releases/release-store';
import { accepted, refused } from '../change';
import type { CommandResult, RegistryChange } from '../change';
import type { BrandScope } from '../snapshot';
import type { CommandContext, RegistryState } from '../state';
import { usableHistory } from '../usable-history';
import { brandFaults, brandsIn, endedWatches, leftOut, runningRollout } from './checks';

export interface RollBack {
  readonly name: string;
  readonly brands: BrandScope;
}

/** Makes the last good release stable again on the named brands (ROL-3); a running rollout of the feature there has to end first. */
export function rollBack(
  state: RegistryState,
  { name, brands }: RollBack,
  context: CommandContext,
): CommandResult {
  const faults = brandFaults(brands, context);
  const rollout = runningRollout(state, name, brands);
  if (rollout) faults.push(`Rollout ${rollout.id} of ${releaseId(rollout)} is running: abort it first.`);
  const brandsByVersion = new Map<string, string[]>();
  const effects: string[] = [];
  for (const brand of brandsIn(brands, context)) {
    const [stable, lastGood] = usableHistory(state, name, brand);
    if (stable === undefined || lastGood === undefined) {
      faults.push(`${brand} has no last good ${name} to go back to.`);
      continue;
    }
    brandsByVersion.set(lastGood, [...(brandsByVersion.get(lastGood) ?? []), brand]);
    effects.push(`${brand} goes back from ${name}@${stable} to ${name}@${lastGood}.`);
  }
  if (faults.length > 0) return refused(...faults);
  // One turn for all brands also applies to brands that are added later.
  const sameForAll = brands === 'all' && brandsByVersion.size === 1;
  const changes = [...brandsByVersion].map(([version, brandIds]): RegistryChange => ({
    kind: 'became-stable',
    turn: 'rollback',
    name,
    version,
    brands: sameForAll ? 'all' : brandIds,
  }));
  return accepted(
    [...endedWatches(state, name, brands), ...changes],
    [...effects, ...leftOut(state, name, brands, context)],
  );
}
