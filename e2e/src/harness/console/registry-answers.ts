import type { RegistryAnswer, RegistryQueryName } from '@storefront/contract';
import { addressOf } from '../browser';
import { askRegistry } from '../registry';

type Brand = RegistryAnswer<'overview'>['brands'][number];
type Cell = Brand['cells'][number];

/** The registry's answer to a question of the console. */
export function registryAnswerOf<Name extends RegistryQueryName>(
  name: Name,
  query = '',
): Promise<RegistryAnswer<Name>> {
  return askRegistry<RegistryAnswer<Name>>(`${name}${query}`);
}

/** A brand as the first page of the console has it. */
export async function brandOf(brand: string): Promise<Brand> {
  const { brands } = await registryAnswerOf('overview');
  const found = brands.find(({ id }) => id === brand);
  if (found === undefined) throw new Error(`There is no brand ${brand}`);
  return found;
}

/** What a brand has of the feature booking. */
export async function bookingOf(brand: string): Promise<Cell | undefined> {
  return (await brandOf(brand)).cells.find(({ feature }) => feature === 'booking');
}

/** What the registry knows of a release such as `booking@1.0.0`. */
export function releaseOf(id: string): Promise<RegistryAnswer<'release'>> {
  return registryAnswerOf('release', `?id=${encodeURIComponent(id)}`);
}

/** The latest entry of the audit log about a command. */
export async function latestEntry(action: string): Promise<RegistryAnswer<'audit'>[number] | undefined> {
  return (await registryAnswerOf('audit', `?action=${encodeURIComponent(action)}`))[0];
}

/** The number of the rollout of booking that has not ended; empty without one. */
export async function openRollout(): Promise<string> {
  return (await registryAnswerOf('state')).rollouts.find(({ name }) => name === 'booking')?.id ?? '';
}

/** The person or team that a token belongs to; undefined when it opens nothing. */
export async function whoHas(token: string): Promise<RegistryAnswer<'me'> | undefined> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(addressOf('marketplace', '/platform/me'), { headers });
  return answer.ok ? ((await answer.json()) as RegistryAnswer<'me'>) : undefined;
}
