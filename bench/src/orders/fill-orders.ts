import pg from 'pg';
import { benchStart } from '../product';

/** The rows that a database of some age already has. */
const existing = { orders: 200_000, customers: 50_000, messages: 400_000 } as const;

/** The columns of a table, with new values for some of them. */
async function columnsOf(client: pg.Client, table: string, changes: Readonly<Record<string, string>>) {
  const { rows } = await client.query<{ column_name: string; is_identity: string }>(
    `select column_name, is_identity from information_schema.columns where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  );
  const names = rows.filter(({ is_identity }) => is_identity === 'NO').map(({ column_name }) => column_name);
  return { names: names.join(', '), values: names.map((name) => changes[name] ?? `one.${name}`).join(', ') };
}

/**
 * Copies a row of a table `count` times with new values in some columns; in these `number` counts from 1 to `count`.
 */
export async function multiply(
  client: pg.Client,
  table: string,
  count: number,
  changes: Readonly<Record<string, string>>,
) {
  const { names, values } = await columnsOf(client, table, changes);
  await client.query(
    `insert into ${table} (${names}) select ${values} from (select * from ${table} limit 1) one, generate_series(1, ${count}) number`,
  );
}

// The product's clock starts at benchStart. The orders belong to the month before, so the hourly sweep finds nothing to do.
const lastMonth = `timestamptz '${benchStart}' - interval '1 hour' - number * interval '12 seconds'`;
const lastMonthOfMessage = lastMonth.replace('12 seconds', '6 seconds');
// Request keys are kept for a day.
const keys = 7_000;

/**
 * Fills a database that already has one order with a month of orders by many customers and their messages, all sent.
 */
export async function fillOrders(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(
      `insert into users (id, brand_id, email, name, mobile, password_hash, created_at) select 'u' || number, 'market', 'u' || number || '@example.test', 'Ada Moss', '', '', now() from generate_series(1, ${existing.customers}) number`,
    );
    await multiply(client, 'orders', existing.orders, {
      okey: `'standing-' || number`,
      user_id: `'u' || (1 + number % ${existing.customers})`,
      state: `'completed'`,
      accept_by: 'null',
      placed_at: lastMonth,
    });
    await multiply(client, 'request_keys', keys, {
      key_hash: `'standing-' || number`,
      created_at: lastMonth,
    });
    await multiply(client, 'outbox', existing.messages, {
      id: `'standing-' || number`,
      topic: `'standing-' || (number / 2)`,
      created_at: lastMonthOfMessage,
      due_at: lastMonthOfMessage,
      sent_at: lastMonthOfMessage,
    });
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
