import { randomBytes } from 'node:crypto';
import type { RegistryCommandBody, RegistryCommandName } from '@storefront/contract';
import {
  acceptRelease,
  distrustPartner,
  rejectRelease,
  trustPartner,
} from '../registry/commands/accept-release';
import { liftApproval, requireApproval } from '../registry/commands/approve-change';
import { atOnce, forLater, makeOrAsk } from '../registry/commands/ask-for-approval';
import type { Asked, Evaluate } from '../registry/commands/ask-for-approval';
import { publishDraft, restoreBrand, saveDraft } from '../registry/commands/change-brand';
import { changeRollout } from '../registry/commands/change-rollout';
import { signalsOf } from '../guard/signals';
import { endPreviews, endStaffMarks } from '../registry/commands/end-previews';
import { freezeBrand, unfreezeBrand } from '../registry/commands/freeze-brand';
import { pinRelease, unpinRelease } from '../registry/commands/pin-release';
import { promoteRelease } from '../registry/commands/promote-release';
import { revokeRelease } from '../registry/commands/revoke-release';
import { rollBack } from '../registry/commands/roll-back';
import { endScheduled } from '../registry/commands/schedule-change';
import { startRollout } from '../registry/commands/start-rollout';
import { previewsSubject } from '../registry/load-state';
import type { Attempt } from '../registry/attempt';
import type { RegistryState, RolloutContext } from '../registry/state';
import { splitReleaseId } from '../releases/split-release-id';
import { releaseId } from '../releases/release-store';

/** A command in the form that the door runs. */
type PreparedCommand = Pick<Attempt, 'action' | 'subject' | 'brands' | 'releases' | 'ofBrand' | 'command'>;

/** A command in the name of somebody: it waits for a second person where one is asked for. */
export interface AskedCommand extends PreparedCommand {
  /** What it does once it is approved. */
  readonly evaluate: Evaluate;
}

/** In whose name a command is made. */
export interface Asker extends Omit<Asked, 'call' | 'body'> {
  /** The second person who has approved it already. */
  readonly approvedBy?: string | undefined;
}

/** The commands over releases, rollouts and brands; those over teams and preview links do not change decisions. */
export type StateCommandName = Exclude<
  RegistryCommandName,
  | `${'team' | 'member' | 'token'}/${string}`
  | 'preview'
  | 'staff/link'
  | 'brand/preview'
  | 'release/collect'
  | 'approval/give'
  | 'approval/refuse'
  | 'approval/withdraw'
>;

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
  'release/accept': ({ release, brands, hash }, context) => {
    const id = splitReleaseId(release);
    return {
      action: 'release accept',
      subject: release,
      brands,
      releases: [id],
      command: (state) => acceptRelease(state, { release: id, brands, hash }, context),
    };
  },
  'release/reject': ({ release, brands }, context) => {
    const id = splitReleaseId(release);
    return {
      action: 'release reject',
      subject: release,
      brands,
      releases: [id],
      command: (state) => rejectRelease(state, { release: id, brands }, context),
    };
  },
  'partner/trust': ({ partner, brand }, context) => ({
    action: 'partner trust',
    subject: partner,
    brands: [brand],
    command: (state) => trustPartner(state, { brand, partner }, context),
  }),
  'partner/distrust': ({ partner, brand }) => ({
    action: 'partner distrust',
    subject: partner,
    brands: [brand],
    command: (state) => distrustPartner(state, { brand, partner }),
  }),
  'rollout/start': ({ release, brands, steps, watch, audience, despite }, context) => {
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
          { release: id, brands, steps, salt, watch: watch ?? signalsOf(id.name), audience, despite },
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
  'brand/draft': ({ brand, data, base }, context) => ({
    action: 'brand draft',
    subject: brand,
    brands: [brand],
    ofBrand: brand,
    command: (state) => saveDraft(state, { brand, data, base }, context),
  }),
  'brand/publish': ({ brand, draft }, context) => ({
    action: 'brand publish',
    subject: brand,
    brands: [brand],
    ofBrand: brand,
    command: (state) => publishDraft(state, { brand, draft }, context),
  }),
  'brand/restore': ({ brand, version }, context) => ({
    action: 'brand restore',
    subject: brand,
    brands: [brand],
    ofBrand: brand,
    command: (state) => restoreBrand(state, { brand, version }, context),
  }),
  'staff/end': ({ brand }, context) => ({
    action: 'staff end',
    subject: previewsSubject,
    brands: [brand],
    command: () => endStaffMarks({ brand }, context),
  }),
  'schedule/remove': ({ id }) => ({
    action: 'schedule remove',
    subject: id,
    command: (state) => endScheduled(state, { id, as: 'removed' }),
  }),
  'approval/require': ({ of }, context) => ({
    action: 'approval require',
    subject: of,
    command: (state) => requireApproval(state, of, context),
  }),
  'approval/lift': ({ of }) => ({
    action: 'approval lift',
    subject: of,
    command: (state) => liftApproval(state, of),
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

/**
 * A command by the name and the body of its call, which belong together: made at once, or set for its time (ROL-7). There is no other way
 * to a command than this one, so nothing goes round the second person that a feature or a brand asks for (ROL-8).
 */
export function prepareCommand(
  name: StateCommandName,
  body: object,
  context: RolloutContext,
  state: RegistryStateLookup,
  { approvedBy, ...asker }: Asker,
): AskedCommand {
  // The compiler cannot see that a name and the body of that name belong together.
  const prepare = preparations[name] as (
    body: object,
    ...rest: [RolloutContext, RegistryStateLookup]
  ) => PreparedCommand;
  const { tryOut: _tryOut, ...asked } = body as Readonly<Record<string, unknown>>;
  const { at, ...atItsTime } = asked;
  const prepared = prepare(body, context, state);
  const isTimed = typeof at === 'string';
  const evaluate = isTimed
    ? forLater(prepared.command, { ...asker, at, call: name, body: atItsTime, approvedBy }, context)
    : atOnce(prepared.command);
  return {
    ...prepared,
    action: isTimed ? `schedule ${prepared.action}` : prepared.action,
    evaluate,
    command: (present) =>
      approvedBy === undefined
        ? makeOrAsk(present, evaluate, { ...asker, call: name, body: asked }, context)
        : evaluate(present).made,
  };
}

/** The names of the commands that `prepareCommand` knows. */
export const stateCommandNames = Object.keys(preparations) as StateCommandName[];
