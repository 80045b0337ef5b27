import type { RegistryAnswer } from '@storefront/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RegistryGateway } from '../gateway/registry-gateway';

/** Where the token is kept while the tab is open. */
export interface TokenStorage {
  read(): string | undefined;
  write(token: string | undefined): void;
}

export interface SessionDeps {
  readonly gatewayFor: (token: string) => RegistryGateway;
  readonly tokens: TokenStorage;
}

/** The team that has signed in, and the registry as its token opens it. */
export interface SignedIn {
  readonly kind: 'signed-in';
  readonly team: RegistryAnswer<'me'>;
  readonly gateway: RegistryGateway;
}

type SessionState =
  { readonly kind: 'signed-out'; readonly sentence?: string } | { readonly kind: 'checking' } | SignedIn;

/** Signing in with the token of a team. The token is kept for this tab alone, and never in an address. */
export class SessionStore {
  state: SessionState = { kind: 'signed-out' };

  readonly #deps: SessionDeps;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Signs in again with the token that the tab has kept, after a reload. */
  async resume(): Promise<void> {
    const token = this.#deps.tokens.read();
    if (token !== undefined) await this.signIn(token);
  }

  async signIn(typed: string): Promise<void> {
    const token = typed.trim();
    if (!/^\S{1,200}$/.test(token)) {
      this.state = { kind: 'signed-out', sentence: 'Paste the token of your team.' };
      return;
    }
    this.state = { kind: 'checking' };
    const gateway = this.#deps.gatewayFor(token);
    const result = await gateway.query('me', {});
    runInAction(() => {
      if (result.kind === 'found') {
        this.#deps.tokens.write(token);
        this.state = { kind: 'signed-in', team: result.answer, gateway };
        return;
      }
      if (result.isSignedOut) this.#deps.tokens.write(undefined);
      this.state = { kind: 'signed-out', sentence: result.sentence };
    });
  }

  signOut(sentence?: string): void {
    this.#deps.tokens.write(undefined);
    this.state = { kind: 'signed-out', ...(sentence !== undefined && { sentence }) };
  }
}
