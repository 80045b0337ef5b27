import { brandsOfTeam, permissionsOf } from '@storefront/contract';
import type {
  Brand,
  CommandAnswer,
  Permission,
  RegistryCommandBody,
  RegistryCommandName,
} from '@storefront/contract';
import { registryCommands } from '@storefront/contract/schemas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { waitingIn } from '../registry/change';
import type { CommandResult } from '../registry/change';
import type { Caller } from '../registry/people';
import type { Attempt } from '../registry/attempt';
import type { Registry } from '../registry/registry';
import type { RegistrySnapshot } from '../registry/snapshot';
import type { RolloutContext } from '../registry/state';
import { commandSchema } from './call-schemas';
import { prepareCommand, stateCommandNames } from './commands';
import type { StateCommandName } from './commands';
import { neededRights } from './needed-rights';
import { toAsker, signedBy } from './gatekeeper';
import type { Gatekeeper } from './gatekeeper';
import { makeDraftLink, makePreviewLink, makeStaffLink } from '../registry/preview-links';
import type { HandleCommand } from './handle-command';
import { approvalCommands } from './approval-commands';
import { peopleCommands } from './people-commands';
import { callFaults, toRefusal } from './refusals';

export interface CommandRouteDeps {
  readonly registry: Registry;
  readonly gatekeeper: Gatekeeper;
  context(): RolloutContext;
  collect(
    note: Pick<Attempt, 'actor' | 'person' | 'machine' | 'reason'> & { readonly tryOut: boolean },
  ): Promise<CommandResult>;
  /** The remotes that a brand uses in place of ours, by feature (BRD-5). */
  remotesOf(brand: string): Brand['remotes'];
  /** The key that signs preview links; without it none are made. */
  readonly previewKey: string | undefined;
  /** The secret with which a team checks messages posted to its address; without it none are posted. */
  readonly webhookSecretOf: ((team: string, url: string) => string) | undefined;
}

const onlyOperators: Permission[][] = [[{ kind: 'operator' }]];

