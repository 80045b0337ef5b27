import type { AuditNote } from './attempt';
import type { Team } from './team';

/** A person of a team. */
export interface Member {
  readonly team: string;
  /** The short name, such as `ann`. */
  readonly person: string;
  /** An owner looks after the people and tokens of the team. */
  readonly role: 'owner' | 'member';
  /** The e-mail address by which the login provider knows the person. */
  readonly email?: string | undefined;
}

/** A member as the audit log, which every team reads, has it: without the address. */
export function loggedMember({ role, email }: { role: Member['role']; email?: string | null | undefined }) {
  return { role, email: email ? 'known' : 'none' };
}

/** A token of a team; `hash` is its SHA-256 in hex. */
export interface NewToken {
  readonly hash: string;
  readonly team: string;
  /** Whose it is; without it, it is a machine's. */
  readonly person?: string | undefined;
  /** Its purpose, such as `CI`. */
  readonly label: string;
  /** The person who made it, or who made the token with which it was made. */
  readonly issuedBy?: string | undefined;
  readonly expiresAt?: Date | undefined;
  /** Revokes the former tokens of the team's machines. */
  readonly revokeOthers: boolean;
}

/** A token that can be used, as lists show it; instants are ISO. */
interface ListedToken {
  /** Such as `t3`. */
  readonly id: string;
  readonly team: string;
  readonly name: string;
  readonly person?: string | undefined;
  readonly createdAt: string;
  readonly lastUsedAt?: string | undefined;
  readonly expiresAt?: string | undefined;
}

/** The team that a token acts for, and whose token it is: a person's or a machine's. Or the person who has logged in. */
export interface Caller extends Team {
  readonly person?: string | undefined;
  readonly machine?: string | undefined;
  /** The role of the person in the team. */
  readonly role?: Member['role'] | undefined;
  /** The person who made the token, or who made the token with which it was made. */
  readonly issuedBy?: string | undefined;
  /** The session of a person who has logged in, instead of a token. */
  readonly session?: { readonly expiresAt: string; readonly teams: readonly string[] } | undefined;
}

/** The people of teams and their tokens (ROL-9); every change is in the audit log. */
export interface People {
  /** Adds a member, or changes role and e-mail address; what is left out stays. */
  saveMember(member: Omit<Member, 'role'> & Partial<Pick<Member, 'role'>>, note: AuditNote): Promise<void>;
  /** Removes a member with the tokens that the person has for the team; returns how many these were. */
  removeMember(member: Pick<Member, 'team' | 'person'>, note: AuditNote): Promise<number>;
  members(): Promise<Member[]>;
  /** Gives a team a token; returns how many former tokens were revoked. */
  addToken(token: NewToken, note: AuditNote): Promise<number>;
  /** The tokens that can be used, in the order in which they were made. */
  tokens(): Promise<ListedToken[]>;
  /** Ends a token by its number. */
  endToken(id: string, note: AuditNote): Promise<void>;
  /** Whose token this is, unless it was ended, has expired, or belongs to a person who has left the team. */
  teamOfToken(hash: string): Promise<Caller | undefined>;
}
