import { sql } from 'drizzle-orm';
import { openRealPostgres } from '../testing/databases';
import type { Database } from './database';

let opened: Awaited<ReturnType<typeof openRealPostgres>>;
beforeAll(async () => {
  opened = await openRealPostgres();
  await opened.database.execute(sql`create table dishes (id integer primary key, price integer not null)`);
  await opened.database.execute(sql`insert into dishes values (1, 950)`);
}, 60_000);
afterAll(() => opened.close());

const priceOf = async (database: Database, id: number) => {
  const { rows } = await database.execute(sql`select * from dishes where id = ${id}`);
  return rows[0]?.['price'];
};

describe('a connection to a PostgreSQL server', () => {
  it('prepares a statement with parameters once, and runs it again with others', async () => {
    await opened.database.transaction(async (transaction) => {
      expect(await priceOf(transaction, 1)).toBe(950);
      expect(await priceOf(transaction, 2)).toBeUndefined();
      const { rows } = await transaction.execute(
        sql`select generic_plans + custom_plans as runs from pg_prepared_statements where statement like 'select * from dishes%'`,
      );
      expect(rows).toStrictEqual([{ runs: '2' }]);
    });
  });

  it('does not prepare a statement as long as an import’s', async () => {
    await opened.database.transaction(async (transaction) => {
      const many = sql.join(
        Array.from({ length: 2_000 }, (_none, id) => sql`${id + 100}`),
        sql`, `,
      );
      await transaction.execute(sql`select id from dishes where id in (${many})`);
      const { rows } = await transaction.execute(
        sql`select name from pg_prepared_statements where statement like 'select id from dishes%'`,
      );
      expect(rows).toStrictEqual([]);
    });
  });

  it('fails once on a table that a migration has changed, and is replaced', async () => {
    const inTransaction = () => opened.database.transaction((transaction) => priceOf(transaction, 1));
    expect(await inTransaction()).toBe(950);
    await opened.database.execute(sql`alter table dishes alter column price type text`);
    await expect(inTransaction()).rejects.toThrow();
    expect(await inTransaction()).toBe('950');
  });
});
