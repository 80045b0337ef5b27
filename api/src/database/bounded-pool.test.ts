import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { openRealPostgres } from '../testing/databases';
import { BoundedPool } from './bounded-pool';
import { DatabaseUnavailable } from './database';
import { DatabaseHosts } from './database-hosts';

describe('the pool of connections', () => {
  let opened: Awaited<ReturnType<typeof openRealPostgres>>;
  let pool: BoundedPool;
  beforeAll(async () => {
    opened = await openRealPostgres();
  }, 60_000);
  beforeEach(() => {
    pool = new BoundedPool({ hosts: new DatabaseHosts(opened.url), max: 1, maxWaiting: 2 });
  });
  afterEach(() => pool.end());
  afterAll(() => opened.close());

  it('takes back a connection that breaks before its transaction has begun', async () => {
    const breakConnection = (client: pg.PoolClient) =>
      void (client as unknown as pg.Client).connection.stream.destroy();
    const transact = () => drizzle(pool).transaction(async () => 'done');
    pool.on('acquire', breakConnection);
    await expect(transact()).rejects.toThrow();
    pool.off('acquire', breakConnection);
    expect(pool.totalCount).toBe(0);
    expect(await transact()).toBe('done');
  });

  it('refuses at once when the queue is full, and serves those in the queue', async () => {
    const holder = await pool.connect();
    const waiting = [pool.query('select 1'), pool.connect()] as const;
    await expect(pool.query('select 1')).rejects.toThrow(DatabaseUnavailable);
    await expect(pool.connect()).rejects.toThrow(DatabaseUnavailable);
    holder.release();
    expect((await waiting[0]).rowCount).toBe(1);
    (await waiting[1]).release();
  });
});
