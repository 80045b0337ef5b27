import { permissionsOf } from '@storefront/contract';
import type {
  Brand,
  CommandAnswer,
  Permission,
  RegistryCommandBody,
  RegistryCommandName,
} from '@storefront/contract';
import { registryCommands } from '@storefront/contract/schemas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CommandResult } from '../registry/change';
import type { Attempt, Registry, Team } from '../registry/registry';
import type { RegistrySnapshot } from '../registry/snapshot';
import { scheduleChange } from '../registry/commands/schedule-change';
import type { RolloutContext } from '../registry/state';
import { commandSchema } from './call-schemas';
import { prepareCommand, stateCommandNames } from './commands';
import type { PreparedCommand, StateCommandName } from './commands';
import { neededRights } from './needed-rights';
import type { Gatekeeper } from './gatekeeper';
import { makePreviewLink } from './preview-command';
import { callFaults, refusalOf } from './refusals';
import { createToken, hashToken } from './tokens';

export interface CommandRouteDeps {
  readonly registry: Registry;
  readonly gatekeeper: Gatekeeper;
  context(): RolloutContext;
  collect(note: Pick<Attempt, 'actor' | 'reason'> & { readonly tryOut: boolean }): Promise<CommandResult>;
  /** The remotes that a brand uses in place of ours, by feature (BRD-5). */
  remotesOf(brand: string): Brand['remotes'];
  /** The key that signs preview links; without it none are made. */
  readonly previewKey: string | undefined;
  /** The secret with which a team checks messages posted to its address; without it none are posted. */
  readonly webhookSecretOf: ((team: string, url: string) => string) | undefined;
}

