import type { IncomingHttpHeaders } from 'node:http';
import type { Answer, Body, CallName } from '@storefront/contract';
import type { Brand } from './brands/brands';
import { ApiError } from './errors';
import type { Limit } from './limits/rate-limit';
import type { SpendingCall } from './limits/spending';
import type { Log } from './log';
import type { PreparedAnswer } from './prepared-answer';

/** What a handler may know of the request beside its body, whoever calls. */
export interface PartnerContext {
  /** The caller's network address, for rate limits. */
  readonly address: string;
  readonly log: Log;
  readonly headers: IncomingHttpHeaders;
  /** The parts of the path in braces, such as `provider`. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The body as it came, for whoever checks a signature over it. */
  readonly rawBody: string;
}

/** The same for a customer's call, which is answered for one brand alone (D95). */
export interface CallContext extends PartnerContext {
  readonly brand: Brand;
}

/** Answers one call; the body has been validated against the contract. */
export type Handler<Name extends CallName, Context = CallContext> = (
  body: Body<Name>,
  context: Context,
) => Promise<Answer<Name> | PreparedAnswer<Answer<Name>>>;

interface CallOptions {
  /** How often one network address may make the call; left out, the limit of every call. */
  readonly limit?: Limit;
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

/** What is known of a request before its call is: a partner's belongs to no brand. */
export interface RequestContext extends PartnerContext {
  readonly brand: Brand | undefined;
}

// A guard in place of a copy: this runs for every request.
const hasBrand = (context: RequestContext): context is CallContext => context.brand !== undefined;

/** A handler whose types the call's name has been taken off; what reaches it has passed the call's schema. */
export interface RegisteredCall {
  readonly name: CallName;
  /**
   * A customer calls with a client application of ours from a brand's page; a partner, such as a payment provider, proves itself in its
   * own way.
   */
  readonly caller: 'customer' | 'partner';
  readonly options: CallOptions;
  /** Whom a call may cost money for, from its body; nobody for most calls. */
  recipients(body: unknown): readonly string[];
  answer(body: unknown, context: RequestContext): Promise<AnyAnswer | PreparedAnswer<AnyAnswer>>;
}

/** The calls that have been registered, by name. */
export type CallRegistry = Map<CallName, RegisteredCall>;

/** Registers a customer's call of the contract: body and answer are typed by its name, and both are the contract's to say. */
export function call<Name extends CallName>(
  book: CallRegistry,
  name: Name,
  handler: Handler<Name>,
  ...[options]: OptionsOf<Name>
) {
  const answer: Handler<Name, RequestContext> = async (body, context) => {
    if (!hasBrand(context)) throw new ApiError('no-such-brand');
    return handler(body, context);
  };
  add(book, name, { caller: 'customer', answer, options: options ?? {} });
}

/** Registers a call that a business or a payment provider makes: it carries its own proof, and belongs to no brand's page. */
export function partnerCall<Name extends CallName>(
  book: CallRegistry,
  name: Name,
  handler: Handler<Name, PartnerContext>,
  ...[options]: OptionsOf<Name>
) {
  add(book, name, { caller: 'partner', answer: handler, options: options ?? {} });
}

interface Registration<Name extends CallName> {
  readonly caller: RegisteredCall['caller'];
  readonly answer: Handler<Name, RequestContext>;
  readonly options: CallOptions & Partial<SpendingOptions<Name>>;
}

function add<Name extends CallName>(
  book: CallRegistry,
  name: Name,
  { caller, answer, options }: Registration<Name>,
) {
  if (book.has(name)) throw new Error(`The call ${name} is registered twice`);
  book.set(name, {
    name,
    caller,
    options,
    recipients: (body) => options.recipients?.(body as Body<Name>) ?? [],
    answer: (body, context) => answer(body as Body<Name>, context),
  });
}
