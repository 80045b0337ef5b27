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
      .map(({ id, name, version, brands: scope, state: phase, step, steps, watch, audience }) => ({
        id,
        release: `${name}@${version}`,
        brands: scope,
        state: phase,
        share: steps[step]?.share ?? 0,
        watch,
        ...(audience && { audience }),
      })),
    pins: state.pins.filter(({ brand, feature }) => brands.has(brand) || names.has(feature)),
    freezes: state.freezes.filter(({ brand }) => brands.has(brand)),
    ...brandsByName(changes),
    ...endedIn(changes),
    ...scheduledIn(state, changes),
    ...approvalsIn(state, changes),
    ...acceptedIn(state, changes),
    ...savedIn(state, changes),
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

/** What asks for a second person, and what waits for one, when a change concerns that (ROL-8). */
function approvalsIn({ approvals, waiting }: RegistryState, changes: readonly RegistryChange[]) {
  const ids = changes.flatMap((change) => {
    if (change.kind === 'approval-asked') return [change.waiting.id];
    return change.kind === 'approval-ended' ? [change.waiting] : [];
  });
  const own = waiting.filter(({ id }) => ids.includes(id));
  const isRequirement = changes.some(
    ({ kind }) => kind === 'approval-required' || kind === 'approval-lifted',
  );
  return {
    ...(isRequirement && { approvals }),
    ...(own.length > 0 && {
      waiting: own.map(({ id, call, body, by, because, effects }) => ({
        id,
        call,
        body,
        by,
        because,
        effects,
      })),
    }),
  };
}

/** The versions of a brand whose data a change saves; the data themselves stay in their table. */
function savedIn({ brandVersions }: RegistryState, changes: readonly RegistryChange[]) {
  const saved = changes.flatMap((change) => (change.kind === 'brand-saved' ? [change.version.brand] : []));
  return (
    saved.length > 0 && {
      versions: brandVersions
        .filter(({ brand }) => saved.includes(brand))
        .slice(-3)
        .map(({ brand, number, kind }) => ({ brand, number, kind })),
    }
  );
}

/** What brands have accepted of the releases and partners that a change concerns. */
function acceptedIn({ acceptances, trusted }: RegistryState, changes: readonly RegistryChange[]) {
  const accepted = changes.flatMap((change) => ('acceptance' in change ? [change.acceptance] : []));
  const trusts = changes.flatMap((change) => ('trust' in change ? [change.trust] : []));
  const isOneOf = (names: readonly { readonly name: string; readonly version: string }[], id: string) =>
    names.some((one) => releaseId(one) === id);
  return {
    ...(accepted.length > 0 && {
      accepted: acceptances
        .filter((one) => isOneOf(accepted, releaseId(one)))
        .map(({ brand, name, version, hash }) => ({ brand, release: releaseId({ name, version }), hash })),
    }),
    ...(trusts.length > 0 && {
      trusted: trusted.filter(({ brand }) => trusts.some((one) => one.brand === brand)),
    }),
  };
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
