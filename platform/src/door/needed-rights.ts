import { nameOfRelease, permissionsOf } from '@storefront/contract';
import type { Permission, RegistryCommandBody } from '@storefront/contract';
import type { RegistrySnapshot } from '../registry/snapshot';
import { covers } from '../registry/stable-history';
import type { StateCommandName } from './commands';

/** The permissions that a command needs: one of every group. */
export function neededRights(
  name: StateCommandName,
  body: object,
  { rollouts, turns }: Pick<RegistrySnapshot, 'rollouts' | 'turns'>,
): Permission[][] {
  // The compiler cannot see that a name and the body of that name belong together.
  const permissionsFor = permissionsOf[name] as (
    body: object,
    running: RegistrySnapshot['rollouts'],
  ) => Permission[][];
  return [
    ...permissionsFor(body, rollouts),
    ...(name === 'release/promote'
      ? rightsToFirstRelease(body as RegistryCommandBody<'release/promote'>, turns)
      : []),
  ];
}

/** The permissions that a promotion needs for each brand on which the feature has never been stable (REL-14). */
function rightsToFirstRelease(
  { release, brands }: Pick<RegistryCommandBody<'release/promote'>, 'release' | 'brands'>,
  turns: RegistrySnapshot['turns'],
): Permission[][] {
  const before = turns.filter(({ name }) => name === nameOfRelease(release));
  if (brands === 'all') return before.some((turn) => turn.brands === 'all') ? [] : [[{ kind: 'operator' }]];
  return brands
    .filter((brand) => !before.some((turn) => covers(turn.brands, brand)))
    .map((brand) => [{ kind: 'brand', brand }]);
}
