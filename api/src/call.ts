import type { IncomingHttpHeaders } from 'node:http';
import type { Answer, Body, CallName } from '@storefront/contract';
import type { Log } from './log';
import type { PreparedAnswer } from './prepared-answer';

/** What a handler may know of the request beside its body. */
export interface CallContext {
  /** The caller's network address, for rate limits. */
  readonly address: string;
  readonly log: Log;
  readonly headers: IncomingHttpHeaders;
  /** The parts of the path in braces, such as `provider`. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The body as it came, for whoever checks a signature over it. */
  readonly rawBody: string;
}

/** Answers one call; the body has been validated against the contract. */
export type Handler<Name extends CallName> = (
  body: Body<Name>,
  context: CallContext,
) => Promise<Answer<Name> | PreparedAnswer<Answer<Name>>>;

export interface CallOptions {
  /** `none` for a caller who is no client application of ours and proves itself in another way. */
  readonly authorization?: 'client' | 'none';
}

type AnyAnswer = { readonly responsecode: string };

/** A handler whose types the call's name has been taken off; what reaches it has passed the call's schema. */
export interface RegisteredCall {
  readonly name: CallName;
  readonly options: CallOptions;
  answer(body: unknown, context: CallContext): Promise<AnyAnswer | PreparedAnswer<AnyAnswer>>;
}

/** The calls that have been registered, by name. */
export type CallBook = Map<CallName, RegisteredCall>;

/** Registers a call of the contract: body and answer are typed by its name, and both are the contract's to say. */
export function call<Name extends CallName>(
  book: CallBook,
  name: Name,
  handler: Handler<Name>,
  options: CallOptions = {},
) {
  if (book.has(name)) throw new Error(`The call ${name} is registered twice`);
  book.set(name, { name, options, answer: (body, context) => handler(body as Body<Name>, context) });
}
