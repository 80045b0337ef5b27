import { assertNever } from '@storefront/contract';
import { releaseId } from '../releases/release-store';
import type { ReleaseId } from '../releases/release-store';
import type { RegistryChange } from './change';
import type { AuditNote } from './attempt';
import { newRelease } from './state';
import type { AbortedRollout, KnownRelease, RegistryState } from './state';
import { ofTeam } from './format-who';
import type { Acceptance, BrandVersion, Rollout } from './snapshot';

/** Who made a change, and why. */
export type ChangeNote = Pick<AuditNote, 'actor' | 'person' | 'machine' | 'reason'>;

const unknownNote: ChangeNote = { actor: '', reason: '' };

/** The registry after a change at `now`, an ISO instant. */
export function applyChange(
  state: RegistryState,
  change: RegistryChange,
  now: string,
  note: ChangeNote = unknownNote,
): RegistryState {
  switch (change.kind) {
    case 'release-published': {
      const id = releaseId({ name: change.release.feature, version: change.release.version });
      return withRelease(state, id, newRelease(change.release));
    }
    case 'release-revoked': {
      const id = releaseId(change);
      const known = state.releases.get(id);
      const revoked = { at: now, reason: change.reason };
      return known ? withRelease(state, id, { ...known, revoked }) : state;
    }
    case 'release-unneeded':
      return withFields(state, change, { unneededSince: now });
    case 'release-needed':
      return withFields(state, change, { unneededSince: undefined });
    case 'release-collected':
      return withFields(withoutAcceptances(state, change), change, { collectedAt: now });
    case 'release-restored':
      return withFields(state, change, { collectedAt: undefined, unneededSince: undefined });
    case 'became-stable': {
      const { turn: kind, name, version, brands } = change;
      const turn = { id: state.nextTurn, kind, name, version, brands, at: now };
      const next = { ...state, nextTurn: state.nextTurn + 1, turns: [...state.turns, turn] };
      return withFields(opened(next, change, now), change, { aborted: undefined });
    }
    case 'rollout-started': {
      const { name, version, brands, steps, salt, watch, audience } = change;
      const rollout: Rollout = {
        id: `r${state.nextRollout}`,
        name,
        version,
        brands,
        state: 'running',
        steps,
        step: 0,
        stepBeganAt: now,
        salt,
        watch,
        ...(audience && { audience }),
      };
      return opened(
        { ...state, nextRollout: state.nextRollout + 1, rollouts: [...state.rollouts, rollout] },
        change,
        now,
      );
    }
    case 'rollout-changed':
      return withRollout(state, change.id, { state: change.state });
    case 'rollout-advanced':
      return withRollout(state, change.id, { step: change.step, stepBeganAt: now });
    case 'rollout-watched': {
      const { id, steps } = change;
      return withRollout(state, id, { state: 'watched', steps, step: steps.length - 1, stepBeganAt: now });
    }
    case 'rollout-ended': {
      const ended = state.rollouts.find(({ id }) => id === change.id);
      const next = { ...state, rollouts: state.rollouts.filter(({ id }) => id !== change.id) };
      if (ended === undefined || change.as !== 'aborted') return next;
      return withFields(next, ended, { aborted: abortedBy(note, ended.id, now) });
    }
    case 'pinned': {
      const { pin } = change;
      const others = state.pins.filter((one) => one.brand !== pin.brand || one.feature !== pin.feature);
      return opened({ ...state, pins: [...others, pin] }, pin, now);
    }
    case 'unpinned': {
      const { brand, feature } = change;
      return { ...state, pins: state.pins.filter((one) => one.brand !== brand || one.feature !== feature) };
    }
    case 'frozen': {
      const { brand, until } = change;
      const freeze = { brand, until, afterTurn: state.nextTurn - 1 };
      return { ...state, freezes: [...state.freezes.filter((one) => one.brand !== brand), freeze] };
    }
    case 'unfrozen':
      return { ...state, freezes: state.freezes.filter(({ brand }) => brand !== change.brand) };
    case 'previews-ended': {
      const { brand, release } = change;
      return { ...state, endedPreviews: [...state.endedPreviews, { brand, release, at: now }] };
    }
    case 'release-accepted': {
      const { acceptance } = change;
      const others = withoutAcceptances(state, acceptance, acceptance.brand).acceptances;
      return { ...state, acceptances: [...others, acceptance] };
    }
    case 'release-rejected':
      return withoutAcceptances(state, change.acceptance, change.acceptance.brand);
    case 'partner-trusted':
    case 'partner-distrusted': {
      const { brand, partner } = change.trust;
      const others = state.trusted.filter((one) => one.brand !== brand || one.partner !== partner);
      return { ...state, trusted: change.kind === 'partner-trusted' ? [...others, change.trust] : others };
    }
    case 'brand-saved':
      return { ...state, brandVersions: [...state.brandVersions, savedVersion(change, now, note)] };
    case 'scheduled': {
      const scheduled = { id: `s${state.nextScheduled}`, ...change.scheduled };
      return { ...state, nextScheduled: state.nextScheduled + 1, scheduled: [...state.scheduled, scheduled] };
    }
    case 'schedule-ended':
      return { ...state, scheduled: state.scheduled.filter(({ id }) => id !== change.id) };
    case 'approval-required':
    case 'approval-lifted': {
      const others = state.approvals.filter((of) => of !== change.of);
      const isRequired = change.kind === 'approval-required';
      return { ...state, approvals: isRequired ? [...others, change.of].sort() : others };
    }
    case 'approval-asked':
      return { ...state, nextWaiting: state.nextWaiting + 1, waiting: [...state.waiting, change.waiting] };
    case 'approval-ended':
      return { ...state, waiting: state.waiting.filter(({ id }) => id !== change.waiting) };
    default:
      return assertNever(change);
  }
}

