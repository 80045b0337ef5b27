import type { RegistryCommandBody, RegistryCommandName } from './registry-calls';

/** What a call needs permission for: to release a feature, to change a brand, to look after a team's people and tokens, or what only operators may do. */
export type Permission =
  | { readonly kind: 'feature'; readonly name: string }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'people'; readonly team: string }
  | { readonly kind: 'operator' };

/** A team as far as its permissions need it; `features` are names, `brand:ID`, `partner/*` for every feature of a partner, or `*` for everything. */
interface TeamRights {
  readonly id: string;
  readonly features: readonly string[];
  /** The role of the person who acts for the team; an owner looks after its people and tokens. */
  readonly role?: 'owner' | 'member' | undefined;
}

/** Why a team may not do something, as a sentence; undefined when one of the permissions is its own (REL-6). */
export function missingRight(team: TeamRights, permissions: readonly Permission[]): string | undefined {
  const isAllowed =
    team.features.includes('*') ||
    permissions.some((permission) => {
      if (permission.kind === 'feature')
        return team.features.some((own) => own === permission.name || own === allOfPartner(permission.name));
      if (permission.kind === 'people') return team.id === permission.team && team.role === 'owner';
      return permission.kind === 'brand' && team.features.includes(`brand:${permission.brand}`);
    });
  return isAllowed
    ? undefined
    : `${team.id} has no right to ${permissionInWords(permissions)}.${wayOut(permissions)}`;
}

/** Who can do it instead, where a member of the team could not guess it. */
function wayOut([permission]: readonly Permission[]): string {
  return permission?.kind === 'people' ? ` Ask an owner of ${permission.team}, or an operator.` : '';
}

/** `partner/listing` is among `partner/*`; a feature of our own is among nothing. */
function allOfPartner(name: string): string | undefined {
  const slash = name.indexOf('/');
  return slash === -1 ? undefined : `${name.slice(0, slash)}/*`;
}

const brandPrefix = 'brand:';

/** Whether a team may act for every brand, or the ids of the brands that it may act for. */
export function brandsOfTeam({ features }: Pick<TeamRights, 'features'>): 'all' | string[] {
  if (features.includes('*')) return 'all';
  return features.filter((one) => one.startsWith(brandPrefix)).map((one) => one.slice(brandPrefix.length));
}

function permissionInWords([permission]: readonly Permission[]): string {
  switch (permission?.kind) {
    case 'feature':
      return `releases of ${permission.name}`;
    case 'brand':
      return `the brand ${permission.brand}`;
    case 'people':
      return `the people and tokens of ${permission.team} with this token`;
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
const people = (team: string): Permission => ({ kind: 'people', team });
const operator: Permission = { kind: 'operator' };

/** The permission for what asks for a second person: `checkout`, or `brand:market` (ROL-8). */
export function permissionFor(of: string): Permission {
  return of.startsWith(brandPrefix) ? ofBrand(of.slice(brandPrefix.length)) : feature(of);
}
const ofBrands = (brands: 'all' | readonly string[]): Permission[][] =>
  brands === 'all' ? [[operator]] : brands.map((brand) => [ofBrand(brand)]);

/**
 * The permissions of each command: at least one of every group. The door checks them, and the console shows beforehand what a token
 * may not do. What shows a release on a brand against the brand's stable one needs the right to the feature and to the brand (REL-14).
 */
export const permissionsOf: PermissionTable = {
  'release/promote': ({ release }) => [[feature(nameOfRelease(release))]],
  'release/revoke': ({ release }) => [[feature(nameOfRelease(release))]],
  'release/accept': ({ brands }) => ofBrands(brands),
  'release/reject': ({ brands }) => ofBrands(brands),
  'release/collect': () => [[operator]],
  'partner/trust': ({ brand }) => [[ofBrand(brand)]],
  'partner/distrust': ({ brand }) => [[ofBrand(brand)]],
  'rollout/start': ({ release }) => [[feature(nameOfRelease(release))]],
  'rollout/change': ({ rollout }, rollouts) => {
    const running = rollouts.find(({ id }) => id === rollout);
    // Every team may list the rollouts, so it may also learn that there is none; the command says so.
    return running ? [[feature(running.name)]] : [];
  },
  rollback: ({ feature: name }) => [[feature(name)]],
  pin: ({ brand, release }) => [[feature(nameOfRelease(release))], [ofBrand(brand)]],
  // What a brand gets instead of everybody's release is the brand's own matter, so it may always end it.
  unpin: ({ brand }) => [[ofBrand(brand)]],
  freeze: ({ brand }) => [[ofBrand(brand)]],
  unfreeze: ({ brand }) => [[ofBrand(brand)]],
  // Who may make the change may take it back; only the door knows which one it is.
  'schedule/remove': () => [],
  preview: ({ brand, releases }) => [
    ...releases.map((release) => [feature(nameOfRelease(release))]),
    [ofBrand(brand)],
  ],
  // The team of the feature and the brand may each end it.
  'preview/end': ({ brand, release }) => [[feature(nameOfRelease(release)), ofBrand(brand)]],
  'staff/link': ({ brand }) => [[ofBrand(brand)]],
  'staff/end': ({ brand }) => [[ofBrand(brand)]],
  'brand/draft': ({ brand }) => [[ofBrand(brand)]],
  'brand/publish': ({ brand }) => [[ofBrand(brand)]],
  'brand/restore': ({ brand }) => [[ofBrand(brand)]],
  'brand/preview': ({ brand }) => [[ofBrand(brand)]],
  'approval/require': ({ of }) => [[permissionFor(of)]],
  'approval/lift': ({ of }) => [[permissionFor(of)]],
  // Who may make the change may approve or reject it; only the door knows which one it is, and who has asked.
  'approval/give': () => [],
  'approval/refuse': () => [],
  'approval/withdraw': () => [],
  'team/add': () => [[operator]],
  'team/token': ({ team }) => [[people(team)]],
  'member/add': ({ team }) => [[people(team)]],
  'member/remove': ({ team }) => [[people(team)]],
  'member/token': ({ team }) => [[people(team)]],
  // Every person may; the door refuses it to a machine.
  'token/mine': () => [],
  // A person may end the own ones; only the door knows whose token it is.
  'token/end': () => [],
};
