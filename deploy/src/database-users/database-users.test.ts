import { openRealPostgres } from 'api/testing/databases';
import { openServer } from 'api/testing/open-server';
import { connectServer } from 'api';
import { registryMigrations } from 'platform';
import { allRoles } from '../roles';
import { grantRights } from './grant-rights';
import type { GrantedUser } from './grant-rights';
import { parseUsers } from './parse-users';
import { rightsOnSequences, rightsOnTables } from './rights';

const verbs = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'] as const;

let owner: Awaited<ReturnType<typeof openRealPostgres>>;
let users: GrantedUser[];
beforeAll(async () => {
  owner = await openRealPostgres([registryMigrations]);
  users = await grantRights(
    owner.database,
    allRoles.map((role) => ({ roles: [role] })),
  );
}, 60_000);
afterAll(async () => {
  const names = users.map(({ name }) => `"${name}"`).join(', ');
  await owner.database.execute(`drop owned by ${names}`);
  await owner.database.execute(`drop role ${names}`);
  await owner.close();
});

const urlOf = (role: string) => {
  const url = new URL(owner.url);
  url.username = users.find(({ roles }) => roles.join() === role)?.name ?? '';
  return url.href;
};

const tables = async () => {
  const { rows } = await owner.database.execute<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** Statements that need a right on a table, by that right; they are tried only where it is missing. */
const statements = (table: string, column: string): Record<string, string> => ({
  select: `select ${column} from ${table} where false`,
  insert: `insert into ${table} default values`,
  update: `update ${table} set ${column} = ${column} where false`,
  delete: `delete from ${table} where false`,
});

describe('the database user of a role', () => {
  it('has rights in the list for every table of the schema, and for no other', async () => {
    expect(Object.keys(rightsOnTables).sort()).toStrictEqual([...(await tables())].sort());
  });

  it.each(allRoles)(
    '[ISO-5/users] may do with every table what the list says for %s, and nothing else',
    async (role) => {
      const name = users.find(({ roles }) => roles.join() === role)?.name ?? '';
      const { rows } = await owner.database.execute<Record<string, string | boolean>>(
        `select schemaname || '.' || tablename as table, ${verbs
          .map(
            (verb) =>
              `has_table_privilege('${name}', quote_ident(schemaname) || '.' || quote_ident(tablename), '${verb}') as ${verb}`,
          )
          .join(', ')}
       from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
      );
      const found = Object.fromEntries(
        rows.map(({ table, ...may }) => [String(table), verbs.filter((verb) => may[verb] === true)]),
      );
      const listed = Object.fromEntries(
        Object.entries(rightsOnTables).map(([table, rights]) => {
          // A right on some columns is none on the table.
          const words = (rights[role] ?? '').replace(/\w+ \(.*?\)/g, '');
          return [table, verbs.filter((verb) => words.split(', ').includes(verb))];
        }),
      );
      expect(found).toStrictEqual(listed);
    },
  );

  it.each(allRoles)(
    '[ISO-5/users] of %s is refused every statement beyond its rights by the database',
    async (role) => {
      const { database, close } = connectServer(urlOf(role));
      try {
        const { rows: columns } = await owner.database.execute<{ table: string; column: string }>(
          `select table_schema || '.' || table_name as table, min(column_name::text) as column
         from information_schema.columns where is_identity = 'NO' and is_generated = 'NEVER' group by 1`,
        );
        const wrong: string[] = [];
        for (const table of await tables()) {
          const column = columns.find((one) => one.table === table)?.column ?? '';
          const rights = (rightsOnTables[table]?.[role] ?? '').split(', ');
          for (const [verb, statement] of Object.entries(statements(table, `"${column}"`))) {
            if (rights.some((right) => right.startsWith(verb))) continue;
            const outcome = await database.execute(statement).then(
              () => 'allowed',
              (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
            );
            if (!outcome.startsWith('permission denied')) wrong.push(`${verb} ${table}: ${outcome}`);
          }
        }
        expect(wrong).toStrictEqual([]);
        await expect(database.execute('create table public.mine (id integer)')).rejects.toThrow();
      } finally {
        await close();
      }
    },
  );

  it.each(allRoles)('[ISO-5/users] of %s takes numbers from the listed sequences alone', async (role) => {
    const name = users.find(({ roles }) => roles.join() === role)?.name ?? '';
    const { rows } = await owner.database.execute<{ sequence: string }>(
      `select schemaname || '.' || sequencename as sequence from pg_sequences
       where has_sequence_privilege('${name}', quote_ident(schemaname) || '.' || quote_ident(sequencename), 'usage')`,
    );
    const listed = Object.entries(rightsOnSequences).filter(([, rights]) => rights[role] === 'usage');
    expect(rows.map(({ sequence }) => sequence)).toStrictEqual(listed.map(([sequence]) => sequence));
  });

  it('sees of the audit log, for an edge, nobody’s name', async () => {
    const { database, close } = connectServer(urlOf('edge'));
    await expect(database.execute('select id, after from registry.audit')).resolves.toBeDefined();
    await expect(database.execute('select actor from registry.audit')).rejects.toThrow();
    await close();
  });

  it('opens a database whose tables are up to date, and says what to do about one whose are not', async () => {
    const opened = await openServer(urlOf('api'), undefined, [registryMigrations]);
    await opened.close();
    await owner.database.execute(
      'delete from drizzle.registry_migrations where id = (select max(id) from drizzle.registry_migrations)',
    );
    await expect(openServer(urlOf('api'), undefined, [registryMigrations])).rejects.toThrow(
      /may not change its tables.*npm run database-users/,
    );
  });

  it('keeps its password and gets back exactly its rights when the command is repeated', async () => {
    const [edge] = users;
    expect(edge?.password).toMatch(/^[\w-]{32}$/);
    await owner.database.execute(`grant all on public.users to "${edge?.name}"`);
    expect(await grantRights(owner.database, [{ roles: ['edge'] }])).toStrictEqual([
      { ...edge, password: undefined },
    ]);
    const { rows } = await owner.database.execute(
      `select has_table_privilege('${edge?.name}', 'public.users', 'select') as may`,
    );
    expect(rows).toStrictEqual([{ may: false }]);
  });
});

describe('the users that the command is asked for', () => {
  it('are one for each role by default, or one for each list of roles, with the passwords of the environment', () => {
    expect(parseUsers([], {})).toStrictEqual({
      kind: 'read',
      users: allRoles.map((role) => ({ roles: [role], password: undefined })),
    });
    const given = { DATABASE_PASSWORD_JOBS_REGISTRY: 'sixteen-letters-or-more' };
    expect(parseUsers(['edge', 'registry,jobs'], given)).toStrictEqual({
      kind: 'read',
      users: [
        { roles: ['edge'], password: undefined },
        { roles: ['jobs', 'registry'], password: 'sixteen-letters-or-more' },
      ],
    });
  });

  it('are refused with a wrong role, or a password that an address cannot hold, which is not shown', () => {
    const reading = parseUsers(['edge', 'cook'], { DATABASE_PASSWORD_EDGE: 'a b' });
    expect(reading).toStrictEqual({
      kind: 'refused',
      faults: [
        'DATABASE_PASSWORD_EDGE must be 16 to 128 letters, digits, - and _.',
        '"cook" is none of the roles edge, api, jobs, registry.',
      ],
    });
  });
});
