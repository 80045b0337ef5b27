import type { CommandAnswer, RegistryAnswer, RegistryQuery, RegistryQueryName } from '@storefront/contract';
import type { RegistryCall } from '../domain/registry-call';

/** The result of a query. `isSignedOut`: the token is no longer valid. */
export type QueryResult<Name extends RegistryQueryName> =
  | { readonly kind: 'found'; readonly answer: RegistryAnswer<Name> }
  | { readonly kind: 'refused'; readonly sentence: string; readonly isSignedOut: boolean };

export type SentAnswer =
  | (CommandAnswer & { readonly token?: string })
  /** The connection broke: the door may have acted, and its answer is lost. */
  | { readonly kind: 'unknown' };

export interface SendOptions {
  readonly reason: string;
  /** Only asks what would change. */
  readonly tryOut: boolean;
}

/** By what the door knows who asks: a token, or the session of a person, which the browser sends by itself, for one of the person's teams. */
export type Access =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'session'; readonly team?: string | undefined };

/** The door of the registry, used by the team or the person that has signed in (REL-13). */
export interface RegistryGateway {
  query<Name extends RegistryQueryName>(
    name: Name,
    query: RegistryQuery<Name>,
    signal?: AbortSignal,
  ): Promise<QueryResult<Name>>;
  /** Never rejects: a failure on the way is a refusal in words, or `unknown` when the door may have acted. */
  send(call: RegistryCall, options: SendOptions): Promise<SentAnswer>;
}
