import { DatabaseUnusable, openDatabase, parseConfig, withUser } from 'api';
import { registryMigrations } from 'platform';
import { grantRights } from './grant-rights';
import type { GrantedUser } from './grant-rights';
import { parseUsers } from './parse-users';

/**
 * `npm run database-users -- edge api jobs,registry`: with the owner's DATABASE_URL, brings the tables up to date and makes a database user
 * for each of these kinds of processes, with the rights of its roles alone (ISO-5).
 */
const write = (stream: NodeJS.WriteStream, lines: readonly string[]) =>
  void stream.write(`${lines.join('\n')}\n`);

process.exitCode = await run();

async function run(): Promise<number> {
  const config = parseConfig(process.env, []);
  const users = parseUsers(process.argv.slice(2), process.env);
  if (config.kind === 'refused' || users.kind === 'refused') {
    write(
      process.stderr,
      [config, users].flatMap((one) => (one.kind === 'refused' ? one.faults : [])),
    );
    return 2;
  }
  const { databaseUrl } = config.config;
  if (databaseUrl === undefined) {
    write(process.stderr, [
      'DATABASE_URL must name the PostgreSQL, with the user that owns its tables: the embedded database has no users.',
    ]);
    return 2;
  }
  try {
    const { database, close } = await openDatabase(config.config, [registryMigrations]);
    try {
      const granted = await grantRights(database, users.users);
      write(
        process.stdout,
        granted.map((user) => describe(user, databaseUrl)),
      );
      return 0;
    } finally {
      await close();
    }
  } catch (fault) {
    if (!(fault instanceof DatabaseUnusable)) throw fault;
    write(process.stderr, [fault.message]);
    return 1;
  }
}

/** What to set for the processes of a user; a password is shown when it is set, and never again. */
function describe({ name, roles, password }: GrantedUser, databaseUrl: string): string {
  const processes = `ROLES=${roles.join(',')}`;
  if (password === undefined) return `${processes}: ${name} has its rights and keeps its password`;
  return `${processes} DATABASE_URL=${withUser(databaseUrl, name, password)}`;
}
