import { readMigrationFiles } from 'drizzle-orm/migrator';
import { DatabaseUnusable } from './database';
import type { Migrations } from './migrations';

/** Runs a statement with parameters; both drivers have one. */
type RunStatement = (
  text: string,
  values: unknown[],
) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;

// A running process is heard at least every two seconds, by the connection that listens.
const aliveSeconds = 30;

const nameOf = ({ migrationsTable = 'api_migrations' }: Migrations) =>
  migrationsTable.replace(/_migrations$/, '');

const knownOf = (folder: Migrations) => readMigrationFiles(folder).map(({ folderMillis }) => folderMillis);

/**
 * The name that every connection of a process has in the database: how many migrations of each folder the process knows, such as
 * `storefront api=15 registry=6`. It shows who works there, and vanishes with the process.
 */
export function connectionName(folders: readonly Migrations[]): string {
  return ['storefront', ...folders.map((folder) => `${nameOf(folder)}=${knownOf(folder).length}`)].join(' ');
}

/**
 * Refuses to start on tables of a version that is more than one migration ahead, or beside a running process that is more than one
 * migration behind: a version is made and tested to live with the one directly before it (G7, decision 0017).
 */
export async function refuseDistantVersions(
  run: RunStatement,
  folders: readonly Migrations[],
): Promise<void> {
  for (const folder of folders) {
    const ahead = await migrationsAhead(run, folder);
    if (ahead > 1)
      throw new DatabaseUnusable(
        `A newer version has changed this database: it has ${ahead} migrations (${nameOf(folder)}) that this version does not know, ` +
          'and this version lives with one at most. Start the newer version, or restore a backup from before it.',
      );
  }
  const { rows } = await run(
    `select application_name as name, host(client_addr) as host,
       round(extract(epoch from now() - state_change))::int as seconds
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and application_name like 'storefront %' and state_change > now() - make_interval(secs => $1)`,
    [aliveSeconds],
  );
  for (const { name, host, seconds } of rows) {
    const running = knownByName(String(name));
    for (const folder of folders) {
      const theirs = running.get(nameOf(folder));
      const ours = knownOf(folder).length;
      if (theirs === undefined || theirs >= ours - 1) continue;
      throw new DatabaseUnusable(
        `An older version still runs at ${String(host ?? 'this machine')}, heard ${String(seconds)} s ago: it knows ${theirs} migrations (${nameOf(folder)}), ` +
          `this version ${ours}, and it can live with one more at most. Nothing was changed. ` +
          'End that process first, or start the versions in between, one after the other.',
      );
    }
  }
}

async function migrationsAhead(run: RunStatement, folder: Migrations): Promise<number> {
  const table = `drizzle."${folder.migrationsTable ?? '__drizzle_migrations'}"`;
  const { rows: found } = await run('select to_regclass($1) is not null as there', [table]);
  if (found[0]?.['there'] !== true) return 0;
  const { rows } = await run(`select count(*)::int as ahead from ${table} where created_at > $1`, [
    Math.max(0, ...knownOf(folder)),
  ]);
  return Number(rows[0]?.['ahead'] ?? 0);
}

/** How many migrations of a folder the database still lacks. */
export async function migrationsMissing(run: RunStatement, folder: Migrations): Promise<number> {
  const table = `drizzle."${folder.migrationsTable ?? '__drizzle_migrations'}"`;
  const { rows: found } = await run('select to_regclass($1) is not null as there', [table]);
  if (found[0]?.['there'] !== true) return knownOf(folder).length;
  const { rows } = await run(`select coalesce(max(created_at), 0)::float8 as last from ${table}`, []);
  return knownOf(folder).filter((known) => known > Number(rows[0]?.['last'])).length;
}

/** The numbers of migrations in a connection's name, by folder. */
function knownByName(name: string): Map<string, number> {
  return new Map(
    [...name.matchAll(/(\w+)=(\d+)/g)].map(([, folder = '', known = '']) => [folder, Number(known)]),
  );
}
