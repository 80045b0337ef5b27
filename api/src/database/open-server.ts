import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { BoundedPool } from './bounded-pool';
import { DatabaseUnusable } from './database';
import type { OpenDatabase } from './database';
import { migrations } from './migrations';
import type { Migrations } from './migrations';
import { PreparingClient } from './preparing-client';
import { createListener } from './server-listener';

// An arbitrary number, the same in every instance: the lock is held while one of them migrates.
const migrationLock = 7_305_021;

/** Opens a PostgreSQL server by its URL and migrates its tables. Catalogue reads go to the replica if one is named. */
export async function openServer(
  url: string,
  replicaUrl?: string,
  others: readonly Migrations[] = [],
): Promise<OpenDatabase> {
  try {
    await migrateOnce(url, others);
  } catch (fault) {
    const reason = fault instanceof Error && fault.message ? ` (${fault.message})` : '';
    throw new DatabaseUnusable(
      `The database at ${withoutPassword(url)} cannot be used${reason}. Check DATABASE_URL and that it is running.`,
      { cause: fault },
    );
  }

  return connectServer(url, replicaUrl);
}

/**
 * The same for a process that only reads and must start while the database is away: it migrates nothing, and a
 * connection is opened when it is needed.
 */
export function connectServer(url: string, replicaUrl?: string): OpenDatabase {
  const pool = createPool(url);
  const replicaPool = replicaUrl === undefined ? undefined : createPool(replicaUrl);
  const listener = createListener(url);
  const database = drizzle(pool);
  return {
    kind: 'server',
    database,
    replica: replicaPool === undefined ? database : drizzle(replicaPool),
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

function createPool(url: string) {
  return new BoundedPool({
    connectionString: url,
    max: 20,
    maxWaiting: 500,
    keepAlive: true,
    // Independent statements are sent together, and their results come back together.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    Client: PreparingClient,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
  });
}

async function migrateOnce(url: string, others: readonly Migrations[]) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    for (const folder of [migrations, ...others]) await migrate(drizzle(client), folder);
  } finally {
    await client.end();
  }
}

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    return `${parsed.host}${parsed.pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}
