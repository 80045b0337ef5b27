import { sql } from 'drizzle-orm';
import { openRealPostgres } from '../testing/databases';
import { traceWith } from '../tracing';
import type { SpanContent } from '../tracing';
import { openServer } from './open-server';
import { openInMemory } from './open-embedded';
import type { OpenDatabase } from './database';
import { traceStatements } from './trace-statements';

const recorded: SpanContent[] = [];
let endTracing: () => void;
let postgres: Awaited<ReturnType<typeof openRealPostgres>>;
beforeAll(async () => {
  postgres = await openRealPostgres();
  endTracing = traceWith({
    within: (span, work) => {
      recorded.push(span);
      return work();
    },
    continuing: (_traceparent, _span, work) => work(),
    describe: () => undefined,
    traceparent: () => undefined,
  });
}, 60_000);
afterAll(async () => {
  endTracing();
  await postgres.close();
});

const kinds: readonly (readonly [string, () => Promise<OpenDatabase>])[] = [
  ['the embedded database', () => openInMemory()],
  ['a server', () => openServer(postgres.url)],
];

describe('statements in a traced process', () => {
  it.each(kinds)(
    '[OBS-2/traces] of %s are spans without their parameters, inside a transaction too, and give what they give untraced',
    async (_kind, open) => {
      const opened = await open();
      const { database } = opened;
      recorded.length = 0;
      await database.execute(sql`create table traced (email text)`);
      await database.transaction(async (transaction) => {
        await transaction.execute(sql`insert into traced values (${'ada@example.test'})`);
      });
      const failing = database.transaction(async (transaction) => {
        await transaction.execute(sql`insert into traced values (${'ben@example.test'})`);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      const { rows } = await database.execute(sql`select email from traced where email <> ${'x'}`);
      await database.execute(sql`drop table traced`);
      await opened.close();

      expect(rows).toStrictEqual([{ email: 'ada@example.test' }]);
      const names = recorded.map(({ name }) => name);
      expect(names.filter((name) => name === 'INSERT traced')).toHaveLength(2);
      expect(names).toContain('SELECT traced');
      expect(recorded.find(({ name }) => name === 'SELECT traced')).toStrictEqual({
        name: 'SELECT traced',
        kind: 'client',
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': 'SELECT',
          'db.collection.name': 'traced',
          'db.query.text': 'select email from traced where email <> $1',
        },
      });
      expect(JSON.stringify(recorded)).not.toContain('example.test');
    },
  );

  it('[OBS-2/off] of a process that is not traced go to the client itself', () => {
    endTracing();
    const client = { query: () => 1 };
    expect(traceStatements(client)).toBe(client);
  });
});
