import { isNull, sql } from 'drizzle-orm';
import type { RegistryReader } from './database';
import type { ScheduledChange } from './snapshot';
import type { CommandsOnly, RegistryState } from './state';
import { requiredApprovals, scheduledChanges, waitingChanges } from './tables';
import type { WaitingChange } from './waiting-change';

/** What is set for a time, and what waits for a second person. Only commands need it: an edge may not read these tables. */
export async function loadForCommands(reader: RegistryReader): Promise<Pick<RegistryState, CommandsOnly>> {
  return { ...(await loadScheduled(reader)), ...(await loadApprovals(reader)) };
}

/** The kinds of change that need a second person, and the changes that wait for one (ROL-8). */
export async function loadApprovals(
  reader: RegistryReader,
): Promise<Pick<RegistryState, 'approvals' | 'waiting' | 'nextWaiting'>> {
  const required = await reader.select().from(requiredApprovals).orderBy(requiredApprovals.of);
  const rows = await reader
    .select()
    .from(waitingChanges)
    .where(isNull(waitingChanges.endedAt))
    .orderBy(waitingChanges.id);
  const [last] = await reader
    .select({ id: sql<number>`coalesce(max(${waitingChanges.id}), 0)`.mapWith(Number) })
    .from(waitingChanges);
  return {
    approvals: required.map(({ of }) => of),
    waiting: rows.map(waitingChangeOf),
    nextWaiting: (last?.id ?? 0) + 1,
  };
}

function waitingChangeOf(row: typeof waitingChanges.$inferSelect): WaitingChange {
  const { id, person, machine, issuedBy, askedAt, expiresAt, endedAt: _at, endedAs: _as, ...rest } = row;
  return {
    ...rest,
    id: `w${id}`,
    ...(person !== null && { person }),
    ...(machine !== null && { machine }),
    ...(issuedBy !== null && { issuedBy }),
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** The changes that are set for a later time. */
export async function loadScheduled(
  reader: RegistryReader,
): Promise<Pick<RegistryState, 'scheduled' | 'nextScheduled'>> {
  const rows = await reader
    .select()
    .from(scheduledChanges)
    .where(isNull(scheduledChanges.endedAt))
    .orderBy(scheduledChanges.id);
  const [last] = await reader
    .select({ id: sql<number>`coalesce(max(${scheduledChanges.id}), 0)`.mapWith(Number) })
    .from(scheduledChanges);
  const scheduled = rows.map((row): ScheduledChange => {
    const { id, at, call, body, by, person, machine, issuedBy, reason, approvedBy } = row;
    return {
      id: `s${id}`,
      at: at.toISOString(),
      call,
      body,
      by,
      ...(person !== null && { person }),
      ...(machine !== null && { machine }),
      ...(issuedBy !== null && { issuedBy }),
      reason,
      ...(approvedBy !== null && { approvedBy }),
    };
  });
  return { scheduled, nextScheduled: (last?.id ?? 0) + 1 };
}
