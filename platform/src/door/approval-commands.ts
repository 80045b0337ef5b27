import { missingRight, permissionFor } from '@storefront/contract';
import type {
  Permission,
  RegistryAnswer,
  RegistryCommandBody,
  RegistryCommandName,
} from '@storefront/contract';
import type { FastifyReply } from 'fastify';
import { accepted, refused } from '../registry/change';
import {
  approveChange,
  approverFault,
  endWaiting,
  isAsker,
  isStale,
  withdrawChange,
} from '../registry/commands/approve-change';
import type { AuditNote } from '../registry/attempt';
import type { Caller } from '../registry/people';
import type { Registry } from '../registry/registry';
import type { RegistrySnapshot } from '../registry/snapshot';
import type { WaitingChange } from '../registry/waiting-change';
import { signedBy } from './gatekeeper';
import type { Gatekeeper } from './gatekeeper';
import type { HandleCommand } from './handle-command';
import { neededRights } from './needed-rights';
import { prepareLater } from './prepare-later';
import type { LaterDeps } from './prepare-later';
import { toRefusal } from './refusals';
import type { StateCommandName } from './commands';

export interface ApprovalDeps extends LaterDeps {
  readonly registry: LaterDeps['registry'] & Pick<Registry, 'approvals' | 'snapshot' | 'tryOut' | 'run'>;
}

export interface ApprovalCommandDeps extends ApprovalDeps {
  readonly gatekeeper: Pick<Gatekeeper, 'authorize'>;
  addCommand<Name extends RegistryCommandName>(name: Name, handle: HandleCommand<Name>): void;
  answer(reply: FastifyReply, tryOut: boolean | undefined, effects: readonly string[]): void;
}

/** The commands over changes that wait for a second person (ROL-8). */
export function approvalCommands(deps: ApprovalCommandDeps): void {
  const { registry, gatekeeper, context, addCommand, answer } = deps;

  /** The change that a command names, what is logged of it, and the rights of who acts on it. */
  async function found(caller: Caller, body: RegistryCommandBody<'approval/give'>, action: string) {
    const { waiting: all } = await registry.approvals();
    const waiting = all.find(({ id }) => id === body.id);
    const snapshot = await registry.snapshot();
    const note = { ...signedBy(caller), action, subject: body.id, reason: body.reason };
    // Every team may list what waits, so it may also learn that there is nothing; the command says so.
    const rights = waiting === undefined ? [] : rightsOver(waiting, caller, snapshot);
    return { waiting, snapshot, note, rights };
  }

  addCommand('approval/give', async (caller, body, reply) => {
    const { id, tryOut } = body;
    const { waiting, snapshot, note, rights } = await found(caller, body, 'approval give');
    if (!(await gatekeeper.authorize(caller, rights, note, reply))) return;
    const approvedBy = caller.person ?? caller.id;
    const later = waiting && (await prepareLater(deps, { ...waiting, approvedBy }, snapshot));
    const nothing = refused('Nothing waits.');
    const evaluate = later?.evaluate ?? (() => ({ made: nothing, given: nothing }));
    const attempt = {
      ...note,
      ...(waiting && later && { ...neededBy(later), inNameOf: nameOf(waiting, later, caller, note) }),
      command: (state: Parameters<typeof approveChange>[0]) =>
        approveChange(state, { id, approver: caller }, evaluate, context()),
    };
    const result = tryOut ? await registry.tryOut(attempt) : await registry.run(attempt);
    if (result.kind === 'accepted') return answer(reply, tryOut, result.effects);
    // What has gone stale can never be approved, so it stops waiting.
    if (waiting !== undefined && later !== undefined && !tryOut)
      await registry.run({
        ...note,
        ...neededBy(later),
        action: 'approval end',
        reason: 'what it would change has changed meanwhile',
        command: (state) =>
          state.waiting.some((one) => one.id === id) && isStale(state, waiting, evaluate)
            ? endWaiting(state, { id, as: 'stale' })
            : accepted([], []),
      });
    void reply.code(409).send(toRefusal(...result.faults));
  });

  addCommand('approval/refuse', async (caller, body, reply) => {
    const { note, rights } = await found(caller, body, 'approval refuse');
    if (!(await gatekeeper.authorize(caller, rights, note, reply))) return;
    await end(reply, body, note, (state) => endWaiting(state, { id: body.id, as: 'refused' }));
  });

  addCommand('approval/withdraw', async (caller, body, reply) => {
    const note = { ...signedBy(caller), action: 'approval withdraw', subject: body.id, reason: body.reason };
    await end(reply, body, note, (state) => withdrawChange(state, { id: body.id, caller }));
  });

  async function end(
    reply: FastifyReply,
    { tryOut }: RegistryCommandBody<'approval/refuse'>,
    note: AuditNote,
    command: Parameters<Registry['run']>[0]['command'],
  ): Promise<void> {
    const attempt = { ...note, command };
    const result = tryOut ? await registry.tryOut(attempt) : await registry.run(attempt);
    if (result.kind === 'refused') void reply.code(409).send(toRefusal(...result.faults));
    else answer(reply, tryOut, result.effects);
  }
}