/** `POST /platform/{command}`: every change except publishing. */
export function commandRoutes(
  app: FastifyInstance,
  { registry, gatekeeper, context, collect, remotesOf, previewKey, webhookSecretOf }: CommandRouteDeps,
): void {
  for (const name of stateCommandNames) {
    addCommand(name, async (team, body, reply) => {
      const snapshot = await registry.snapshot();
      const asker = toAsker(team, body.reason);
      const inContext = { ...context(), mayActFor: brandsOfTeam(team) };
      const prepared = prepareCommand(name, body, inContext, snapshot, asker);
      const attempt = { ...prepared, ...signedBy(team), reason: body.reason };
      const rights =
        'id' in body ? await rightsToTakeBack(body.id, team, snapshot) : rightsTo(name, body, snapshot);
      if (!(await gatekeeper.authorize(team, rights, attempt, reply))) return;
      const result = body.tryOut ? await registry.tryOut(attempt) : await registry.run(attempt);
      if (result.kind === 'refused') void reply.code(409).send(toRefusal(...result.faults));
      else answer(reply, body.tryOut, result.effects, waitingIn(result.changes));
    });
  }

  /** What is set for a time for a rollout that does not exist yet belongs to no team, so only operators may set it. */
  function rightsTo(
    name: StateCommandName,
    body: RegistryCommandBody<StateCommandName>,
    snapshot: RegistrySnapshot,
  ): Permission[][] {
    const rights = neededRights(name, body, snapshot);
    const isForLater = 'at' in body && body.at !== undefined;
    return isForLater && rights.length === 0 ? onlyOperators : rights;
  }

  /** Who may make a change may also take it back; that of a rollout that has ended only who has set it, and operators. */
  async function rightsToTakeBack(
    id: string,
    team: Caller,
    snapshot: RegistrySnapshot,
  ): Promise<Permission[][]> {
    const change = (await registry.scheduled()).find((one) => one.id === id);
    // Every team may list what is set, so it may also learn that there is none; the command says so.
    if (change === undefined || change.by === team.id) return [];
    const rights = neededRights(change.call as StateCommandName, change.body, snapshot);
    return rights.length === 0 ? onlyOperators : rights;
  }

  addCommand('release/collect', async (team, body, reply) => {
    const { reason, tryOut = false } = body;
    const note = { ...signedBy(team), action: 'release collect', subject: 'releases', reason };
    if (!(await gatekeeper.authorize(team, permissionsOf['release/collect'](body, []), note, reply))) return;
    const result = await collect({ ...signedBy(team), reason, tryOut });
    if (result.kind === 'refused') return void reply.code(409).send(toRefusal(...result.faults));
    answer(reply, tryOut, result.effects.length > 0 ? result.effects : ['No release can be collected.']);
  });

  addCommand('team/add', async (team, body, reply) => {
    const { team: id, features, reason, tryOut } = body;
    const [webhook, chat, email] = [body.webhook, body.chat, body.email].map(addressIn);
    const note = { ...signedBy(team), action: 'team add', subject: id, reason };
    if (!(await gatekeeper.authorize(team, permissionsOf['team/add'](body, []), note, reply))) return;
    if (!tryOut) await registry.saveTeam({ id, features, webhook, chat, email }, note);
    const effects = [`${id} may release ${features.join(', ')}.`];
    if (typeof chat === 'string') effects.push('What the guard does to its rollouts is written to its chat.');
    if (typeof email === 'string')
      effects.push('What the guard does to its rollouts is sent to its mailbox.');
    if (typeof webhook !== 'string' || webhookSecretOf === undefined) return answer(reply, tryOut, effects);
    effects.push(`What is posted to ${webhook} is signed with a secret (docs/security.md).`);
    if (tryOut) return answer(reply, tryOut, effects);
    sendSecret(reply, effects, webhookSecretOf(id, webhook));
  });

  approvalCommands({ registry, gatekeeper, context, addCommand, answer });

  peopleCommands({ registry, gatekeeper, now: () => context().now, addCommand, answer, sendSecret });

  addCommand('preview', async (team, body, reply) => {
    const { brand, releases, reason, tryOut } = body;
    const note = {
      ...signedBy(team),
      action: 'preview',
      subject: releases.join(', '),
      brands: [brand],
      reason,
    };
    if (!(await gatekeeper.authorize(team, permissionsOf.preview(body, []), note, reply))) return;
    const link = await makePreviewLink(body, { registry, context: context(), remotesOf, key: previewKey });
    if (link.kind === 'refused') return void reply.code(409).send(toRefusal(...link.faults));
    if (tryOut) return answer(reply, tryOut, link.effects);
    await registry.note(note, { brand, releases, hours: body.hours });
    sendSecret(reply, link.effects, `?preview=${link.token}`);
  });

  addCommand('staff/link', async (team, body, reply) => {
    const { brand, reason, tryOut } = body;
    const note = { ...signedBy(team), action: 'staff link', subject: brand, brands: [brand], reason };
    if (!(await gatekeeper.authorize(team, permissionsOf['staff/link'](body, []), note, reply))) return;
    const link = makeStaffLink(body, { context: context(), key: previewKey, features: team.features });
    if (link.kind === 'refused') return void reply.code(409).send(toRefusal(...link.faults));
    if (tryOut) return answer(reply, tryOut, link.effects);
    await registry.note(note, { brand, hours: body.hours });
    sendSecret(reply, link.effects, `?preview=${link.token}`);
  });

  addCommand('brand/preview', async (team, body, reply) => {
    const { brand, draft, hours, reason, tryOut } = body;
    const note = { ...signedBy(team), action: 'brand preview', subject: brand, brands: [brand], reason };
    if (!(await gatekeeper.authorize(team, permissionsOf['brand/preview'](body, []), note, reply))) return;
    const { drafts } = await registry.snapshot();
    const link = makeDraftLink(body, { context: context(), key: previewKey, drafts });
    if (link.kind === 'refused') return void reply.code(409).send(toRefusal(...link.faults));
    if (tryOut) return answer(reply, tryOut, link.effects);
    await registry.note(note, { brand, draft, hours });
    sendSecret(reply, link.effects, `?preview=${link.token}`);
  });

  /** Adds a call whose body the contract describes; `handle` sends the answer. */
  function addCommand<Name extends RegistryCommandName>(name: Name, handle: HandleCommand<Name>) {
    // Collecting releases removes their files from the store.
    const options = { schema: commandSchema(name), config: { maxMilliseconds: 300_000 } };
    app.post(`/platform/${name}`, options, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const team = await gatekeeper.authenticate(request, reply);
      if (team === undefined) return reply;
      const faults = callFaults(registryCommands[name], request.body);
      if (faults.length > 0) return reply.code(400).send(toRefusal(...faults));
      await handle(team, request.body as RegistryCommandBody<Name>, reply);
      return reply;
    });
  }
}

/** The answer to a command that creates a secret, which is shown only once. */
function sendSecret(reply: FastifyReply, effects: readonly string[], token: string): void {
  void reply.send({ kind: 'done', effects, faults: [], token } satisfies CommandAnswer & { token: string });
}

function answer(
  reply: FastifyReply,
  tryOut: boolean | undefined,
  effects: readonly string[],
  waiting?: string,
): void {
  void reply.send({
    kind: tryOut ? 'tried out' : 'done',
    effects,
    faults: [],
    ...(!tryOut && waiting !== undefined && { waiting }),
  } satisfies CommandAnswer);
}

/** The address in a command: undefined leaves the one that is set, `null` removes it. */
function addressIn(text: string | undefined): string | null | undefined {
  return text === 'none' ? null : text;
}
