import { hash } from 'node:crypto';
import { canonicalJson } from '@storefront/contract';
import { everyBrand } from '../acceptance';
import type { CommandResult, RegistryChange } from '../change';
import { overlaps } from './checks';
import type { BrandScope } from '../snapshot';
import { covers } from '../stable-history';
import type { RegistryState } from '../state';

/** What visitors get that they do not have yet: something of a feature, or anything of these brands. */
interface Gain {
  readonly name?: string | undefined;
  readonly brands: BrandScope;
}

const brandPrefix = 'brand:';

/** The features and brands that ask for a second person before these changes are made (ROL-8). */
export function whoAsks(state: RegistryState, changes: readonly RegistryChange[]): string[] {
  if (state.approvals.length === 0 || changes.some(takesAway)) return [];
  const gains = changes.flatMap((change) => gainsOf(state, change));
  return state.approvals.filter((of) =>
    gains.some(({ name, brands }) =>
      of.startsWith(brandPrefix) ? covers(brands, of.slice(brandPrefix.length)) : of === name,
    ),
  );
}

/** What goes back never waits, whatever else changes with it. */
function takesAway(change: RegistryChange): boolean {
  return (
    (change.kind === 'became-stable' && change.turn === 'rollback') || change.kind === 'partner-distrusted'
  );
}

function gainsOf(state: RegistryState, change: RegistryChange): Gain[] {
  switch (change.kind) {
    case 'became-stable':
    case 'rollout-started':
      return [change];
    case 'rollout-advanced':
      return gainsOfRollout(state, change.id);
    case 'rollout-ended':
      return change.as === 'promoted' ? gainsOfRollout(state, change.id) : [];
    case 'pinned':
      return [{ name: change.pin.name, brands: [change.pin.brand] }];
    case 'release-accepted': {
      const { brand, name } = change.acceptance;
      return [{ name, brands: brand === everyBrand ? 'all' : [brand] }];
    }
    case 'partner-trusted':
      return [{ brands: [change.trust.brand] }];
    case 'brand-saved': {
      const { brand, as, data, by } = change.version;
      // Visitors have what the brand file says; what they had before is a way back.
      const isKnown =
        by !== undefined ||
        state.brandVersions.some((one) => one.brand === brand && one.kind === 'live' && one.data === data);
      return as === 'live' && !isKnown ? [{ brands: [brand] }] : [];
    }
    case 'approval-lifted':
      return change.of.startsWith(brandPrefix)
        ? [{ brands: [change.of.slice(brandPrefix.length)] }]
        : [{ name: change.of, brands: [] }];
    default:
      return [];
  }
}

function gainsOfRollout({ rollouts }: RegistryState, id: string): Gain[] {
  return rollouts.filter((rollout) => rollout.id === id);
}

/**
 * A hash of what an accepted command would do and of all that it would change: the stable releases, rollouts and pins of the features,
 * on the brands that get something. While it is the same, what was asked for is what would be done.
 */
export function seenBy(state: RegistryState, result: Extract<CommandResult, { kind: 'accepted' }>): string {
  const gains = result.changes.flatMap((change) => gainsOf(state, change));
  const isConcerned = (name: string, brands: BrandScope) =>
    gains.some((one) => (one.name === undefined || one.name === name) && overlaps(one.brands, brands));
  const seen = {
    effects: result.effects,
    turn: state.turns.findLast(({ name, brands }) => isConcerned(name, brands))?.id,
    rollouts: state.rollouts
      .filter(({ name, brands }) => isConcerned(name, brands))
      .map(({ id, state: phase, step }) => ({ id, phase, step })),
    pins: state.pins.filter(({ brand, name }) => isConcerned(name, [brand])),
  };
  return hash('sha256', canonicalJson(seen), 'hex');
}
