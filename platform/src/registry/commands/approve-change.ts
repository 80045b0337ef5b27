import { accepted, refused } from '../change';
import type { CommandResult } from '../change';
import type { Caller } from '../people';
import { seenBy } from './second-person';
import type { CommandContext, RegistryState } from '../state';
import type { WaitingChange, WaitingEnd } from '../waiting-change';
import { brandFaults } from './checks';
import type { Evaluate } from './ask-for-approval';

/** Who approves, rejects or withdraws. */
export type Approver = Pick<Caller, 'id' | 'person' | 'machine' | 'issuedBy'>;

const nothingWaits = (id: string) =>
  `Nothing waits as ${id}: it was approved, rejected or withdrawn, or has expired. storefront approval list shows what waits, and storefront audit what was done.`;

/** From now on, what gives visitors of a feature or a brand something new waits for a second person (ROL-8). */
export function requireApproval(state: RegistryState, of: string, context: CommandContext): CommandResult {
  if (state.approvals.includes(of)) return refused(`${of} asks for a second person already.`);
  const brand = brandOf(of);
  const faults = brand === undefined ? [] : brandFaults([brand], context);
  if (faults.length > 0) return refused(...faults);
  const running = state.rollouts.filter(
    ({ name, brands, state: phase }) =>
      phase !== 'watched' && (brand === undefined ? name === of : brands === 'all' || brands.includes(brand)),
  );
  return accepted(
    [{ kind: 'approval-required', of }],
    [
      `What gives visitors something new of ${of} waits until a second person has approved it. Aborting and rolling back never wait.`,
      'It takes two people with tokens of their own (storefront member list), also to end this again.',
      ...running.map(
        ({ id, name, version }) =>
          `Rollout ${id} of ${name}@${version} has begun already, and the guard goes on with it: pause or abort it to stop that.`,
      ),
    ],
  );
}

/** Ends that. Where a second person is asked for, `makeOrAsk` lets this wait too. */
export function liftApproval(state: RegistryState, of: string): CommandResult {
  if (!state.approvals.includes(of)) return refused(`${of} does not ask for a second person.`);
  return accepted(
    [{ kind: 'approval-lifted', of }],
    [`Changes of ${of} are made at once, without a second person.`],
  );
}

function brandOf(of: string): string | undefined {
  return of.startsWith('brand:') ? of.slice('brand:'.length) : undefined;
}

/**
 * Why somebody is no second person for a change, with the way out: a machine, the person who asked for it, or a person with a token that
 * the same one has made.
 */
export function approverFault(waiting: WaitingChange, approver: Approver): string | undefined {
  const { id, person, issuedBy } = waiting;
  if (approver.person === undefined)
    return `${approver.machine ?? approver.id} is a machine, and a person approves ${id}: sign in as a member of a team, or ask one (storefront member list).`;
  if (approver.person === person) return `You have asked for ${id} yourself: somebody else approves it.`;
  const asking = [person, issuedBy].filter((one) => one !== undefined);
  const shared = [approver.person, approver.issuedBy].find(
    (one) => one !== undefined && asking.includes(one),
  );
  if (shared === undefined) return undefined;
  return shared === approver.person
    ? `${id} was asked for with a token that you have made: somebody else approves it.`
    : `${shared} has made the token that you use, and has part in asking for ${id}: approve it with a token that ${shared} has not made, such as one from an operator.`;
}

/** Whether something else would happen than what was asked for. */
export function isStale(state: RegistryState, waiting: WaitingChange, evaluate: Evaluate): boolean {
  const { made, given } = evaluate(state);
  return made.kind === 'refused' || given.kind === 'refused' || seenBy(state, given) !== waiting.seen;
}

const hasExpired = ({ expiresAt }: WaitingChange, now: Date) => new Date(expiresAt) <= now;

/** The change under a number that can still be approved. */
function waitingAs(state: RegistryState, id: string, now: Date): WaitingChange | undefined {
  const waiting = state.waiting.find((one) => one.id === id);
  return waiting === undefined || hasExpired(waiting, now) ? undefined : waiting;
}

/** Makes a change that waits, once (ROL-8): who comes second finds that nothing waits any more. */
export function approveChange(
  state: RegistryState,
  { id, approver }: { readonly id: string; readonly approver: Approver },
  evaluate: Evaluate,
  { now }: Pick<CommandContext, 'now'>,
): CommandResult {
  const waiting = waitingAs(state, id, now);
  if (waiting === undefined) return refused(nothingWaits(id));
  const fault = approverFault(waiting, approver);
  if (fault !== undefined) return refused(fault);
  const { made } = evaluate(state);
  const faults = made.kind === 'refused' ? made.faults : [];
  if (made.kind === 'refused' || isStale(state, waiting, evaluate))
    return refused(
      `What ${id} would change has changed since ${waiting.askedAt}, so it is not what was asked for any more: ask again.`,
      ...faults,
    );
  return accepted(
    [...made.changes, { kind: 'approval-ended', waiting: id, as: 'done' }],
    [...made.effects, `${waiting.person ?? waiting.machine ?? waiting.by} asked for it: ${waiting.reason}`],
  );
}

/** Ends a change that waits without making it. */
export function endWaiting(
  state: RegistryState,
  { id, as }: { readonly id: string; readonly as: Exclude<WaitingEnd, 'done'> },
): CommandResult {
  const waiting = state.waiting.find((one) => one.id === id);
  if (waiting === undefined) return refused(nothingWaits(id));
  return accepted(
    [{ kind: 'approval-ended', waiting: id, as }],
    [`${id} is not made: ${waiting.effects.join(' ')}`],
  );
}

/** Takes back what the caller has asked for. */
export function withdrawChange(
  state: RegistryState,
  { id, caller }: { readonly id: string; readonly caller: Approver },
): CommandResult {
  const waiting = state.waiting.find((one) => one.id === id);
  if (waiting !== undefined && !isAsker(waiting, caller))
    return refused(
      `${waiting.person ?? waiting.by} has asked for ${id}, and withdraws it: storefront approval refuse ${id} rejects it.`,
    );
  return endWaiting(state, { id, as: 'withdrawn' });
}

/** Whether somebody has asked for a change: the person, or for what a machine has asked for, anybody of its team. */
export function isAsker(waiting: WaitingChange, caller: Approver): boolean {
  return waiting.person === undefined ? waiting.by === caller.id : waiting.person === caller.person;
}
