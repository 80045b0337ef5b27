import { assertNever, inPercent } from '@storefront/contract';
import { releaseId } from '../../releases/release-store';
import { accepted, refused } from '../change';
import type { CommandResult, RegistryChange } from '../change';
import type { Rollout } from '../snapshot';
import type { RegistryState, RolloutContext } from '../state';
import { usableHistory } from '../usable-history';
import { brandsIn, leftOut, scopeInWords } from './checks';
import { rollBack } from './roll-back';

export interface ChangeRollout {
  /** Such as `r7`. */
  readonly id: string;
  readonly verb: 'pause' | 'hold' | 'resume' | 'advance' | 'promote' | 'abort';
}

/** Pauses, resumes, advances or ends a rollout (ROL-2). */
export function changeRollout(
  state: RegistryState,
  { id, verb }: ChangeRollout,
  context: RolloutContext,
): CommandResult {
  const rollout = state.rollouts.find((one) => one.id === id);
  if (rollout === undefined) return refused(`There is no running rollout ${id}.`);
  if (rollout.state === 'watched') return changeWatched(state, rollout, verb, context);
  const release = releaseId(rollout);
  const share = inPercent(rollout.steps[rollout.step]?.share ?? 0);
  switch (verb) {
    case 'pause':
    case 'hold': {
      const wanted = verb === 'pause' ? 'paused' : 'held';
      if (rollout.state === wanted || rollout.state === 'paused')
        return refused(`Rollout ${id} is ${rollout.state} already.`);
      return accepted(
        [{ kind: 'rollout-changed', id, state: wanted }],
        [`${release} stays with ${share} of the visitors until the rollout is resumed.`],
      );
    }
    case 'resume':
      if (rollout.state === 'running') return refused(`Rollout ${id} is running already.`);
      return accepted(
        [{ kind: 'rollout-changed', id, state: 'running' }],
        [`The rollout of ${release} goes on from ${share}.`],
      );
    case 'advance': {
      const next = rollout.steps[rollout.step + 1];
      if (rollout.state !== 'running') return refused(`Rollout ${id} is ${rollout.state}: resume it first.`);
      if (next === undefined) return refused(`Rollout ${id} is at its last step: promote or abort it.`);
      return accepted(
        [{ kind: 'rollout-advanced', id, step: rollout.step + 1 }],
        [`${release} goes from ${share} to ${inPercent(next.share)} of the visitors.`],
      );
    }
    case 'promote':
      return promote(state, rollout, context);
    case 'abort':
      return accepted(
        [{ kind: 'rollout-ended', id, as: 'aborted' }],
        [`Everybody on ${scopeInWords(rollout.brands)} gets the stable ${rollout.name} again.`],
      );
    default:
      return assertNever(verb);
  }
}

/** The share of a release that is watched after its promotion, in ten-thousandths; the other visitors stay on the former release (GRD-11). */
const watchedShare = 9_800;

function promote(state: RegistryState, rollout: Rollout, context: RolloutContext): CommandResult {
  const { id, name, version, brands, steps } = rollout;
  const { watchMinutes } = context;
  const hasFormer = brandsIn(brands, context).some((brand) => usableHistory(state, name, brand).length > 0);
  const isWatched = watchMinutes > 0 && hasFormer;
  const end: RegistryChange = isWatched
    ? {
        kind: 'rollout-watched',
        id,
        steps: [...steps, { share: watchedShare, minimumMinutes: watchMinutes, minimumPageLoads: 0 }],
      }
    : { kind: 'rollout-ended', id, as: 'promoted' };
  return accepted(
    [{ kind: 'became-stable', turn: 'promote', name, version, brands }, end],
    [
      `${releaseId(rollout)} becomes stable on ${scopeInWords(brands)}.`,
      ...(isWatched
        ? [
            `The guard compares it for ${minutesInWords(watchMinutes)} with the former release, which ${inPercent(10_000 - watchedShare)} of the visitors keep, and rolls it back if it is worse.`,
          ]
        : []),
      ...leftOut(state, name, brands, context),
    ],
  );
}

/** Ends a rollout that is watched after its promotion: the release stays stable, or the former one is stable again. */
function changeWatched(
  state: RegistryState,
  rollout: Rollout,
  verb: ChangeRollout['verb'],
  context: RolloutContext,
): CommandResult {
  const { id, name, brands } = rollout;
  if (verb === 'promote')
    return accepted(
      [{ kind: 'rollout-ended', id, as: 'promoted' }],
      [`Everybody on ${scopeInWords(brands)} gets ${releaseId(rollout)}; it is not watched any longer.`],
    );
  if (verb !== 'abort')
    return refused(
      `Rollout ${id} is promoted and watched: promote it again to end that, or abort it to roll ${releaseId(rollout)} back.`,
    );
  const others = { ...state, rollouts: state.rollouts.filter((one) => one.id !== id) };
  const back = rollBack(others, { name, brands }, context);
  if (back.kind === 'refused') return back;
  return accepted([...back.changes, { kind: 'rollout-ended', id, as: 'aborted' }], back.effects);
}

function minutesInWords(minutes: number): string {
  if (minutes % 60 === 0) return minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
