import { missingRight, permissionsOf } from '@storefront/contract';
import type { CommandCall, PublishCall, RegistryCommandName } from '@storefront/contract';

/** A call that changes the registry: a command, or publishing an archive. */
export type RegistryCall = CommandCall | (PublishCall & { readonly archive: Blob });

interface Team {
  readonly id: string;
  readonly features: readonly string[];
}

/** Why a team may not make a call, in the door's own sentence; undefined when it may, or when only the door can know. */
export function whyNot(
  team: Team,
  call: RegistryCall,
  rollouts: readonly { readonly id: string; readonly name: string }[],
): string | undefined {
  if (call.name === 'release/publish') return undefined;
  // The compiler cannot see that a name and the body of that name belong together.
  const permissionsFor = permissionsOf[call.name] as (
    body: never,
    running: typeof rollouts,
  ) => ReturnType<(typeof permissionsOf)[RegistryCommandName]>;
  return permissionsFor(call.body as never, rollouts)
    .map((group) => missingRight(team, group))
    .find((fault) => fault !== undefined);
}
