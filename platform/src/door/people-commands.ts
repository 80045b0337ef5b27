import { permissionsOf } from '@storefront/contract';
import type { RegistryCommandName } from '@storefront/contract';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../registry/people';
import type { AuditNote } from '../registry/attempt';
import type { Registry } from '../registry/registry';
import { refused } from '../registry/change';
import type { HandleCommand } from './handle-command';
import { signedBy } from './gatekeeper';
import type { Gatekeeper } from './gatekeeper';
import { toRefusal } from './refusals';
import { createToken, hashToken } from './tokens';

export interface PeopleCommandDeps {
  readonly registry: Registry;
  readonly gatekeeper: Pick<Gatekeeper, 'authorize'>;
  now(): Date;
  addCommand<Name extends RegistryCommandName>(name: Name, handle: HandleCommand<Name>): void;
  answer(reply: FastifyReply, tryOut: boolean | undefined, effects: readonly string[]): void;
  sendSecret(reply: FastifyReply, effects: readonly string[], token: string): void;
}

const day = 86_400_000;
const usualDays = 90;

/** The commands over the people and tokens of teams (ROL-9). */
export function peopleCommands(deps: PeopleCommandDeps): void {
  const { registry, gatekeeper, now, addCommand, answer, sendSecret } = deps;
  const inDays = (days: number) => new Date(now().getTime() + days * day);

  /** A refusal that the audit log keeps, as every refused attempt. */
  async function refuse(reply: FastifyReply, note: AuditNote, fault: string, status = 409): Promise<void> {
    await registry.run({ ...note, command: () => refused(fault) });
    void reply.code(status).send(toRefusal(fault));
  }

  /** A new token in the name of the caller's team, its machine or a person; `caller` has made it. */
  async function makeToken(
    caller: Caller,
    token: {
      readonly team: string;
      readonly person?: string;
      readonly label: string;
      readonly expiresAt?: Date;
    },
    note: AuditNote,
    revokeOthers = false,
  ): Promise<string> {
    const secret = createToken();
    const { person: maker, issuedBy = maker } = caller;
    await registry.addToken({ ...token, hash: hashToken(secret), issuedBy, revokeOthers }, note);
    return secret;
  }

  addCommand('team/token', async (caller, body, reply) => {
    const { team, name, days, revokeOthers = false, reason, tryOut } = body;
    const note = { ...signedBy(caller), action: 'team token', subject: team, reason };
    if (!(await gatekeeper.authorize(caller, permissionsOf['team/token'](body, []), note, reply))) return;
    const known = (await registry.teams()).some((one) => one.id === team);
    if (!known) return refuse(reply, note, `There is no team ${team}: add it first.`);
    const expiresAt = days === undefined ? undefined : inDays(days);
    const effects = [`${team} has a new token. It is shown this once.`, ...expiry(expiresAt)];
    if (revokeOthers) effects.push(`The former tokens of ${team}’s machines are revoked.`);
    if (tryOut) return answer(reply, tryOut, effects);
    const token = { team, label: name ?? reason, ...(expiresAt && { expiresAt }) };
    sendSecret(reply, effects, await makeToken(caller, token, note, revokeOthers));
  });

  addCommand('member/add', async (caller, body, reply) => {
    const { team, person, role, email, reason, tryOut } = body;
    const note = { ...signedBy(caller), action: 'member add', subject: `${person} of ${team}`, reason };
    if (!(await gatekeeper.authorize(caller, permissionsOf['member/add'](body, []), note, reply))) return;
    if (!(await registry.teams()).some((one) => one.id === team))
      return refuse(reply, note, `There is no team ${team}: add it first.`);
    const members = await registry.members();
    const before = members.find((one) => one.team === team && one.person === person);
    const address = email?.toLowerCase();
    // One name is one person in every team, or a second person would not be one (ROL-8).
    const namesake = members.find(
      (one) => one.person === person && one.team !== team && one.email !== undefined && one.email !== address,
    );
    if (address !== undefined && namesake !== undefined)
      return refuse(
        reply,
        note,
        `${person} has another address in ${namesake.team}: choose another short name.`,
      );
    const taken = members.find((one) => one.person !== person && one.email === address);
    if (address !== undefined && taken !== undefined)
      return refuse(reply, note, `This is the address of ${taken.person}: add that person.`);
    const next = role ?? before?.role ?? 'member';
    const effects = [`${person} is ${next === 'owner' ? 'an owner' : 'a member'} of ${team}.`];
    if (!tryOut) await registry.saveMember({ team, person, role, email: address }, note);
    answer(reply, tryOut, effects);
  });

  addCommand('member/remove', async (caller, body, reply) => {
    const { team, person, reason, tryOut } = body;
    const note = { ...signedBy(caller), action: 'member remove', subject: `${person} of ${team}`, reason };
    if (!(await gatekeeper.authorize(caller, permissionsOf['member/remove'](body, []), note, reply))) return;
    if (!(await isMember(team, person))) return refuse(reply, note, `${person} is no member of ${team}.`);
    const effects = [`${person} is no member of ${team} any more: tokens and sessions for it end.`];
    if (!tryOut) await registry.removeMember({ team, person }, note);
    answer(reply, tryOut, effects);
  });

  addCommand('member/token', async (caller, body, reply) => {
    const { team, person, days = usualDays, reason, tryOut } = body;
    const note = { ...signedBy(caller), action: 'member token', subject: `${person} of ${team}`, reason };
    if (!(await gatekeeper.authorize(caller, permissionsOf['member/token'](body, []), note, reply))) return;
    if (!(await isMember(team, person)))
      return refuse(reply, note, `${person} is no member of ${team}: add the person first.`);
    const expiresAt = inDays(days);
    const effects = [`${person} has a token for ${team}. It is shown this once.`, ...expiry(expiresAt)];
    if (tryOut) return answer(reply, tryOut, effects);
    sendSecret(reply, effects, await makeToken(caller, { team, person, label: reason, expiresAt }, note));
  });

  addCommand('token/mine', async (caller, body, reply) => {
    const { name, days = usualDays, reason, tryOut } = body;
    const { id: team, person } = caller;
    const note = { ...signedBy(caller), action: 'token mine', subject: name, reason };
    if (person === undefined)
      return refuse(
        reply,
        note,
        `${caller.machine ?? team} is a machine and no person. Make a token for a machine: storefront team token ${team}`,
        403,
      );
    const expiresAt = inDays(days);
    const effects = [`${person} has a token for ${team}. It is shown this once.`, ...expiry(expiresAt)];
    if (tryOut) return answer(reply, tryOut, effects);
    sendSecret(reply, effects, await makeToken(caller, { team, person, label: name, expiresAt }, note));
  });

  addCommand('token/end', async (caller, body, reply) => {
    const { token: id, reason, tryOut } = body;
    const note = { ...signedBy(caller), action: 'token end', subject: id, reason };
    const token = (await registry.tokens()).find((one) => one.id === id);
    const isOwn = token !== undefined && token.person !== undefined && token.person === caller.person;
    // A team may not learn which numbers the tokens of others have.
    const permissions = isOwn ? [] : [[{ kind: 'people', team: token?.team ?? caller.id } as const]];
    if (!(await gatekeeper.authorize(caller, permissions, note, reply))) return;
    if (token === undefined) return refuse(reply, note, `There is no token ${id} that could be used.`);
    const effects = [
      `The token ${id} (${token.name}) of ${token.person ?? token.team} opens nothing any more.`,
    ];
    if (!tryOut) await registry.endToken(id, note);
    answer(reply, tryOut, effects);
  });

  async function isMember(team: string, person: string): Promise<boolean> {
    return (await registry.members()).some((one) => one.team === team && one.person === person);
  }
}

const expiry = (at: Date | undefined): string[] =>
  at === undefined ? [] : [`It expires on ${at.toISOString().slice(0, 10)}.`];
