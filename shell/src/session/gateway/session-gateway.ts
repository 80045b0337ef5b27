import type { UserData } from '@storefront/contract';
import type { Registration } from './pending-registration';

interface Refused {
  readonly kind: 'refused';
  readonly sentence: string;
}

/** A session has begun; `data` is what the host contract gives to remotes. */
interface Entered {
  readonly kind: 'entered';
  readonly data: UserData;
}

export type EnterOutcome = Entered | Refused;

interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly password: string;
}

/** What session and login popup ask of the API. Every method rejects with ApiUnreachable when there is no answer. */
export interface SessionGateway {
  logIn(email: string, password: string, signal: AbortSignal): Promise<EnterOutcome>;
  /** Begins a session as a guest. */
  enterAsGuest(signal?: AbortSignal): Promise<EnterOutcome>;
  /** Sends a code to the address of the new user (D99). */
  register(
    user: NewUser,
    signal: AbortSignal,
  ): Promise<{ readonly kind: 'code-sent'; readonly registration: Registration } | Refused>;
  /** Confirms the address by the code. `expired`: the registration is no longer valid. */
  confirm(
    registration: Registration,
    code: string,
    signal: AbortSignal,
  ): Promise<EnterOutcome | { readonly kind: 'expired'; readonly sentence: string }>;
  /** Sends a link for a new password, if the address is known. */
  sendPasswordLink(email: string, signal: AbortSignal): Promise<{ readonly kind: 'sent' } | Refused>;
  /** What the server knows of the user of a session. `unknown`: it does not say. */
  details(
    token: string,
  ): Promise<
    | { readonly kind: 'user'; readonly data: UserData }
    | { readonly kind: 'over' }
    | { readonly kind: 'unknown' }
  >;
  /** Ends a session on the server. */
  end(token: string): Promise<void>;
}
