import { releaseId } from '../../releases/release-store';
import type { ReleaseId } from '../../releases/release-store';
import type { RegistryChange } from '../change';
import { covers } from '../stable-history';
import type { BrandScope, Freeze, Rollout } from '../snapshot';
import type { CommandContext, RegistryState } from '../state';
import { formatWho } from '../format-who';

/** Why a release cannot be given to visitors: it does not exist, is revoked or removed, or is a build of development (REL-17). */
export function releaseFaults(state: RegistryState, id: ReleaseId): string[] {
  const known = state.releases.get(releaseId(id));
  if (known === undefined) return [`There is no release ${releaseId(id)}: publish it first.`];
  if (known.manifest.development)
    return [`${releaseId(id)} is a build of npm run dev and no release: publish one for visitors.`];
  if (known.revoked) return [`${releaseId(id)} is revoked: ${known.revoked.reason}`];
  return known.collectedAt === undefined
    ? []
    : [`The files of ${releaseId(id)} were removed on ${known.collectedAt}: publish it again.`];
}

/** Why a release that was aborted is not given to visitors again: not before somebody has read the reason and repeats it (GRD-13). */
export function abortedFaults(state: RegistryState, id: ReleaseId, despite: string | undefined): string[] {
  const aborted = state.releases.get(releaseId(id))?.aborted;
  if (aborted === undefined || isRepeated(aborted.reason, despite)) return [];
  const { rollout, at, by: actor, reason } = aborted;
  const who = actor === 'guard' ? 'The guard' : formatWho({ ...aborted, actor });
  return [
    `${who} aborted rollout ${rollout} of ${releaseId(id)} on ${at}: ${reason}. To go on nevertheless, repeat that reason word for word as despite.`,
  ];
}

/** Whether a text is the reason, whatever its case, its spaces and its full stop. */
function isRepeated(reason: string, text: string | undefined): boolean {
  const wordsOf = (sentence: string) => sentence.toLowerCase().replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  return text !== undefined && wordsOf(text) === wordsOf(reason);
}

/** The brands of a list that do not exist, as faults. */
export function brandFaults(brands: BrandScope, context: CommandContext): string[] {
  if (brands === 'all') return [];
  if (brands.length === 0) return ['Name at least one brand, or all.'];
  return brands
    .filter((brand) => !context.brands.includes(brand))
    .map((brand) => `There is no brand "${brand}"; there are ${context.brands.join(', ')}.`);
}

/** Whether two lists have a brand in common. */
export function overlaps(one: BrandScope, other: BrandScope): boolean {
  if (one === 'all' || other === 'all') return true;
  return one.some((brand) => other.includes(brand));
}

const rolloutsOn = ({ rollouts }: RegistryState, name: string, brands: BrandScope): Rollout[] =>
  rollouts.filter((rollout) => rollout.name === name && overlaps(rollout.brands, brands));

/** The rollout of this name on one of these brands that has not been promoted yet. */
export function runningRollout(state: RegistryState, name: string, brands: BrandScope): Rollout | undefined {
  return rolloutsOn(state, name, brands).find((rollout) => rollout.state !== 'watched');
}

/**
 * The end of what is watched of this name on one of these brands after its promotion (GRD-11): something else happens to the feature
 * there.
 */
export function endedWatches(state: RegistryState, name: string, brands: BrandScope): RegistryChange[] {
  return rolloutsOn(state, name, brands)
    .filter((rollout) => rollout.state === 'watched')
    .map(({ id }) => ({ kind: 'rollout-ended', id, as: 'promoted' }));
}

/** The brands of a list that exist. */
export function brandsIn(scope: BrandScope, context: CommandContext): string[] {
  return context.brands.filter((brand) => covers(scope, brand));
}

/** The current freeze of a brand. */
function freezeOf(freezes: readonly Freeze[], brand: string, context: CommandContext): Freeze | undefined {
  return freezes.find((freeze) => freeze.brand === brand && new Date(freeze.until) > context.now);
}

/** A sentence for each brand that a change of this feature leaves out, because the brand pins the feature or is frozen (ROL-4). */
export function leftOut(
  state: RegistryState,
  name: string,
  brands: BrandScope,
  context: CommandContext,
): string[] {
  return brandsIn(brands, context).flatMap((brand) => {
    const pin = state.pins.find((one) => one.brand === brand && one.name === name);
    if (pin) return [`${brand} is left out: it pins ${name}@${pin.version}.`];
    const freeze = freezeOf(state.freezes, brand, context);
    return freeze ? [`${brand} is left out: it is frozen until ${freeze.until}.`] : [];
  });
}

/** A list of brands as text. */
export function scopeInWords(brands: BrandScope): string {
  return brands === 'all' ? 'all brands' : brands.join(', ');
}
