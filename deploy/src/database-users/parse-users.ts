import { allRoles, isRole } from '../roles';
import type { WantedUser } from './grant-rights';

export type ParsedUsers =
  | { readonly kind: 'read'; readonly users: readonly WantedUser[] }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

/** The name of the setting with the password of a user: DATABASE_PASSWORD_JOBS_REGISTRY for jobs,registry. */
const settingOf = (roles: readonly string[]) => `DATABASE_PASSWORD_${roles.join('_').toUpperCase()}`;

const password = /^[\w-]{16,128}$/;

/** Reads what the command is given: the ROLES of each kind of process, such as `edge api jobs,registry`; one for each role by default. */
export function parseUsers(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ParsedUsers {
  const lists = given.length > 0 ? given : allRoles;
  const faults: string[] = [];
  const users = lists.map((list): WantedUser => {
    const names = list.split(',').map((name) => name.trim());
    const wrong = names.find((name) => !isRole(name));
    if (wrong !== undefined) faults.push(`"${wrong}" is none of the roles ${allRoles.join(', ')}.`);
    // Always in the same order, so that jobs,registry and registry,jobs are one user.
    const roles = allRoles.filter((role) => names.includes(role));
    const secret = environment[settingOf(roles)] || undefined;
    if (secret !== undefined && !password.test(secret))
      faults.push(`${settingOf(roles)} must be 16 to 128 letters, digits, - and _.`);
    return { roles, password: secret };
  });
  return faults.length > 0 ? { kind: 'refused', faults } : { kind: 'read', users };
}
