import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { RegistryDatabase } from './database';
import { toTeam } from './database-people';
import { forgetAccount } from './forget-account';
import type { Transaction } from './forget-account';
import type { LoginResult, Logins, ProvidedAccount } from './logins';
import type { Caller } from './people';
import { begunLogins, loginAccounts, loginSessions, members, teams } from './tables';
import { writeAudit } from './write-audit';

const minute = 60_000;
const loginLasts = 10 * minute;
/** A session ends after a working day, and when it was not used for an hour. An open page of the console uses it. */
const sessionLasts = 12 * 60 * minute;
const idleLasts = 60 * minute;

/** Logins by the login provider, in the storefront's database. */
export function databaseLogins({
  database,
  clock,
}: Pick<RegistryDatabase, 'database'> & { readonly clock: Clock }): Logins {
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);

  return {
    async begin(state, login) {
      await database.delete(begunLogins).where(lt(begunLogins.begunAt, ago(loginLasts)));
      await database.insert(begunLogins).values({ state, ...login, begunAt: clock.now() });
    },

    async take(state) {
      const [taken] = await database.delete(begunLogins).where(eq(begunLogins.state, state)).returning();
      if (taken === undefined || taken.begunAt < ago(loginLasts)) return undefined;
      const { nonce, verifier, page } = taken;
      return { nonce, verifier, page };
    },

    async logIn(account, session, note) {
      return database.transaction(async (transaction) => {
        const found = await findPerson(transaction, account, clock.now());
        if (found.kind === 'refused') return found;
        const { person, team, isFirst } = found;
        const now = clock.now();
        await transaction.delete(loginSessions).where(lt(loginSessions.expiresAt, now));
        await transaction
          .insert(loginSessions)
          .values({
            hash: session,
            issuer: account.issuer,
            subject: account.subject,
            begunAt: now,
            lastUsedAt: now,
            expiresAt: new Date(now.getTime() + sessionLasts),
          });
        const after = isFirst ? { account: 'bound' } : undefined;
        await writeAudit(transaction, { ...note, actor: team, person }, { after, faults: [] }, now);
        return { kind: 'logged in', person };
      });
    },

    async session(hash) {
      const now = clock.now();
      const rows = await database
        .select({ session: loginSessions, member: members, team: teams })
        .from(loginSessions)
        .innerJoin(loginAccounts, accountIs(loginSessions))
        .innerJoin(
          members,
          and(eq(members.person, loginAccounts.person), eq(members.email, loginAccounts.email)),
        )
        .innerJoin(teams, eq(teams.id, members.team))
        .where(
          and(
            eq(loginSessions.hash, hash),
            gt(loginSessions.expiresAt, now),
            gt(loginSessions.lastUsedAt, ago(idleLasts)),
          ),
        )
        .orderBy(members.team);
      const [first, ...others] = rows.map(({ member: { person, role }, team }): Caller => ({
        ...toTeam(team),
        person,
        role,
      }));
      const session = rows[0]?.session;
      if (first === undefined || session === undefined) return undefined;
      // The last use is stored to the minute, so that reading does not write each time.
      await database
        .update(loginSessions)
        .set({ lastUsedAt: now })
        .where(and(eq(loginSessions.hash, hash), lt(loginSessions.lastUsedAt, ago(minute))));
      return {
        person: first.person ?? '',
        expiresAt: session.expiresAt.toISOString(),
        callers: [first, ...others],
      };
    },

    async end(hash) {
      await database.delete(loginSessions).where(eq(loginSessions.hash, hash));
    },
  };
}

const accountIs = ({ issuer, subject }: Pick<typeof loginSessions, 'issuer' | 'subject'>): SQL | undefined =>
  and(eq(loginAccounts.issuer, issuer), eq(loginAccounts.subject, subject));

type FoundPerson =
  | { readonly kind: 'found'; readonly person: string; readonly team: string; readonly isFirst: boolean }
  | Extract<LoginResult, { kind: 'refused' }>;

/** The person of an account: the one that it was bound to, else the member with its verified address, whom it is bound to now. */
async function findPerson(
  transaction: Transaction,
  { issuer, subject, email }: ProvidedAccount,
  now: Date,
): Promise<FoundPerson> {
  const isAccount = and(eq(loginAccounts.issuer, issuer), eq(loginAccounts.subject, subject));
  const [bound] = await transaction.select().from(loginAccounts).where(isAccount);
  const known =
    bound && (await membersWith(transaction, bound.email)).find(({ person }) => person === bound.person);
  if (known !== undefined) return { kind: 'found', person: known.person, team: known.team, isFirst: false };
  if (email === undefined) return { kind: 'refused', refusal: 'unverified' };
  const invited = await membersWith(transaction, email);
  const [one] = invited;
  if (one === undefined) return { kind: 'refused', refusal: 'unknown' };
  const { person, team } = one;
  if (invited.some((other) => other.person !== person)) return { kind: 'refused', refusal: 'two-people' };
  // What either had before counts no more: the person's former address, the account's former person.
  await transaction.delete(loginAccounts).where(and(isAccount, ne(loginAccounts.person, person)));
  await forgetAccount(transaction, person);
  const added = await transaction
    .insert(loginAccounts)
    .values({ issuer, subject, person, email, boundAt: now })
    .onConflictDoNothing()
    .returning();
  if (added.length > 0) return { kind: 'found', person, team, isFirst: true };
  // Somebody was faster: with the same account that is the same login.
  const [theirs] = await transaction
    .select()
    .from(loginAccounts)
    .where(and(isAccount, eq(loginAccounts.person, person)));
  return theirs === undefined
    ? { kind: 'refused', refusal: 'other-account', person }
    : { kind: 'found', person, team, isFirst: false };
}

/** The memberships with an address. They stay as they are until the login is done. */
async function membersWith(transaction: Transaction, email: string) {
  return transaction
    .select()
    .from(members)
    .where(eq(members.email, email))
    .orderBy(members.team)
    .for('share');
}
