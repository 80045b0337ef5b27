import type { IncomingHttpHeaders } from 'node:http';
import type { Answer, Body, CallName } from '@storefront/contract';
import type { Limit } from './limits/rate-limit';
import type { SpendingCall } from './limits/spending';
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
  /** How often one network address may make the call; left out, the limit of every call. */
  readonly limit?: Limit;
  /** `none` for a caller who is no client application of ours and proves itself in another way. */
  readonly authorization?: 'client' | 'none';
}

/** A call that may cost money says for whom, so that no recipient gets too much. */
interface SpendingOptions<Name extends CallName> extends CallOptions {
  /**
   * The e-mail addresses and numbers that a message may go to; where only the server knows them, the key of what it is about.
   */
  readonly recipients: (body: Body<Name>) => readonly string[];
}

type OptionsOf<Name extends CallName> = Name extends SpendingCall
  ? [options: SpendingOptions<Name>]
  : [options?: CallOptions];

type AnyAnswer = { readonly responsecode: string };

/** A handler whose types the call's name has been taken off; what reaches it has passed the call's schema. */
export interface RegisteredCall {
  readonly name: CallName;
  readonly options: CallOptions;
  /** Whom a call may cost money for, from its body; nobody for most calls. */
  recipients(body: unknown): readonly string[];
  answer(body: unknown, context: CallContext): Promise<AnyAnswer | PreparedAnswer<AnyAnswer>>;
}

/** The calls that have been registered, by name. */
export type CallBook = Map<CallName, RegisteredCall>;

/** Registers a call of the contract: body and answer are typed by its name, and both are the contract's to say. */
export function call<Name extends CallName>(
  book: CallBook,
  name: Name,
  handler: Handler<Name>,
  ...[options]: OptionsOf<Name>
) {
  if (book.has(name)) throw new Error(`The call ${name} is registered twice`);
  const given: CallOptions & Partial<SpendingOptions<Name>> = options ?? {};
  book.set(name, {
    name,
    options: given,
    recipients: (body) => given.recipients?.(body as Body<Name>) ?? [],
    answer: (body, context) => handler(body as Body<Name>, context),
  });
}