type Later = Awaited<ReturnType<typeof prepareLater>>;

const neededBy = ({ brands, releases, ofBrand }: Later) => ({ brands, releases, ofBrand });

/** The line of the audit log for the change itself: who asked for it, and who approved it. */
function nameOf(
  { id, by: actor, person, machine, reason }: WaitingChange,
  { action, subject, brands }: Later,
  approver: Caller,
  note: AuditNote,
): AuditNote {
  const approval = `asked for as ${id}, approved by ${approver.person ?? approver.id}: ${note.reason}`;
  return { actor, person, machine, action, subject, brands, reason: `${reason} (${approval})` };
}

/**
 * Who may make the change may approve it, and so may who acts for all that asks for a second person: a brand's people approve what a
 * feature's team wants to give them.
 */
function rightsOver(waiting: WaitingChange, caller: Caller, snapshot: RegistrySnapshot): Permission[][] {
  const { call, body, because } = waiting;
  const rights = neededRights(call as StateCommandName, body, snapshot);
  const isAllowed = rights.every((group) => missingRight(caller, group) === undefined);
  // A rollout that has ended needs no right any more.
  return rights.length > 0 && isAllowed ? [] : because.map((of) => [permissionFor(of)]);
}

/** What asks for a second person, and what waits for one, as a caller sees it. */
export async function listApprovals(
  deps: ApprovalDeps,
  caller: Caller,
): Promise<RegistryAnswer<'approvals'>> {
  const { registry, context } = deps;
  const { approvals: required, waiting } = await registry.approvals();
  const { now } = context();
  const snapshot = await registry.snapshot();
  const current = waiting.filter(({ expiresAt }) => new Date(expiresAt) > now);
  const listed = current.map(async (one) => {
    const { id, askedAt, expiresAt, body, by, person, machine, reason, because, effects } = one;
    const later = await prepareLater(deps, one, snapshot);
    const tried = await registry.tryOut({
      ...neededBy(later),
      command: (state) => (isStale(state, one, later.evaluate) ? refused('stale') : accepted([], [])),
    });
    const missing = rightsOver(one, caller, snapshot)
      .map((group) => missingRight(caller, group))
      .find((fault) => fault !== undefined);
    const whyNot = missing ?? approverFault(one, caller);
    return {
      id,
      askedAt,
      expiresAt,
      ...(typeof body['at'] === 'string' && { at: body['at'] }),
      by,
      ...(person !== undefined && { person }),
      ...(machine !== undefined && { machine }),
      reason,
      action: later.action,
      subject: later.subject,
      because,
      effects,
      stale: tried.kind === 'refused',
      ...(whyNot !== undefined && { whyNot }),
      isOwn: isAsker(one, caller),
    };
  });
  return { required, waiting: await Promise.all(listed) };
}

/** Ends what nobody has approved in time. */
export async function endExpired({
  registry,
  context,
}: Pick<ApprovalDeps, 'registry' | 'context'>): Promise<void> {
  const { waiting } = await registry.approvals();
  for (const { id, expiresAt, by: actor, person, machine } of waiting) {
    if (new Date(expiresAt) > context().now) continue;
    await registry.run({
      actor,
      person,
      machine,
      action: 'approval end',
      subject: id,
      reason: `nobody has approved it by ${expiresAt}`,
      command: (state) =>
        state.waiting.some((one) => one.id === id)
          ? endWaiting(state, { id, as: 'expired' })
          : accepted([], []),
    });
  }
}
