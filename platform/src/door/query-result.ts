import type { RegistryAnswer, RegistryQueryName } from '@storefront/contract';

/** The answer of a query, or the status and the sentence of its refusal. */
export type QueryResult<Name extends RegistryQueryName> =
  | { readonly kind: 'found'; readonly answer: RegistryAnswer<Name> }
  | { readonly kind: 'refused'; readonly status: 400 | 404; readonly fault: string };
