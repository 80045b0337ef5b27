import { canonicalJson } from '@storefront/contract';
import { accepted, refused } from '../change';
import type { CommandResult } from '../change';
import { seenBy, whoAsks } from './second-person';
import type { CommandContext, RegistryState } from '../state';
import type { WaitingChange } from '../waiting-change';
import { scheduleChange } from './schedule-change';
import type { ScheduledChange } from '../snapshot';

type Command = (state: RegistryState) => CommandResult;

/** A change as it is asked for: the call, who asks and why. */
export type Asked = Pick<
  WaitingChange,
  'call' | 'body' | 'by' | 'person' | 'machine' | 'issuedBy' | 'reason'
>;

/** What a change does when it is made, and what it gives to visitors; these differ when it is only set for a time. */
interface Evaluated {
  readonly made: CommandResult;
  readonly given: CommandResult;
}

/** A command that can wait: what it does, as the state is. */
export type Evaluate = (state: RegistryState) => Evaluated;

const hour = 3_600_000;
/** For how long a change waits: as long as the longest preview, with which it can be looked at. */
const waitingHours = 72;
// Each is tried out when they are listed.
const maxWaiting = 100;

/** A command that is made at once. */
export function atOnce(command: Command): Evaluate {
  return (state) => {
    const made = command(state);
    return { made, given: made };
  };
}

/** A command that is set for a time: it waits before, so that nobody has to be awake then. */
export function forLater(
  command: Command,
  change: Omit<ScheduledChange, 'id'>,
  context: Pick<CommandContext, 'now'>,
): Evaluate {
  return (state) => ({ made: scheduleChange(state, change, command, context), given: command(state) });
}

/** Makes a change, or lets it wait for a second person where a feature or a brand asks for one (ROL-8). */
export function makeOrAsk(
  state: RegistryState,
  evaluate: Evaluate,
  asked: Asked,
  { now }: Pick<CommandContext, 'now'>,
): CommandResult {
  const { made, given } = evaluate(state);
  // What cannot be done yet at its time is asked about then: nobody knows now what it would do.
  if (made.kind === 'refused' || given.kind === 'refused') return made;
  const because = whoAsks(state, given.changes);
  if (because.length === 0) return made;
  const same = state.waiting.find(
    (one) =>
      one.call === asked.call &&
      one.by === asked.by &&
      canonicalJson(one.body) === canonicalJson(asked.body) &&
      one.seen === seenBy(state, given) &&
      new Date(one.expiresAt) > now,
  );
  if (same !== undefined)
    return accepted([], [`It waits already, as ${same.id}: storefront approval list shows it.`]);
  if (state.waiting.length >= maxWaiting)
    return refused(
      `${maxWaiting} changes wait for approval already: approve, reject or withdraw one first (storefront approval list).`,
    );
  const { at } = asked.body;
  const expiry = Math.min(
    now.getTime() + waitingHours * hour,
    // Nobody approves what should have been done already.
    typeof at === 'string' ? new Date(at).getTime() : Infinity,
  );
  const waiting: WaitingChange = {
    ...asked,
    id: `w${state.nextWaiting}`,
    because,
    effects: made.effects,
    seen: seenBy(state, given),
    askedAt: now.toISOString(),
    expiresAt: new Date(expiry).toISOString(),
  };
  return accepted(
    [{ kind: 'approval-asked', waiting }],
    [
      `It waits until somebody else has approved it, because ${because.map(inWords).join(' and ')} ${because.length === 1 ? 'asks' : 'ask'} for a second person.`,
      ...made.effects.map((effect) => `Then it does this: ${effect}`),
    ],
  );
}

/** What asks for a second person, as a part of a sentence. */
function inWords(of: string): string {
  return of.startsWith('brand:') ? `the brand ${of.slice('brand:'.length)}` : of;
}
