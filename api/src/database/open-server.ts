import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { BoundedPool } from './bounded-pool';
import { DatabaseUnusable } from './database';
import type { OpenDatabase } from './database';
import { DatabaseHosts } from './database-hosts';
import { withoutPassword } from '../database-url';
import { migrations } from './migrations';
import type { Migrations } from './migrations';
import { PreparingClient } from './preparing-client';
import { createListener } from './server-listener';
import { traceStatements } from './trace-statements';
import { connectionName, migrationsMissing, refuseDistantVersions } from './versions';

/** Milliseconds that a server has to answer. */
const answerLimits = {
  /** For a connection, also while all are in use. */
  connect: 5_000,
  /** For a statement, by the server's own clock. */
  statement: 8_000,
  /**
   * For a statement, by ours. A network that went silent never answers, so the connection is destroyed and replaced. It is longer than
   * the server's limit, which costs only the statement, and short enough to be well again within 10 s (G20).
   */
  answer: 9_000,
  /** For the next statement of a transaction: the locks of a client that went silent are freed after this. */
  inTransaction: 8_000,
  /** For one statement of a migration, which may rewrite a large table, and for its turn. */
  migration: 600_000,
  /** How long a connection is silent before the system asks whether its other end still exists. */
  keepAlive: 10_000,
} as const;

// An arbitrary number, the same in every instance: the lock is held while one of them migrates.
const migrationLock = 7_305_021;

/**
 * Opens a PostgreSQL server by its URL, which may name several hosts, and migrates its tables. Catalogue reads go to the replica if one is
 * named.
 */
export async function openServer(
  url: string,
  replicaUrl?: string,
  others: readonly Migrations[] = [],
): Promise<OpenDatabase> {
  try {
    await migrateOnce(url, others);
  } catch (fault) {
    if (fault instanceof DatabaseUnusable) throw fault;
    const reason = fault instanceof Error && fault.message ? ` (${fault.message})` : '';
    throw new DatabaseUnusable(
      `The database at ${withoutPassword(url)} cannot be used${reason}. Check DATABASE_URL and that it is running.`,
      { cause: fault },
    );
  }

  return connectServer(url, replicaUrl, others);
}

/**
 * The same for a process that only reads and must start while the database is away: it migrates nothing, and a
 * connection is opened when it is needed.
 */
export function connectServer(
  url: string,
  replicaUrl?: string,
  others: readonly Migrations[] = [],
): OpenDatabase {
  const name = connectionName([migrations, ...others]);
  const hosts = new DatabaseHosts(url);
  const pool = createPool(hosts, name);
  const replicaPool = replicaUrl === undefined ? undefined : createPool(new DatabaseHosts(replicaUrl), name);
  const listener = createListener(hosts, name, () => {
    pool.dropIdle();
    replicaPool?.dropIdle();
  });
  const database = drizzle(traceStatements(pool));
  return {
    kind: 'server',
    database,
    replica: replicaPool === undefined ? database : drizzle(traceStatements(replicaPool)),
    listen: (channel, onNotify) => listener.listen(channel, onNotify),
    check: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await listener.close();
      await Promise.all([pool.end(), replicaPool?.end()]);
    },
  };
}

function createPool(hosts: DatabaseHosts, name: string) {
  return new BoundedPool({
    hosts,
    application_name: name,
    max: 20,
    maxWaiting: 500,
    keepAlive: true,
    keepAliveInitialDelayMillis: answerLimits.keepAlive,
    // Independent statements are sent together, and their results come back together.
    pipeline: true,
    connectionTimeoutMillis: answerLimits.connect,
    idleTimeoutMillis: 30_000,
    Client: PreparingClient,
    statement_timeout: answerLimits.statement,
    query_timeout: answerLimits.answer,
    idle_in_transaction_session_timeout: answerLimits.inTransaction,
  });
}

async function migrateOnce(url: string, others: readonly Migrations[]) {
  const client = new pg.Client({
    connectionString: await new DatabaseHosts(url).find(),
    keepAlive: true,
    keepAliveInitialDelayMillis: answerLimits.keepAlive,
    connectionTimeoutMillis: answerLimits.connect,
    query_timeout: answerLimits.migration,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const folders = [migrations, ...others];
    const run = (text: string, values: unknown[]) => client.query(text, values);
    await refuseDistantVersions(run, folders);
    for (const folder of folders) {
      // The user of a role may not change tables (ISO-5), and has nothing to change once the owner has done it.
      if ((await migrationsMissing(run, folder)) === 0) continue;
      await demandOwner(client, url);
      await migrate(drizzle(client), folder);
    }
  } finally {
    await client.end();
  }
}

async function demandOwner(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    "select has_database_privilege(current_database(), 'create') as may",
  );
  if (rows[0]?.may === true) return;
  throw new DatabaseUnusable(
    `The database at ${withoutPassword(url)} lacks migrations, and the user of this process may not change its tables: ` +
      'run npm run database-users with the address of its owner first.',
  );
}