/** `POST /platform/{command}`: every change except publishing. */
export function commandRoutes(
  app: FastifyInstance,
  { registry, gatekeeper, context, collect, remotesOf, previewKey, webhookSecretOf }: CommandRouteDeps,
): void {
  for (const name of stateCommandNames) {
    addCommand(name, async (team, body, reply) => {
      const snapshot = await registry.snapshot();
      const prepared = prepareCommand(name, body, context(), snapshot);
      const attempt = { ...timed(name, body, prepared, team), actor: team.id, reason: body.reason };
      const rights =
        'id' in body ? await rightsToTakeBack(body.id, snapshot) : neededRights(name, body, snapshot);
      if (!(await gatekeeper.authorize(team, rights, attempt, reply))) return;
      const result = body.tryOut ? await registry.tryOut(attempt) : await registry.run(attempt);
      if (result.kind === 'refused') void reply.code(409).send(refusalOf(...result.faults));
      else answer(reply, body.tryOut, result.effects);
    });
  }

  /** The command itself, or one that sets it for its time (ROL-7). */
  function timed(
    call: StateCommandName,
    body: RegistryCommandBody<StateCommandName>,
    prepared: PreparedCommand,
    team: Team,
  ): PreparedCommand {
    if (!('at' in body) || body.at === undefined) return prepared;
    const { at, tryOut: _, ...rest } = body;
    const change = { at, call, body: rest, by: team.id, reason: body.reason };
    return {
      ...prepared,
      action: `schedule ${prepared.action}`,
      command: (state) => scheduleChange(state, change, prepared.command, context()),
    };
  }

  /** Who may make a change may also take it back. */
  async function rightsToTakeBack(id: string, snapshot: RegistrySnapshot): Promise<Permission[][]> {
    const change = (await registry.scheduled()).find((one) => one.id === id);
    // Every team may list what is set, so it may also learn that there is none; the command says so.
    return change ? neededRights(change.call as StateCommandName, change.body, snapshot) : [];
  }

  addCommand('release/collect', async (team, body, reply) => {
    const { reason, tryOut = false } = body;
    const note = { actor: team.id, action: 'release collect', subject: 'releases', reason };
    if (!(await gatekeeper.authorize(team, permissionsOf['release/collect'](body, []), note, reply))) return;
    const result = await collect({ actor: team.id, reason, tryOut });
    if (result.kind === 'refused') return void reply.code(409).send(refusalOf(...result.faults));
    answer(reply, tryOut, result.effects.length > 0 ? result.effects : ['No release can be collected.']);
  });

  addCommand('team/add', async (team, body, reply) => {
    const { team: id, features, webhook, reason, tryOut } = body;
    const note = { actor: team.id, action: 'team add', subject: id, reason };
    if (!(await gatekeeper.authorize(team, permissionsOf['team/add'](body, []), note, reply))) return;
    if (!tryOut) await registry.saveTeam({ id, features, webhook }, note);
    const effects = [`${id} may release ${features.join(', ')}.`];
    if (webhook === undefined || webhookSecretOf === undefined) return answer(reply, tryOut, effects);
    effects.push(`What is posted to ${webhook} is signed with a secret (docs/security.md).`);
    if (tryOut) return answer(reply, tryOut, effects);
    sendSecret(reply, effects, webhookSecretOf(id, webhook));
  });

  addCommand('team/token', async (team, body, reply) => {
    const { team: id, revokeOthers = false, reason, tryOut } = body;
    const note = { actor: team.id, action: 'team token', subject: id, reason };
    if (!(await gatekeeper.authorize(team, permissionsOf['team/token'](body, []), note, reply))) return;
    const known = (await registry.teams()).some((one) => one.id === id);
    if (!known) {
      void reply.code(409).send(refusalOf(`There is no team ${id}: add it first.`));
      return;
    }
    const effects = [`${id} has a new token. It is shown this once.`];
    if (revokeOthers) effects.push(`The former tokens of ${id} are revoked.`);
    if (tryOut) return answer(reply, tryOut, effects);
    const token = createToken();
    await registry.addToken({ hash: hashToken(token), team: id, label: reason, revokeOthers }, note);
    sendSecret(reply, effects, token);
  });

  addCommand('preview', async (team, body, reply) => {
    const { brand, releases, reason, tryOut } = body;
    const note = { actor: team.id, action: 'preview', subject: releases.join(', '), brands: [brand], reason };
    if (!(await gatekeeper.authorize(team, permissionsOf.preview(body, []), note, reply))) return;
    const link = await makePreviewLink(body, { registry, context: context(), remotesOf, key: previewKey });
    if (link.kind === 'refused') return void reply.code(409).send(refusalOf(...link.faults));
    if (tryOut) return answer(reply, tryOut, link.effects);
    await registry.note(note, { brand, releases, hours: body.hours });
    sendSecret(reply, link.effects, `?preview=${link.token}`);
  });

  /** Adds a call whose body the contract describes; `handle` sends the answer. */
  function addCommand<Name extends RegistryCommandName>(
    name: Name,
    handle: (team: Team, body: RegistryCommandBody<Name>, reply: FastifyReply) => Promise<void>,
  ) {
    // Collecting releases removes their files from the store.
    const options = { schema: commandSchema(name), config: { maxMilliseconds: 300_000 } };
    app.post(`/platform/${name}`, options, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const team = await gatekeeper.authenticate(request, reply);
      if (team === undefined) return reply;
      const faults = callFaults(registryCommands[name], request.body);
      if (faults.length > 0) return reply.code(400).send(refusalOf(...faults));
      await handle(team, request.body as RegistryCommandBody<Name>, reply);
      return reply;
    });
  }
}

/** The answer to a command that creates a secret, which is shown only once. */
function sendSecret(reply: FastifyReply, effects: readonly string[], token: string): void {
  void reply.send({ kind: 'done', effects, faults: [], token } satisfies CommandAnswer & { token: string });
}

function answer(reply: FastifyReply, tryOut: boolean | undefined, effects: readonly string[]): void {
  void reply.send({ kind: tryOut ? 'tried out' : 'done', effects, faults: [] } satisfies CommandAnswer);
}
