import type { Clock } from '../clock';
import { loggedMember } from './people';
import type { Member, NewToken, People } from './people';
import type { AuditNote } from './attempt';
import type { Team } from './team';

interface KeptToken extends NewToken {
  readonly id: string;
  readonly createdAt: string;
  lastUsedAt?: string;
  isEnded?: true;
}

export interface MemoryPeopleDeps {
  readonly clock: Clock;
  readonly teams: ReadonlyMap<string, Team>;
  log(note: AuditNote, before: unknown, after: unknown): void;
}

/** The people of teams and their tokens in memory, for tests; one contract test covers it and the one in the database. */
export function memoryPeople({ clock, teams, log }: MemoryPeopleDeps): People {
  const members: Member[] = [];
  const tokens: KeptToken[] = [];
  const placeOf = ({ team, person }: Pick<Member, 'team' | 'person'>) =>
    members.findIndex((one) => one.team === team && one.person === person);
  const usable = () =>
    tokens.filter(
      ({ isEnded, expiresAt }) => !isEnded && (expiresAt === undefined || expiresAt > clock.now()),
    );
  const end = (theirs: readonly KeptToken[]) => {
    for (const token of theirs) token.isEnded = true;
    return theirs.length;
  };
  return {
    async saveMember({ team, person, role, email }, note) {
      const place = placeOf({ team, person });
      const before = members[place];
      const fields = { role: role ?? before?.role ?? 'member', email: email ?? before?.email };
      members.splice(place === -1 ? members.length : place, 1, { team, person, ...fields });
      log(note, before ? loggedMember(before) : null, loggedMember(fields));
    },
    async removeMember(member, note) {
      const place = placeOf(member);
      const [before] = place === -1 ? [] : members.splice(place, 1);
      const revoked = end(
        tokens.filter((one) => one.team === member.team && one.person === member.person && !one.isEnded),
      );
      log(note, before ? { role: before.role } : null, { revoked });
      return revoked;
    },
    members: async () =>
      members.toSorted((one, other) => (one.team + one.person < other.team + other.person ? -1 : 1)),
    async addToken(token, note) {
      const { team, label, person, revokeOthers } = token;
      const revoked = revokeOthers
        ? end(tokens.filter((one) => one.team === team && one.person === undefined && !one.isEnded))
        : 0;
      const id = `t${tokens.length + 1}`;
      tokens.push({ ...token, id, createdAt: clock.now().toISOString() });
      log(note, null, { token: id, label, ...(person !== undefined && { person }), revoked });
      return revoked;
    },
    tokens: async () =>
      usable().map(({ id, team, label: name, person, createdAt, lastUsedAt, expiresAt }) => ({
        id,
        team,
        name,
        person,
        createdAt,
        lastUsedAt,
        expiresAt: expiresAt?.toISOString(),
      })),
    async endToken(id, note) {
      end(tokens.filter((one) => one.id === id));
      log(note, null, { token: id });
    },
    async teamOfToken(hash) {
      const token = usable().find((one) => one.hash === hash);
      const team = token && teams.get(token.team);
      if (token === undefined || team === undefined) return undefined;
      const { person, label, issuedBy } = token;
      const member = person === undefined ? undefined : members[placeOf({ team: team.id, person })];
      if (person !== undefined && member === undefined) return undefined;
      token.lastUsedAt = clock.now().toISOString();
      return {
        ...team,
        ...(person === undefined ? { machine: label } : { person }),
        ...(member !== undefined && { role: member.role }),
        ...(issuedBy !== undefined && { issuedBy }),
      };
    },
  };
}
