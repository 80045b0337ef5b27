import type { RegistryCommandBody, RegistryCommandName } from './registry-calls';

/** What a call needs permission for: to release a feature, to change a brand, or what only operators may do. */
export type Permission =
  | { readonly kind: 'feature'; readonly name: string }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'operator' };

/** A team as far as its permissions need it; `features` are names, `brand:ID`, `partner/*` for every feature of a partner, or `*` for everything. */
interface TeamRights {
  readonly id: string;
  readonly features: readonly string[];
}

/** Why a team may not do something, as a sentence; undefined when one of the permissions is its own (REL-6). */
export function missingRight(team: TeamRights, permissions: readonly Permission[]): string | undefined {
  const isAllowed =
    team.features.includes('*') ||
    permissions.some((permission) => {
      if (permission.kind === 'feature')
        return team.features.some((own) => own === permission.name || own === allOfPartner(permission.name));
      return permission.kind === 'brand' && team.features.includes(`brand:${permission.brand}`);
    });
  return isAllowed ? undefined : `${team.id} has no right to ${permissionInWords(permissions)}.`;
}

/** `partner/listing` is among `partner/*`; a feature of our own is among nothing. */
function allOfPartner(name: string): string | undefined {
  const slash = name.indexOf('/');
  return slash === -1 ? undefined : `${name.slice(0, slash)}/*`;
}

function permissionInWords([permission]: readonly Permission[]): string {
  switch (permission?.kind) {
    case 'feature':
      return `releases of ${permission.name}`;
    case 'brand':
      return `the brand ${permission.brand}`;
    default:
      return 'what operators do';
  }
}

/** The name in `checkout@2.1.0`. */
export function nameOfRelease(release: string): string {
  return release.slice(0, release.lastIndexOf('@'));
}

/** The rollouts that run. A command on one needs a permission for its feature. */
type RunningRollouts = readonly { readonly id: string; readonly name: string }[];

type PermissionTable = {
  readonly [Name in RegistryCommandName]: (
    body: RegistryCommandBody<Name>,
    rollouts: RunningRollouts,
  ) => Permission[][];
};

const feature = (name: string): Permission => ({ kind: 'feature', name });
const ofBrand = (brand: string): Permission => ({ kind: 'brand', brand });
const operator: Permission = { kind: 'operator' };

/**
 * The permissions of each command: at least one of every group. The door checks them, and the console shows beforehand what a token
 * may not do.
 */
export const permissionsOf: PermissionTable = {
  'release/promote': ({ release }) => [[feature(nameOfRelease(release))]],
  'release/revoke': ({ release }) => [[feature(nameOfRelease(release))]],
  'release/collect': () => [[operator]],
  'rollout/start': ({ release }) => [[feature(nameOfRelease(release))]],
  'rollout/change': ({ rollout }, rollouts) => {
    const running = rollouts.find(({ id }) => id === rollout);
    // Only an operator may learn that a rollout does not exist.
    return [[running ? feature(running.name) : operator]];
  },
  rollback: ({ feature: name }) => [[feature(name)]],
  pin: ({ brand, release }) => [[feature(nameOfRelease(release)), ofBrand(brand)]],
  unpin: ({ brand, feature: name }) => [[feature(name), ofBrand(brand)]],
  freeze: ({ brand }) => [[ofBrand(brand)]],
  unfreeze: ({ brand }) => [[ofBrand(brand)]],
  preview: ({ brand, releases }) =>
    releases.map((release) => [feature(nameOfRelease(release)), ofBrand(brand)]),
  'team/add': () => [[operator]],
  'team/token': () => [[operator]],
};
