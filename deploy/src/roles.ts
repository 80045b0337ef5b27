/**
 * The roles of a process: `edge` serves pages and release files and accepts reports, `api` answers the shop's calls, `jobs` does
 * background work, `registry` serves the HTTP API that changes the registry.
 */
export const allRoles = ['edge', 'api', 'jobs', 'registry'] as const;
export type Role = (typeof allRoles)[number];
export type Roles = ReadonlySet<Role>;

export type ParsedRoles =
  | { readonly kind: 'read'; readonly roles: Roles }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

// Edges read the files of releases, the registry writes them, and a job removes old ones.
const usersOfFiles = ['edge', 'jobs', 'registry'] as const;

export function isRole(name: string): name is Role {
  return allRoles.some((role) => role === name);
}

/**
 * Reads ROLES, and checks the settings that a process with only some roles needs; every fault is a sentence that says what to do.
 */
export function parseRoles(environment: Readonly<Record<string, string | undefined>>): ParsedRoles {
  const written = environment['ROLES'] || allRoles.join(',');
  const names = written.split(',').map((name) => name.trim());
  const faults = names
    .filter((name) => !isRole(name))
    .map((name) => `ROLES takes ${allRoles.join(', ')}, separated by commas, not "${name}".`);
  const roles = new Set(names.filter(isRole));
  if (faults.length > 0) return { kind: 'refused', faults };
  if (roles.size < allRoles.length) {
    // No other process can open the embedded database or see this process's data folder.
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
