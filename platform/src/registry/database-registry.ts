import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import { applyChange } from './apply-change';
import { concernedBy } from './concerned';
import type { RegistryDatabase } from './database';
import { auditCondition } from './audit-condition';
import type { AuditEntry, AuditNote, Registry, Team, WantedReleases } from './registry';
import { knownReleaseOf, knownRolloutOf, loadScheduled, loadState } from './load-state';
import { readRollouts } from './read-rollouts';
import { saveChanges } from './save-changes';
import type { RegistryState } from './state';
import { auditEntries, generations, releases, rollouts, teamTokens, teams } from './tables';
import { toSnapshot } from './to-snapshot';

const channel = 'registry_changed';

// A host that may serve one of these releases may serve them all, so checking a few is enough.
const fewReleases = 20;

export interface DatabaseRegistryDeps extends RegistryDatabase {
  readonly clock: Clock;
}

/** The registry in the storefront's database. */
export function databaseRegistry({ database, listen, clock }: DatabaseRegistryDeps): Registry {
  type Writer = Pick<typeof database, 'insert'>;

  async function log(
    writer: Writer,
    { actor, action, subject, brands, reason }: AuditNote,
    outcome: { before?: unknown; after?: unknown; faults: readonly string[] },
    at = clock.now(),
  ) {
    await writer
      .insert(auditEntries)
      .values({
        at,
        actor,
        action,
        subject,
        brands: brands ?? null,
        reason,
        before: outcome.before ?? null,
        after: outcome.after ?? null,
        refused: outcome.faults.length > 0,
        faults: outcome.faults,
      });
  }

  /** Several queries in one transaction, as of one moment. */
  const readState = (wanted: WantedReleases) =>
    database.transaction((reader) => loadState(reader, wanted, clock.now()), {
      isolationLevel: 'repeatable read',
    });

  return {
    async snapshot(pinned = []) {
      return toSnapshot(await readState(pinned), pinned);
    },

    async generation() {
      const [row] = await database.select().from(generations);
      return row?.generation ?? 0;
    },

    async tryOut({ command, releases: wanted = [] }) {
      return database.transaction(
        async (reader) =>
          command({ ...(await loadState(reader, wanted, clock.now())), ...(await loadScheduled(reader)) }),
        { isolationLevel: 'repeatable read' },
      );
    },

    async run(attempt) {
      return database.transaction(async (transaction) => {
        // The store of releases may take longer to answer than a transaction may otherwise do nothing.
        if (attempt.meanwhile)
          await transaction.execute(sql`set local idle_in_transaction_session_timeout = '60s'`);
        // The row's lock allows one change at a time, so the checks of a command still hold when it is saved.
        await transaction.select().from(generations).for('update');
        const before = {
          ...(await loadState(transaction, attempt.releases ?? [], clock.now())),
          ...(await loadScheduled(transaction)),
        };
        const result = attempt.command(before);
        if (result.kind === 'refused') {
          await log(transaction, attempt, { faults: result.faults });
          return result;
        }
        if (result.changes.length === 0) return result;
        const now = clock.now();
        const after = result.changes.reduce<RegistryState>(
          (state, change) => applyChange(state, change, now.toISOString(), attempt),
          before,
        );
        await saveChanges(transaction, { before, changes: result.changes, now, note: attempt });
        // The instant of the change itself, by which the entry is found.
        await log(
          transaction,
          attempt,
          {
            before: concernedBy(before, result.changes),
            after: concernedBy(after, result.changes),
            faults: [],
          },
          now,
        );
        await attempt.meanwhile?.(before);
        const [row] = await transaction
          .update(generations)
          .set({ generation: sql`${generations.generation} + 1` })
          .returning();
        await transaction.execute(sql`select pg_notify(${channel}, ${String(row?.generation ?? 0)})`);
        return result;
      });
    },

    async scheduled() {
      return (await loadScheduled(database)).scheduled;
    },

    async release({ name, version }) {
      const [row] = await database
        .select()
        .from(releases)
        .where(and(eq(releases.name, name), eq(releases.version, version)));
      return row && knownReleaseOf(row);
    },

    async rollout(id) {
      const [row] = await database
        .select()
        .from(rollouts)
        .where(eq(rollouts.id, Number(id.slice(1))));
      return row && knownRolloutOf(row);
    },

    rollouts: (filter) => readRollouts(database, filter),

    async releasesWithFile(name, path) {
      const rows = await database
        .select()
        .from(releases)
        .where(
          and(
            eq(releases.name, name),
            isNull(releases.revokedAt),
            isNull(releases.collectedAt),
            // The table's index is over this exact expression.
            sql`${releases.manifest} -> 'files' @> ${JSON.stringify([{ path }])}::jsonb`,
            sql`${releases.manifest} ->> 'addresses' = 'content'`,
          ),
        )
        .orderBy(sql`${releases.openedAt} is null`, desc(releases.publishedAt))
        .limit(fewReleases);
      return rows.map(knownReleaseOf);
    },

    async releases({ name, limit }) {
      const rows = await database
        .select()
        .from(releases)
        .where(
          and(
            sql`${releases.manifest} ->> 'development' is null`,
            name === undefined ? undefined : eq(releases.name, name),
          ),
        )
        .orderBy(desc(releases.publishedAt), desc(releases.version))
        .limit(limit);
      return rows.map(({ name: of, version, manifest, publishedAt, revokedAt, aborted }) => ({
        name: of,
        version,
        publishedAt: publishedAt.toISOString(),
        author: manifest.author,
        commit: manifest.commit,
        revoked: revokedAt !== null,
        ...(aborted !== null && { aborted }),
      }));
    },

    async audit({ limit, ...filter }) {
      const rows = await database
        .select()
        .from(auditEntries)
        .where(auditCondition(filter))
        .orderBy(desc(auditEntries.id))
        .limit(limit);
      return rows.map((row): AuditEntry => ({ ...row, at: row.at.toISOString() }));
    },

    async note(note, after) {
      await log(database, note, { after, faults: [] });
    },

    async saveTeam(team, note) {
      const { id, features, webhook } = team;
      const fields = { features, webhook: webhook ?? null };
      await database.transaction(async (transaction) => {
        const [before] = await transaction.select().from(teams).where(eq(teams.id, id)).for('update');
        await transaction
          .insert(teams)
          .values({ id, ...fields })
          .onConflictDoUpdate({ target: teams.id, set: fields });
        await log(transaction, note, { before: before && teamOf(before), after: team, faults: [] });
      });
    },

    async teams() {
      return (await database.select().from(teams).orderBy(teams.id)).map(teamOf);
    },

    async addToken({ hash, team, label, revokeOthers }, note) {
      return database.transaction(async (transaction) => {
        const former = revokeOthers
          ? await transaction
              .update(teamTokens)
              .set({ revokedAt: clock.now() })
              .where(and(eq(teamTokens.team, team), isNull(teamTokens.revokedAt)))
              .returning()
          : [];
        await transaction.insert(teamTokens).values({ hash, team, label, createdAt: clock.now() });
        await log(transaction, note, { after: { label, revoked: former.length }, faults: [] });
        return former.length;
      });
    },

    async teamOfToken(hash) {
      const [row] = await database
        .select({ team: teams })
        .from(teamTokens)
        .innerJoin(teams, eq(teams.id, teamTokens.team))
        .where(and(eq(teamTokens.hash, hash), isNull(teamTokens.revokedAt)));
      return row && teamOf(row.team);
    },

    async watch(changed) {
      const stop = await listen(channel, () => changed());
      return () => void stop();
    },
  };
}

function teamOf({ id, features, webhook }: typeof teams.$inferSelect): Team {
  return { id, features, webhook: webhook ?? undefined };
}
