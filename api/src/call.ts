import type { IncomingHttpHeaders } from 'node:http';
import type { Answer, Body, CallName } from '@storefront/contract';
import type { Brand } from './brands/brands';
import { ApiError } from './errors';
import type { Limit } from './limits/rate-limit';
import type { Log } from './log';
import type { PreparedAnswer } from './prepared-answer';

/** What every handler knows of the request beside its body. */
export interface PartnerContext {
  /** The caller's network address, for rate limits. */
  readonly address: string;
  readonly log: Log;
  readonly headers: IncomingHttpHeaders;
  /** The parameters of the path, such as `provider`. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The unparsed body, for checking a signature over it. */
  readonly rawBody: string;
}

/** The context of a customer's call, which belongs to one brand (D95). */
export interface CallContext extends PartnerContext {
  readonly brand: Brand;
}

/** Answers one call; the body has been validated against the contract. */
export type Handler<Name extends CallName, Context = CallContext> = (
  body: Body<Name>,
  context: Context,
) => Promise<Answer<Name> | PreparedAnswer<Answer<Name>>>;

export interface CallOptions {
  /** How often one network address may make the call; the default limit when left out. */
  readonly limit?: Limit;
}

type AnyAnswer = { readonly responsecode: string };

/** The context of any request. A partner's request belongs to no brand. */
export interface RequestContext extends PartnerContext {
  readonly brand: Brand | undefined;
}

// A type guard avoids copying the context for every request.
const hasBrand = (context: RequestContext): context is CallContext => context.brand !== undefined;

/** A handler without the types of its call. Bodies are checked against the call's schema before they reach it. */
export interface RegisteredCall {
  readonly name: CallName;
  /**
   * A customer calls from a brand's page with the pair of the client application. A partner, such as a payment provider, authenticates in its
   * own way.
   */
  readonly caller: 'customer' | 'partner';
  readonly options: CallOptions;
  answer(body: unknown, context: RequestContext): Promise<AnyAnswer | PreparedAnswer<AnyAnswer>>;
}

/** The calls that have been registered, by name. */
export type CallRegistry = Map<CallName, RegisteredCall>;

/** Registers a customer's call. The contract types body and answer by the call's name. */
export function call<Name extends CallName>(
  registry: CallRegistry,
  name: Name,
  handler: Handler<Name>,
  options: CallOptions = {},
) {
  const answer: Handler<Name, RequestContext> = async (body, context) => {
    if (!hasBrand(context)) throw new ApiError('no-such-brand');
    return handler(body, context);
  };
  add(registry, name, { caller: 'customer', answer, options });
}

/** Registers a call of a business or payment provider, which authenticates itself and belongs to no brand. */
export function partnerCall<Name extends CallName>(
  registry: CallRegistry,
  name: Name,
  handler: Handler<Name, PartnerContext>,
  options: CallOptions = {},
) {
  add(registry, name, { caller: 'partner', answer: handler, options });
}

interface Registration<Name extends CallName> {
  readonly caller: RegisteredCall['caller'];
  readonly answer: Handler<Name, RequestContext>;
  readonly options: CallOptions;
}

function add<Name extends CallName>(
  registry: CallRegistry,
  name: Name,
  { caller, answer, options }: Registration<Name>,
) {
  if (registry.has(name)) throw new Error(`The call ${name} is registered twice`);
  registry.set(name, {
    name,
    caller,
    options,
    answer: (body, context) => answer(body as Body<Name>, context),
  });
}
