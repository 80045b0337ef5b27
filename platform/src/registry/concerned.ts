import { releaseId } from '../releases/release-store';
import type { RegistryChange } from './change';
import type { RegistryState } from './state';

/** The part of the registry that a change concerns, for the audit log: small enough to read. */
export function concernedBy(state: RegistryState, changes: readonly RegistryChange[]): unknown {
  const names = new Set(changes.flatMap(namesOf));
  const rollouts = new Set(changes.flatMap((change) => ('id' in change ? [change.id] : [])));
  const brands = new Set(changes.flatMap(brandsOf));
  return {
    turns: state.turns
      .filter(({ name }) => names.has(name))
      .slice(-3)
      .map(({ kind, name, version, brands: scope }) => ({
        kind,
        release: `${name}@${version}`,
        brands: scope,
      })),
    rollouts: state.rollouts
      .filter(({ id, name }) => rollouts.has(id) || names.has(name))
      .map(({ id, name, version, brands: scope, state: phase, step, steps, watch }) => ({
        id,
        release: `${name}@${version}`,
        brands: scope,
        state: phase,
        share: steps[step]?.share ?? 0,
        watch,
      })),
    pins: state.pins.filter(({ brand, feature }) => brands.has(brand) || names.has(feature)),
    freezes: state.freezes.filter(({ brand }) => brands.has(brand)),
    ...brandsByName(changes),
    ...endedIn(changes),
    ...scheduledIn(state, changes),
  };
}

/** The releases that a collection marked; only the releases themselves show it, and nothing else in the registry. */
function brandsByName(changes: readonly RegistryChange[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const change of changes) {
    switch (change.kind) {
      case 'release-unneeded':
      case 'release-needed':
      case 'release-collected':
      case 'release-restored':
        (found[change.kind] ??= []).push(releaseId(change));
        break;
      default:
    }
  }
  return found;
}

/** The preview links that a change ended; edges read them from here (`loadEndedPreviews`). */
function endedIn(changes: readonly RegistryChange[]) {
  const ended = changes.flatMap((change) =>
    change.kind === 'previews-ended' ? [{ brand: change.brand, release: change.release }] : [],
  );
  return ended.length > 0 && { ended };
}

/** What is set for a time, when a change concerns that. */
function scheduledIn({ scheduled }: RegistryState, changes: readonly RegistryChange[]) {
  const isConcerned = changes.some(({ kind }) => kind === 'scheduled' || kind === 'schedule-ended');
  return (
    isConcerned && { scheduled: scheduled.map(({ id, at, call, body, by }) => ({ id, at, call, body, by })) }
  );
}

function namesOf(change: RegistryChange): string[] {
  switch (change.kind) {
    case 'release-revoked':
    case 'became-stable':
    case 'rollout-started':
      return [change.name];
    default:
      return [];
  }
}

function brandsOf(change: RegistryChange): string[] {
  switch (change.kind) {
    case 'pinned':
      return [change.pin.brand];
    case 'unpinned':
    case 'frozen':
    case 'unfrozen':
    case 'previews-ended':
      return [change.brand];
    default:
      return [];
  }
}
