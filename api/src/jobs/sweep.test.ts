import { sql } from 'drizzle-orm';
import { openRealPostgres } from '../testing/databases';
import { fixedClock } from '../testing/fixed-clock';
import { createOutboxRepository } from '../outbox/repository';
import { sweep } from './sweep';

const now = '2026-11-20T18:30:00Z';

/** A fresh row for every table that grows by itself. */
const rows = {
  sessions: `(token_hash, created_at, expires_at) values ('t', $now, $now)`,
  kitchen_sessions: `(token_hash, business_slug, key_version, device, created_at, expires_at)
    values ('t', 'b', 1, '', $now, $now)`,
  kitchen_acts: `(business_id, at, actor, device, act, subject, before, after)
    values ('b', $now, 'clock', '', 'order moved', '1', '{}', '{}')`,
  registrations: `(key_hash, email, name, mobile, password_hash, code_hash, tries_left, expires_at)
    values ('k', 'a@example.test', 'A', '', '', '', 5, $now)`,
  request_keys: `(call, key_hash, payload_hash, created_at) values ('c', 'k', 'p', $now)`,
  growing_pauses: `(key, tries, next_at, forget_at) values ('k', 1, $now, $now)`,
  rate_limits: `(key, window_end, taken) values ('k', $now, 1)`,
  code_numbers: `(number_hash, last_used_at) values ('n', $now)`,
  proven_numbers: `(number_hash, user_id, proven_at) values ('n', '', $now)`,
  service_alerts: `(key_hash, brand_id, email, outcode, sector, postcode, site_origin, created_at)
    values ('k', 'market', 'a@example.test', 'e20', 'e201', 'E20 1AA', '', $now)`,
  menu_previews: `(slug, business_id, revision, expires_at) values ('s', 'b', 1, $now)`,
  booking_slots: `(business_id, date, time) values ('b', '2026-11-20', '18:00')`,
  table_blocks: `(business_id, date, slot_id) values ('b', '2026-11-20', '18:00')`,
  tonight_changes: `(business_id, subject, target, until, value) values ('b', 'dish', 'd', '2026-11-21T00:00:00Z', '{}')`,
  payment_events: `(provider, event_id, received_at) values ('p', 'e', $now)`,
  outbox: `(id, channel, recipient, subject, body, topic, created_at, due_at, sent_at)
    values ('sent', 'email', 'a@example.test', '', '', 'contact', $now, $now, $now),
      ('waits', 'email', 'a@example.test', '', '', 'contact', $now, $now, null)`,
};
/** Tables whose rows stay as long as the business needs them, or until their owner removes them. */
const kept = [
  'addresses',
  'bookings',
  'business_keys',
  'business_subscriptions',
  'businesses',
  'catalogue_imports',
  'delivery_sectors',
  'kitchen_roles',
  'menu_edits',
  'menu_plans',
  'menu_versions',
  'orders',
  'payments',
  'pictures',
  'refunds',
  'reviews',
  'subcategories',
  'users',
];
/** Tables whose rows go with their order or user, and are swept by age as well. */
const swept = ['booking_counts', 'codes', 'password_resets'];

let database: Awaited<ReturnType<typeof openRealPostgres>>;
beforeAll(async () => {
  database = await openRealPostgres();
}, 60_000);
afterAll(() => database.close());

const run = (statement: string) => database.database.execute(sql.raw(statement));
const count = async (table: string) =>
  Number((await run(`select count(*) as rows from ${table}`)).rows[0]?.['rows']);

describe('the hourly sweep, on real PostgreSQL', () => {
  it('empties every table that grows by itself once its rows are old enough, and not before', async () => {
    for (const [table, row] of Object.entries(rows))
      await run(`insert into ${table} ${row.replaceAll('$now', `'${now}'`)}`);
    const clock = fixedClock(now);
    await sweep({ database: database.database, clock });
    for (const table of Object.keys(rows)) expect([table, await count(table)]).not.toStrictEqual([table, 0]);
    clock.advance({ days: 366 });
    await sweep({ database: database.database, clock });
    for (const table of Object.keys(rows))
      expect([table, await count(table)]).toStrictEqual([table, table === 'outbox' ? 1 : 0]);
  });

  it('knows every table', async () => {
    const { rows: tables } = await run(
      `select table_name from information_schema.tables where table_schema = 'public' order by table_name`,
    );
    expect(tables.map((table) => table['table_name'])).toStrictEqual(
      [...kept, ...swept, ...Object.keys(rows)].sort(),
    );
  });

  it('deletes a thousand rows in each statement', async () => {
    await run(`insert into request_keys (call, key_hash, payload_hash, created_at)
      select 'c', 'key ' || n, 'p', '${now}' from generate_series(1, 2500) n`);
    const clock = fixedClock(now);
    clock.advance({ days: 2 });
    const executed = jest.spyOn(database.database, 'execute');
    const statementsOfASweep = async () => {
      executed.mockClear();
      await sweep({ database: database.database, clock });
      return executed.mock.calls.length;
    };
    const withRows = await statementsOfASweep();
    const withNone = await statementsOfASweep();
    executed.mockRestore();
    expect(await count('request_keys')).toBe(0);
    expect(withRows - withNone).toBe(2);
  });
});

describe('the outbox, on real PostgreSQL', () => {
  it('finds the one due text message by an index among thousands of waiting e-mails', async () => {
    await run(`insert into outbox (id, channel, recipient, subject, body, topic, created_at, due_at)
      select 'mail ' || n, 'email', 'a@example.test', '', '', 'contact', '${now}', '${now}' from generate_series(1, 5000) n`);
    await run(`insert into outbox (id, channel, recipient, subject, body, topic, created_at, due_at)
      values ('text', 'sms', '07700900123', '', '', 'contact', '${now}', '${now}')`);
    await run('analyze outbox');
    const { rows: plan } = await run(
      `explain select id from outbox where (sent_at is null and given_up_at is null) and channel = 'sms'
        and due_at <= '${now}' order by due_at limit 100 for update skip locked`,
    );
    expect(JSON.stringify(plan)).toMatch(/outbox_due.*Index Cond: .*channel = /);
    const taken = await createOutboxRepository(database.database).take(
      'sms',
      100,
      new Date(now),
      new Date(now),
    );
    expect(taken.map(({ id }) => id)).toStrictEqual(['text']);
  });

  it.each([
    ['orders', 'order_number'],
    ['outbox', 'sequence'],
    ['reviews', 'id'],
  ])('the numbers of %s (%s) do not end at two thousand million', async (table, column) => {
    const { rows: types } = await run(
      `select data_type, identity_maximum from information_schema.columns where table_name = '${table}' and column_name = '${column}'`,
    );
    expect(types).toStrictEqual([{ data_type: 'bigint', identity_maximum: '9223372036854775807' }]);
  });
});
