import { sql } from 'drizzle-orm';
import { systemTime } from '../clock';
import type { Clock } from '../clock';
import type { Database } from './database';

// Nothing that is leased or due needs more precision, and asking the database takes a moment.
const negligible = 1_000;

/**
 * The clock, corrected by what the system's clock of this machine differs from the database's, which is the same for all machines.
 * Leases and what is due are judged by it: between machines whose clocks differ a lease would otherwise end too soon.
 */
export async function databaseClock(database: Database, clock: Clock): Promise<Clock> {
  const before = systemTime();
  const { rows } = await database.execute<{ now: string | number }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  const difference = Number(rows[0]?.now) - (before + systemTime()) / 2;
  if (Math.abs(difference) < negligible) return clock;
  return { now: () => new Date(clock.now().getTime() + difference) };
}
