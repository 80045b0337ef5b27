import { nameOfRelease, permissionsOf } from '@storefront/contract';
import type { Permission, RegistryCommandBody } from '@storefront/contract';
import { everyBrand } from '../registry/acceptance';
import type { RegistrySnapshot } from '../registry/snapshot';
import { covers } from '../registry/stable-history';
import { releaseId } from '../releases/release-store';
import type { StateCommandName } from './commands';

/** The permissions that a command needs: one of every group. */
export function neededRights(
  name: StateCommandName,
  body: object,
  snapshot: Pick<RegistrySnapshot, 'rollouts' | 'turns' | 'acceptances'>,
): Permission[][] {
  // The compiler cannot see that a name and the body of that name belong together.
  const permissionsFor = permissionsOf[name] as (
    body: object,
    running: RegistrySnapshot['rollouts'],
  ) => Permission[][];
  return [
    ...permissionsFor(body, snapshot.rollouts),
    ...(name === 'release/promote'
      ? rightsToFirstRelease(body as RegistryCommandBody<'release/promote'>, snapshot)
      : []),
  ];
}

/**
 * The permissions that a promotion needs for each brand on which the feature has never been stable, unless the brand has accepted the
 * release (REL-14).
 */
function rightsToFirstRelease(
  { release, brands }: Pick<RegistryCommandBody<'release/promote'>, 'release' | 'brands'>,
  { turns, acceptances }: Pick<RegistrySnapshot, 'turns' | 'acceptances'>,
): Permission[][] {
  const before = turns.filter(({ name }) => name === nameOfRelease(release));
  const accepting = acceptances.filter((one) => releaseId(one) === release).map(({ brand }) => brand);
  if (accepting.includes(everyBrand)) return [];
  if (brands === 'all') return before.some((turn) => turn.brands === 'all') ? [] : [[{ kind: 'operator' }]];
  return brands
    .filter((brand) => !accepting.includes(brand) && !before.some((turn) => covers(turn.brands, brand)))
    .map((brand) => [{ kind: 'brand', brand }]);
}
