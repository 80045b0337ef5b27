import type { Team } from '../registry/registry';

/** What a call takes: a feature to release, a brand to steer, or what operators alone may do. */
export type Permission =
  | { readonly kind: 'feature'; readonly name: string }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'operator' };

/** Whether a team has one of these permissions (REL-6); `*` has all of them, `partner/*` every feature of that partner. */
export function mayDo(team: Pick<Team, 'features'>, permissions: readonly Permission[]): boolean {
  if (team.features.includes('*')) return true;
  return permissions.some((permission) => {
    if (permission.kind === 'feature')
      return team.features.some((own) => own === permission.name || own === allOfPartner(permission.name));
    return permission.kind === 'brand' && team.features.includes(`brand:${permission.brand}`);
  });
}

/** `partner/listing` is among `partner/*`; a feature of our own is among nothing. */
function allOfPartner(name: string): string | undefined {
  const slash = name.indexOf('/');
  return slash === -1 ? undefined : `${name.slice(0, slash)}/*`;
}

/** The permission in words, for a refusal. */
export function permissionInWords([permission]: readonly Permission[]): string {
  switch (permission?.kind) {
    case 'feature':
      return `releases of ${permission.name}`;
    case 'brand':
      return `the brand ${permission.brand}`;
    default:
      return 'what operators do';
  }
}