/** What a release keeps of its rollout that was aborted. */
export function abortedBy(
  { actor, reason, ...doer }: ChangeNote,
  rollout: string,
  at: string,
): AbortedRollout {
  return { rollout, at, by: actor, ...ofTeam(doer), reason };
}

/** A version of a brand as it is kept. */
export function savedVersion(
  { version: { as, by, ...version } }: Extract<RegistryChange, { kind: 'brand-saved' }>,
  at: string,
  { actor, reason, ...doer }: ChangeNote,
): BrandVersion {
  const who = by === undefined ? { by: actor, ...ofTeam(doer) } : { by };
  return { ...version, kind: as, ...who, at, reason };
}

/** Without the acceptances of a release, by all brands or by one. */
function withoutAcceptances(
  state: RegistryState,
  { name, version }: ReleaseId,
  brand?: string,
): RegistryState {
  const isOf = (one: Acceptance) =>
    one.name === name && one.version === version && (brand === undefined || one.brand === brand);
  return { ...state, acceptances: state.acceptances.filter((one) => !isOf(one)) };
}

function withFields(state: RegistryState, of: ReleaseId, fields: Partial<KnownRelease>): RegistryState {
  const known = state.releases.get(releaseId(of));
  return known ? withRelease(state, releaseId(of), { ...known, ...fields }) : state;
}

function withRelease(state: RegistryState, id: string, release: KnownRelease): RegistryState {
  return { ...state, releases: new Map(state.releases).set(id, release) };
}

function withRollout(state: RegistryState, id: string, fields: Partial<Rollout>): RegistryState {
  return { ...state, rollouts: state.rollouts.map((one) => (one.id === id ? { ...one, ...fields } : one)) };
}

/** Marks the release as one that visitors can get, unless it is marked already. */
function opened(
  state: RegistryState,
  release: { readonly name: string; readonly version: string },
  now: string,
): RegistryState {
  const id = releaseId(release);
  const known = state.releases.get(id);
  return known && known.openedAt === undefined ? withRelease(state, id, { ...known, openedAt: now }) : state;
}
