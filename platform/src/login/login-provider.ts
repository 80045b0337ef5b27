import type { LoginFault } from '@storefront/contract';
import type { ProvidedAccount } from '../registry/logins';

/** What is set of the login provider (ROL-9). */
export interface LoginSettings {
  /** The address of the provider, as its tokens name it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What people call the provider by. */
  readonly name: string;
}

/** What binds an answer of the provider to the login that was begun in this browser. */
interface LoginChecks {
  readonly state: string;
  readonly nonce: string;
  /** The verifier of PKCE. */
  readonly verifier: string;
}

/** The login provider, by OpenID Connect. */
export interface LoginProvider {
  /** The provider's page where a person logs in. Rejects with `LoginRefused` when the provider does not answer. */
  addressFor(checks: LoginChecks, callback: string): Promise<string>;
  /** Whose account an answer shows; `answer` is the whole address of the callback. Rejects with `LoginRefused`. */
  accountOf(answer: URL, checks: LoginChecks): Promise<ProvidedAccount>;
}

/** A login that ends here. `detail` is for the server's log and names no person. */
export class LoginRefused extends Error {
  constructor(
    readonly fault: LoginFault,
    readonly detail: string,
  ) {
    super(`${fault}: ${detail}`);
  }
}
