import type { RegistryAnswer } from '@storefront/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LoginLink } from '../domain/login-link';
import type { Access, RegistryGateway } from '../gateway/registry-gateway';
import type { TabStorage } from '../gateway/tab-tokens';

export interface SessionDeps {
  readonly gatewayFor: (access: Access) => RegistryGateway;
  readonly tokens: TabStorage;
  readonly teams: TabStorage;
  /** The login provider; undefined where none is set. */
  readonly login: LoginLink | undefined;
  /** Why a login has just failed. */
  readonly loginFault: string | undefined;
  /** Ends the session on the server; false when the server does not say so. */
  readonly logOut: () => Promise<boolean>;
}

/** The team, or the person for a team, that has signed in, and the registry as it opens for them. */
export interface SignedIn {
  readonly kind: 'signed-in';
  readonly team: RegistryAnswer<'me'>;
  readonly gateway: RegistryGateway;
}

type SessionState =
  | { readonly kind: 'signed-out'; readonly sentence?: string; readonly isAboutToken?: boolean }
  | { readonly kind: 'checking' }
  | SignedIn;

/**
 * Signing in with a token, which is kept for this tab alone and never in an address, or by the login provider, whose session the browser keeps
 * out of reach of scripts.
 */
export class SessionStore {
  state: SessionState = { kind: 'signed-out' };

  readonly #deps: SessionDeps;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get login(): LoginLink | undefined {
    return this.#deps.login;
  }

  /** Signs in again after a reload: with the token that the tab has kept, else with the session of the browser. */
  async resume(): Promise<void> {
    const { tokens, login, loginFault } = this.#deps;
    const token = tokens.read();
    if (token !== undefined) return this.signIn(token);
    if (login !== undefined) await this.#useSession();
    if (this.state.kind !== 'signed-in' && loginFault !== undefined)
      runInAction(() => (this.state = { kind: 'signed-out', sentence: loginFault }));
  }

  async signIn(typed: string): Promise<void> {
    const token = typed.trim();
    if (!/^\S{1,200}$/.test(token)) {
      this.state = { kind: 'signed-out', sentence: 'Paste the token of your team.', isAboutToken: true };
      return;
    }
    this.state = { kind: 'checking' };
    const gateway = this.#deps.gatewayFor({ kind: 'token', token });
    const result = await gateway.query('me', {});
    runInAction(() => {
      if (result.kind === 'found') {
        this.#deps.tokens.write(token);
        this.state = { kind: 'signed-in', team: result.answer, gateway };
        return;
      }
      if (result.isSignedOut) this.#deps.tokens.write(undefined);
      this.state = { kind: 'signed-out', sentence: result.sentence, isAboutToken: true };
    });
  }

  /** Acts for another team of the person from now on, in this tab. */
  async chooseTeam(team: string): Promise<void> {
    this.#deps.teams.write(team);
    await this.#useSession();
  }

  /** Ends the session of a person on the server, or forgets the token; false when the server did not answer. */
  async leave(): Promise<boolean> {
    const isSession = this.state.kind === 'signed-in' && this.state.team.session !== undefined;
    if (isSession && !(await this.#deps.logOut())) return false;
    this.signOut();
    return true;
  }

  /** Shows the page where people sign in: the token or the session opens nothing any more. */
  signOut(sentence?: string): void {
    this.#deps.tokens.write(undefined);
    this.#deps.teams.write(undefined);
    this.state = { kind: 'signed-out', ...(sentence !== undefined && { sentence }) };
  }

  async #useSession(): Promise<void> {
    const team = this.#deps.teams.read();
    const gateway = this.#deps.gatewayFor({ kind: 'session', team });
    const result = await gateway.query('me', {});
    // The person may have left the team that the tab has kept, and be in others.
    if (result.kind === 'refused' && result.isSignedOut && team !== undefined) {
      this.#deps.teams.write(undefined);
      return this.#useSession();
    }
    runInAction(() => {
      if (result.kind === 'found') this.state = { kind: 'signed-in', team: result.answer, gateway };
      // Nobody has logged in yet.
      else if (result.isSignedOut) this.signOut();
      else this.signOut(result.sentence);
    });
  }
}
