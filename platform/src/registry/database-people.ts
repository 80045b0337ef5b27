import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { RegistryDatabase } from './database';
import { forgetAccount } from './forget-account';
import { loggedMember } from './people';
import type { People } from './people';
import type { Team } from './team';
import { members, teamTokens, teams } from './tables';
import { writeAudit } from './write-audit';

// The last use of a token is shown to the minute, so that reading does not write each time.
const minute = 60_000;

/** The people of teams and their tokens, in the storefront's database. */
export function databasePeople({
  database,
  clock,
}: Pick<RegistryDatabase, 'database'> & { readonly clock: Clock }): People {
  const memberIs = (team: string, person: string) => and(eq(members.team, team), eq(members.person, person));
  const isUsable = () =>
    and(
      isNull(teamTokens.revokedAt),
      or(isNull(teamTokens.expiresAt), gt(teamTokens.expiresAt, clock.now())),
    );

  return {
    async saveMember({ team, person, role, email }, note) {
      await database.transaction(async (transaction) => {
        const [before] = await transaction.select().from(members).where(memberIs(team, person)).for('update');
        const fields = { role: role ?? before?.role ?? 'member', email: email ?? before?.email ?? null };
        await transaction
          .insert(members)
          .values({ team, person, ...fields, addedAt: clock.now() })
          .onConflictDoUpdate({ target: [members.team, members.person], set: fields });
        await forgetAccount(transaction, person);
        const outcome = { before: before && loggedMember(before), after: loggedMember(fields), faults: [] };
        await writeAudit(transaction, note, outcome, clock.now());
      });
    },

    async removeMember({ team, person }, note) {
      return database.transaction(async (transaction) => {
        const [before] = await transaction.delete(members).where(memberIs(team, person)).returning();
        const ended = await transaction
          .update(teamTokens)
          .set({ revokedAt: clock.now() })
          .where(and(eq(teamTokens.team, team), eq(teamTokens.person, person), isNull(teamTokens.revokedAt)))
          .returning();
        await forgetAccount(transaction, person);
        const outcome = {
          before: before && { role: before.role },
          after: { revoked: ended.length },
          faults: [],
        };
        await writeAudit(transaction, note, outcome, clock.now());
        return ended.length;
      });
    },

    async members() {
      const rows = await database.select().from(members).orderBy(members.team, members.person);
      return rows.map(({ team, person, role, email }) => ({
        team,
        person,
        role,
        ...(email !== null && { email }),
      }));
    },

    async addToken({ hash, team, person, label, issuedBy, expiresAt, revokeOthers }, note) {
      return database.transaction(async (transaction) => {
        const former = revokeOthers
          ? await transaction
              .update(teamTokens)
              .set({ revokedAt: clock.now() })
              .where(and(eq(teamTokens.team, team), isNull(teamTokens.person), isNull(teamTokens.revokedAt)))
              .returning()
          : [];
        const [added] = await transaction
          .insert(teamTokens)
          .values({
            hash,
            team,
            person: person ?? null,
            label,
            issuedBy: issuedBy ?? null,
            createdAt: clock.now(),
            expiresAt: expiresAt ?? null,
          })
          .returning();
        const after = {
          token: `t${added?.id}`,
          label,
          ...(person !== undefined && { person }),
          revoked: former.length,
        };
        await writeAudit(transaction, note, { after, faults: [] }, clock.now());
        return former.length;
      });
    },

    async tokens() {
      const rows = await database.select().from(teamTokens).where(isUsable()).orderBy(teamTokens.id);
      return rows.map(({ id, team, label: name, person, createdAt, lastUsedAt, expiresAt }) => ({
        id: `t${id}`,
        team,
        name,
        ...(person !== null && { person }),
        createdAt: createdAt.toISOString(),
        ...(lastUsedAt !== null && { lastUsedAt: lastUsedAt.toISOString() }),
        ...(expiresAt !== null && { expiresAt: expiresAt.toISOString() }),
      }));
    },

    async endToken(id, note) {
      await database.transaction(async (transaction) => {
        await transaction
          .update(teamTokens)
          .set({ revokedAt: clock.now() })
          .where(and(eq(teamTokens.id, Number(id.slice(1))), isNull(teamTokens.revokedAt)));
        await writeAudit(transaction, note, { after: { token: id }, faults: [] }, clock.now());
      });
    },

    async teamOfToken(hash) {
      const [row] = await database
        .select({ team: teams, token: teamTokens, member: members })
        .from(teamTokens)
        .innerJoin(teams, eq(teams.id, teamTokens.team))
        .leftJoin(members, and(eq(members.team, teamTokens.team), eq(members.person, teamTokens.person)))
        .where(
          and(
            eq(teamTokens.hash, hash),
            isUsable(),
            or(isNull(teamTokens.person), isNotNull(members.person)),
          ),
        );
      if (row === undefined) return undefined;
      const { team, token, member } = row;
      const now = clock.now();
      const aMinuteAgo = new Date(now.getTime() - minute);
      if (token.lastUsedAt === null || token.lastUsedAt < aMinuteAgo)
        await database
          .update(teamTokens)
          .set({ lastUsedAt: now })
          .where(
            and(
              eq(teamTokens.hash, hash),
              or(isNull(teamTokens.lastUsedAt), lt(teamTokens.lastUsedAt, aMinuteAgo)),
            ),
          );
      return {
        ...toTeam(team),
        ...(token.person === null ? { machine: token.label } : { person: token.person }),
        ...(member !== null && { role: member.role }),
        ...(token.issuedBy !== null && { issuedBy: token.issuedBy }),
      };
    },
  };
}

/** Converts a row of the table of teams. */
export function toTeam({ id, features, webhook, chat, email }: typeof teams.$inferSelect): Team {
  return {
    id,
    features,
    webhook: webhook ?? undefined,
    ...(chat !== null && { chat }),
    ...(email !== null && { email }),
  };
}
