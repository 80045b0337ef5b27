import { brandsOfTeam, missingRight } from '@storefront/contract';
import { refused } from '../registry/change';
import type { Registry } from '../registry/registry';
import type { RegistrySnapshot, ScheduledChange } from '../registry/snapshot';
import type { RolloutContext } from '../registry/state';
import { prepareCommand } from './commands';
import type { AskedCommand, StateCommandName } from './commands';
import { neededRights } from './needed-rights';

export interface LaterDeps {
  readonly registry: Pick<Registry, 'teams' | 'members'>;
  context(): RolloutContext;
}

/** A command that somebody has asked for earlier: it was set for a time, or waits for a second person. */
export type EarlierAsked = Omit<ScheduledChange, 'id' | 'at'>;

// Only the door keeps commands, after it has checked their bodies.
function callOf({ call }: Pick<EarlierAsked, 'call'>) {
  return call as StateCommandName;
}

/**
 * A command in the name of who has asked for it, with the rights and the checks of now: it is refused when the team has lost the right
 * meanwhile, or the person has left it.
 */
export async function prepareLater(
  { registry, context }: LaterDeps,
  change: EarlierAsked,
  snapshot: RegistrySnapshot,
): Promise<AskedCommand> {
  const { body, by, person, machine, issuedBy, reason, approvedBy } = change;
  const team = (await registry.teams()).find(({ id }) => id === by);
  const inContext = { ...context(), mayActFor: team === undefined ? [] : brandsOfTeam(team) };
  const asker = { by, person, machine, issuedBy, reason, approvedBy };
  const prepared = prepareCommand(callOf(change), body, inContext, snapshot, asker);
  const fault = await rightFault(registry, change, snapshot);
  if (fault === undefined) return prepared;
  const no = refused(fault);
  return { ...prepared, command: () => no, evaluate: () => ({ made: no, given: no }) };
}

/** Why the team may not make the change any more. */
async function rightFault(
  registry: LaterDeps['registry'],
  { by, person, call, body }: EarlierAsked,
  snapshot: RegistrySnapshot,
): Promise<string | undefined> {
  const team = (await registry.teams()).find(({ id }) => id === by);
  if (team === undefined) return `There is no team ${by} any more.`;
  const isMember = async () =>
    (await registry.members()).some((one) => one.team === by && one.person === person);
  if (person !== undefined && !(await isMember())) return `${person} is no member of ${by} any more.`;
  return neededRights(callOf({ call }), body, snapshot)
    .map((group) => missingRight(team, group))
    .find((sentence) => sentence !== undefined);
}
