/**
 * What a process may do: `edge` serves pages and files of releases and takes reports, `api` the shop's calls, `jobs` what is done beside
 * requests, `registry` the door that changes the registry.
 */
export const allRoles = ['edge', 'api', 'jobs', 'registry'] as const;
type Role = (typeof allRoles)[number];
export type Roles = ReadonlySet<Role>;

export type ParsedRoles =
  | { readonly kind: 'read'; readonly roles: Roles }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

// Edges read the files of releases, the registry writes them, a job removes old ones.
const usersOfFiles = ['edge', 'jobs', 'registry'] as const;

const isRole = (name: string): name is Role => allRoles.some((role) => role === name);

/** Reads ROLES, and what a process with only some of them needs from the other settings; every fault is a sentence to act on. */
export function parseRoles(environment: Readonly<Record<string, string | undefined>>): ParsedRoles {
  const written = environment['ROLES'] || allRoles.join(',');
  const names = written.split(',').map((name) => name.trim());
  const faults = names
    .filter((name) => !isRole(name))
    .map((name) => `ROLES takes ${allRoles.join(', ')}, separated by commas, not "${name}".`);
  const roles = new Set(names.filter(isRole));
  if (faults.length > 0) return { kind: 'refused', faults };
  if (roles.size < allRoles.length) {
    // Nobody else can open the embedded database, and nobody else sees this process's data folder.
    if (!environment['DATABASE_URL'])
      faults.push(
        `ROLES=${written} needs DATABASE_URL: the embedded database serves one process with all roles.`,
      );
    const filesElsewhere = usersOfFiles.some((role) => !roles.has(role));
    if (filesElsewhere && usersOfFiles.some((role) => roles.has(role)) && !environment['RELEASE_STORE'])
      faults.push(
        `ROLES=${written} needs RELEASE_STORE: a folder that edges, jobs and registry share, or s3://bucket/prefix.`,
      );
  }
  return faults.length > 0 ? { kind: 'refused', faults } : { kind: 'read', roles };
}
