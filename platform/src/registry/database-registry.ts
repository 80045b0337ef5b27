import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import { applyChange } from './apply-change';
import { loggedAction } from './change';
import { concernedBy } from './concerned';
import type { RegistryDatabase } from './database';
import { auditCondition } from './audit-condition';
import { databasePeople, toTeam } from './database-people';
import type { AuditNote, WantedReleases } from './attempt';
import type { AuditEntry, Registry } from './registry';
import { loadBrandVersions, loadCurrentVersions } from './load-brand-versions';
import { loadApprovals, loadForCommands, loadScheduled } from './load-for-commands';
import { loadState, toKnownRelease, toKnownRollout } from './load-state';
import { readRollouts } from './read-rollouts';
import { saveChanges } from './save-changes';
import type { BrandVersion } from './snapshot';
import type { RegistryState } from './state';
import { auditEntries, generations, releases, rollouts, teams } from './tables';
import { toSnapshot } from './to-snapshot';
import { writeAudit } from './write-audit';
import { changedTeam, loggedTeam, shownTeam } from './team-addresses';

const channel = 'registry_changed';

// A host that may serve one of these releases may serve them all, so checking a few is enough.
const fewReleases = 20;

export interface DatabaseRegistryDeps extends RegistryDatabase {
  readonly clock: Clock;
}

/** The registry in the storefront's database. */
export function databaseRegistry({ database, listen, clock }: DatabaseRegistryDeps): Registry {
  const log = (
    writer: Pick<typeof database, 'insert'>,
    note: AuditNote,
    outcome: Parameters<typeof writeAudit>[2],
    at = clock.now(),
  ) => writeAudit(writer, note, outcome, at);

  const knownVersions = new Map<string, BrandVersion>();

  /** Several queries in one transaction, as of one moment. */
  const readState = (wanted: WantedReleases) =>
    database.transaction(
      async (reader) => ({
        ...(await loadState(reader, wanted, clock.now())),
        brandVersions: await loadCurrentVersions(reader, knownVersions),
      }),
      { isolationLevel: 'repeatable read' },
    );

  return {
    ...databasePeople({ database, clock }),

    async snapshot(pinned = []) {
      return toSnapshot(await readState(pinned), pinned);
    },

    async generation() {
      const [row] = await database.select().from(generations);
      return row?.generation ?? 0;
    },

    async tryOut({ command, releases: wanted = [], ofBrand }) {
      return database.transaction(
        async (reader) =>
          command({
            ...(await loadState(reader, wanted, clock.now())),
            ...(await loadForCommands(reader)),
            brandVersions: await loadBrandVersions(reader, ofBrand),
          }),
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
          ...(await loadForCommands(transaction)),
          brandVersions: await loadBrandVersions(transaction, attempt.ofBrand),
        };
        const result = attempt.command(before);
        if (result.kind === 'refused') {
          await log(transaction, attempt, { faults: result.faults });
          return result;
        }
        if (result.changes.length === 0) return result;
        const now = clock.now();
        const { inNameOf } = attempt;
        const note = inNameOf ?? attempt;
        const after = result.changes.reduce<RegistryState>(
          (state, change) => applyChange(state, change, now.toISOString(), note),
          before,
        );
        await saveChanges(transaction, { before, changes: result.changes, now, note });
        const concerned = {
          before: concernedBy(before, result.changes),
          after: concernedBy(after, result.changes),
          faults: [],
        };
        for (const line of inNameOf ? [attempt, inNameOf] : [attempt]) {
          const action = loggedAction(line.action, result);
          // The instant of the change itself, by which the entry is found.
          await log(transaction, { ...line, action }, concerned, now);
        }
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

    async approvals() {
      const { approvals, waiting } = await database.transaction((reader) => loadApprovals(reader), {
        isolationLevel: 'repeatable read',
      });
      return { approvals, waiting };
    },

    brandVersions: (brand) => loadBrandVersions(database, brand),

    async brandVersion(brand, number) {
      return (await loadBrandVersions(database, brand, number))[0];
    },

    async release({ name, version }) {
      const [row] = await database
        .select()
        .from(releases)
        .where(and(eq(releases.name, name), eq(releases.version, version)));
      return row && toKnownRelease(row);
    },

    async rollout(id) {
      const [row] = await database
        .select()
        .from(rollouts)
        .where(eq(rollouts.id, Number(id.slice(1))));
      return row && toKnownRollout(row);
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
      return rows.map(toKnownRelease);
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
      return rows.map(({ person, machine, ...row }): AuditEntry => ({
        ...row,
        at: row.at.toISOString(),
        ...(person !== null && { person }),
        ...(machine !== null && { machine }),
      }));
    },

    async note(note, after) {
      await log(database, note, { after, faults: [] });
    },

    async saveTeam(change, note) {
      const { id } = change;
      await database.transaction(async (transaction) => {
        const [row] = await transaction.select().from(teams).where(eq(teams.id, id)).for('update');
        const before = row && toTeam(row);
        const after = changedTeam(change, before);
        const { features, webhook = null, chat = null, email = null } = after;
        const fields = { features, webhook, chat, email };
        await transaction
          .insert(teams)
          .values({ id, ...fields })
          .onConflictDoUpdate({ target: teams.id, set: fields });
        await log(transaction, note, {
          before: before && shownTeam(before),
          after: loggedTeam(after, before),
          faults: [],
        });
      });
    },

    async teams() {
      return (await database.select().from(teams).orderBy(teams.id)).map(toTeam);
    },

    async watch(changed) {
      const stop = await listen(channel, () => changed());
      return () => void stop();
    },
  };
}
