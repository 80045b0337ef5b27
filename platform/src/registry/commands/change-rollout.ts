import { inPercent } from '@storefront/contract';
import { assertNever } from '@storefront/contract';
import { releaseId } from '../../releases/release-store';
import { accepted, refused } from '../change';
import type { CommandResult } from '../change';
import type { CommandContext, RegistryState } from '../state';
import { leftOut, scopeInWords } from './checks';

export interface ChangeRollout {
  /** Such as `r7`. */
  readonly id: string;
  readonly verb: 'pause' | 'hold' | 'resume' | 'advance' | 'promote' | 'abort';
}

/** Pauses, resumes, advances or ends a rollout (ROL-2). */
export function changeRollout(
  state: RegistryState,
  { id, verb }: ChangeRollout,
  context: CommandContext,
): CommandResult {
  const rollout = state.rollouts.find((one) => one.id === id);
  if (rollout === undefined) return refused(`There is no running rollout ${id}.`);
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
      return accepted(
        [
          {
            kind: 'became-stable',
            turn: 'promote',
            name: rollout.name,
            version: rollout.version,
            brands: rollout.brands,
          },
          { kind: 'rollout-ended', id, as: 'promoted' },
        ],
        [
          `${release} becomes stable on ${scopeInWords(rollout.brands)}.`,
          ...leftOut(state, rollout.name, rollout.brands, context),
        ],
      );
    case 'abort':
      return accepted(
        [{ kind: 'rollout-ended', id, as: 'aborted' }],
        [`Everybody on ${scopeInWords(rollout.brands)} gets the stable ${rollout.name} again.`],
      );
    default:
      return assertNever(verb);
  }
}
