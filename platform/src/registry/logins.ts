import type { AuditNote } from './attempt';
import type { Caller } from './people';

/** A login that waits for the provider's answer. */
interface BegunLogin {
  readonly nonce: string;
  /** The verifier of PKCE. */
  readonly verifier: string;
  /** The page of the console that was open, such as `/rollouts/r7`. */
  readonly page: string;
}

/** What the provider says of who has logged in there. */
export interface ProvidedAccount {
  readonly issuer: string;
  readonly subject: string;
  /** The address in lower case, when the provider says that it is verified. */
  readonly email: string | undefined;
}

/** Why an account may not log in; `loginFaults` of the contract has the sentences. */
type LoginRefusal = 'unverified' | 'unknown' | 'other-account' | 'two-people';

export type LoginResult =
  | { readonly kind: 'logged in'; readonly person: string }
  | { readonly kind: 'refused'; readonly refusal: LoginRefusal; readonly person?: string };

/** A person who has logged in, with the teams for which that counts, in the order of their names. */
interface Session {
  readonly person: string;
  /** An ISO instant. */
  readonly expiresAt: string;
  readonly callers: readonly [Caller, ...Caller[]];
}

/** Logins by the login provider and their sessions (ROL-9). Secrets come as their SHA-256. */
export interface Logins {
  begin(state: string, login: BegunLogin): Promise<void>;
  /** The login that was begun with this state, once and for ten minutes. */
  take(state: string): Promise<BegunLogin | undefined>;
  /**
   * Finds the person of an account: the one that it was bound to, else the member who was added with its verified address, and binds it. Begins
   * a session, and logs it.
   */
  logIn(
    account: ProvidedAccount,
    session: string,
    note: Omit<AuditNote, 'actor' | 'person' | 'machine'>,
  ): Promise<LoginResult>;
  /** The session, unless it was ended, has expired, was not used for long, or the person has left every team. */
  session(hash: string): Promise<Session | undefined>;
  end(hash: string): Promise<void>;
}
