import { randomBytes } from 'node:crypto';
import type { RegistryCommandBody, RegistryCommandName } from '@storefront/contract';
import { changeRollout } from '../registry/commands/change-rollout';
import { signalsOf } from '../guard/signals';
import { endPreviews } from '../registry/commands/end-previews';
import { freezeBrand, unfreezeBrand } from '../registry/commands/freeze-brand';
import { pinRelease, unpinRelease } from '../registry/commands/pin-release';
import { promoteRelease } from '../registry/commands/promote-release';
import { revokeRelease } from '../registry/commands/revoke-release';
import { rollBack } from '../registry/commands/roll-back';
import { endScheduled } from '../registry/commands/schedule-change';
import { startRollout } from '../registry/commands/start-rollout';
import { previewsSubject } from '../registry/load-state';
import type { Attempt } from '../registry/registry';
import type { RegistryState, RolloutContext } from '../registry/state';
import { splitReleaseId } from '../releases/split-release-id';
import { releaseId } from '../releases/release-store';

/** A command in the form that the door runs. */
export type PreparedCommand = Pick<Attempt, 'action' | 'subject' | 'brands' | 'releases' | 'command'>;

/** The commands over releases, rollouts and brands; those over teams and preview links do not change decisions. */
export type StateCommandName = Exclude<RegistryCommandName, `team/${string}` | 'preview' | 'release/collect'>;

type Preparations = {
  [Name in StateCommandName]: (
    body: RegistryCommandBody<Name>,
    context: RolloutContext,
    state: RegistryStateLookup,
  ) => PreparedCommand;
};

/** The state that a command is prepared with, so that the audit log can name the release concerned. */
type RegistryStateLookup = Pick<RegistryState, 'rollouts' | 'pins'>;

/** How the body of each call becomes a command (REL-13). */
const preparations: Preparations = {
  'release/promote': ({ release, brands, despite }, context) => {
    const id = splitReleaseId(release);
    return {
      action: 'release promote',
      subject: release,
      brands,
      releases: [id],
      command: (state) => promoteRelease(state, { release: id, brands, despite }, context),
    };
  },
  'release/revoke': ({ release, reason }, context) => {
    const id = splitReleaseId(release);
    return {
      action: 'release revoke',
      subject: release,
      brands: 'all',
      releases: [id],
      command: (state) => revokeRelease(state, { release: id, reason }, context),
    };
  },
  'rollout/start': ({ release, brands, steps, watch, despite }, context) => {
    const id = splitReleaseId(release);
    const salt = randomBytes(12).toString('base64url');
    return {
      action: 'rollout start',
      subject: release,
      brands,
      releases: [id],
      command: (state) =>
        startRollout(
          state,
          { release: id, brands, steps, salt, watch: watch ?? signalsOf(id.name), despite },
          context,
        ),
    };
  },
  'rollout/change': ({ rollout, verb }, context, { rollouts }) => {
    const running = rollouts.find(({ id }) => id === rollout);
    return {
      action: `rollout ${verb}`,
      subject: running ? `${running.name}@${running.version}` : rollout,
      brands: running?.brands,
      command: (state) => changeRollout(state, { id: rollout, verb }, context),
    };
  },
  rollback: ({ feature: name, brands }, context) => ({
    action: 'rollback',
    subject: name,
    brands,
    command: (state) => rollBack(state, { name, brands }, context),
  }),
  pin: ({ brand, release }, context) => {
    const id = splitReleaseId(release);
    return {
      action: 'pin',
      subject: release,
      brands: [brand],
      releases: [id],
      command: (state) => pinRelease(state, { brand, release: id }, context),
    };
  },
  unpin: ({ brand, feature: name }, _context, { pins }) => {
    const pin = pins.find((one) => one.brand === brand && one.feature === name);
    return {
      action: 'unpin',
      // A partner's remote that replaces ours has another name (BRD-5); its history is found by that name.
      subject: pin ? releaseId(pin) : name,
      brands: [brand],
      command: (state) => unpinRelease(state, { brand, feature: name }),
    };
  },
  'preview/end': ({ brand, release }, context) => {
    const id = splitReleaseId(release);
    return {
      action: 'preview end',
      subject: previewsSubject,
      brands: [brand],
      command: () => endPreviews({ brand, release: id }, context),
    };
  },
  'schedule/remove': ({ id }) => ({
    action: 'schedule remove',
    subject: id,
    command: (state) => endScheduled(state, { id, as: 'removed' }),
  }),
  freeze: ({ brand, until }, context) => ({
    action: 'freeze',
    subject: brand,
    brands: [brand],
    command: (state) => freezeBrand(state, { brand, until }, context),
  }),
  unfreeze: ({ brand }) => ({
    action: 'unfreeze',
    subject: brand,
    brands: [brand],
    command: (state) => unfreezeBrand(state, { brand }),
  }),
};

/** A command by the name and the body of its call, which belong together. */
export function prepareCommand(
  name: StateCommandName,
  body: object,
  context: RolloutContext,
  state: RegistryStateLookup,
): PreparedCommand {
  // The compiler cannot see that a name and the body of that name belong together.
  const prepare = preparations[name] as (
    body: object,
    ...rest: [RolloutContext, RegistryStateLookup]
  ) => PreparedCommand;
  return prepare(body, context, state);
}

/** The names of the commands that `prepareCommand` knows. */
export const stateCommandNames = Object.keys(preparations) as StateCommandName[];
