import { randomBytes } from 'node:crypto';
import type { OpenDatabase } from 'api';
import type { Role } from '../roles';
import { rightsOnSequences, rightsOnTables } from './rights';

type Database = Pick<OpenDatabase['database'], 'execute'>;

export interface WantedUser {
  /** The roles of the process that uses it. */
  readonly roles: readonly Role[];
  /** A new user without a given password gets a generated one; an existing user keeps its own. */
  readonly password?: string | undefined;
}

export interface GrantedUser {
  readonly name: string;
  readonly roles: readonly Role[];
  /** The password that was set now. */
  readonly password: string | undefined;
}

// Names of PostgreSQL are cut after this many bytes.
const longestName = 63;

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Makes the database users of processes and gives each the rights of its roles, in one transaction: running processes lose nothing
 * meanwhile. It takes away every other right on our tables, so it can be repeated, after migrations and after changes of `rights.ts`.
 */
export async function grantRights(
  database: OpenDatabase['database'],
  wanted: readonly WantedUser[],
): Promise<GrantedUser[]> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ name: string }>('select current_database() as name');
    const base = rows[0]?.name ?? '';
    const granted: GrantedUser[] = [];
    for (const { roles, password } of wanted) {
      const name = `${base}_${roles.join('_')}`;
      if (Buffer.byteLength(name) > longestName)
        throw new Error(`The name ${name} is too long for a user of PostgreSQL.`);
      const set = await makeUser(transaction, name, password);
      await grantTo(transaction, name, roles);
      granted.push({ name, roles, password: set });
    }
    return granted;
  });
}

async function makeUser(
  database: Database,
  name: string,
  given: string | undefined,
): Promise<string | undefined> {
  const { rows } = await database.execute(`select 1 from pg_roles where rolname = ${literal(name)}`);
  const isNew = rows.length === 0;
  const password = given ?? (isNew ? randomBytes(24).toString('base64url') : undefined);
  if (isNew)
    await database.execute(
      `create role ${identifier(name)} login nosuperuser nocreatedb nocreaterole noreplication`,
    );
  if (password !== undefined)
    await database.execute(`alter role ${identifier(name)} password ${literal(password)}`);
  // The owner sees which versions of the processes are running before it migrates (decision 17).
  await database.execute(`grant ${identifier(name)} to current_user`);
  return password;
}

async function grantTo(database: Database, name: string, roles: readonly Role[]): Promise<void> {
  const user = identifier(name);
  const schemas = [...new Set(Object.keys(rightsOnTables).map((table) => table.split('.')[0] ?? ''))];
  for (const schema of schemas) {
    for (const kind of ['tables', 'sequences'])
      await database.execute(`revoke all on all ${kind} in schema ${identifier(schema)} from ${user}`);
    await database.execute(`grant usage on schema ${identifier(schema)} to ${user}`);
  }
  const grants = [
    ...Object.entries(rightsOnTables).map(([table, rights]) => ({ kind: 'table', name: table, rights })),
    ...Object.entries(rightsOnSequences).map(([name, rights]) => ({ kind: 'sequence', name, rights })),
  ];
  for (const { kind, name: granted, rights } of grants) {
    const quoted = granted.split('.').map(identifier).join('.');
    for (const role of roles)
      if (rights[role] !== undefined)
        await database.execute(`grant ${rights[role]} on ${kind} ${quoted} to ${user}`);
  }
}
