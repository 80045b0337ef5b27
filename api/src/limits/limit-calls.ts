import { callTraits } from '@storefront/contract';
import type { CallName } from '@storefront/contract';
import type { CallRegistry, PartnerContext, RegisteredCall, RequestContext } from '../call';
import { BoundedCache } from '../bounded-cache';
import type { Config } from '../config';
import { ApiError } from '../errors';
import type { CallLimit } from './call-limit';
import type { Limit, Backoff, RateLimit } from './rate-limit';
import { duringCall } from './spending';

/** The limits of calls without one of their own. A whole office or mobile network may share one address. */
const defaultLimits = {
  read: { times: 1_200, seconds: 60 },
  write: { times: 600, seconds: 600 },
} as const satisfies Record<'read' | 'write', Limit>;

interface LimitPorts {
  readonly callLimit: CallLimit;
  readonly rateLimit: RateLimit;
  readonly config: Pick<Config, 'production'>;
  readonly recipientBackoff: Backoff;
  /** Tracks each call through what it awaits, to find one that spends money without a limit. It costs some 12 µs a call, so only tests turn it on. */
  readonly checksSpending?: boolean | undefined;
}

/**
 * Limits every registered call: by the caller's address, and by each recipient that it may cost money for (G13). No call can
 * escape, because the limits wrap whatever was registered.
 */
export function limitCalls(registry: CallRegistry, ports: LimitPorts): CallRegistry {
  return new Map([...registry].map(([name, registered]) => [name, limited(name, registered, ports)]));
}

/** How many requests a process remembers as counted. */
const rememberedRequests = 10_000;

function limited(name: CallName, registered: RegisteredCall, ports: LimitPorts): RegisteredCall {
  const { callLimit, rateLimit, config, recipientBackoff, checksSpending = false } = ports;
  const own = registered.options.limit;
  const limit = own ?? defaultLimits[callTraits[name].kind];
  const counted = new BoundedCache<Promise<true>>(rememberedRequests);
  const count = async (recipients: readonly string[]): Promise<true> => {
    refuseIfLimited(await rateLimit.takeEachWithBackoff('recipient', recipients, recipientBackoff));
    return true;
  };
  return {
    ...registered,
    async answer(body, context) {
      if (own !== undefined || config.production || !isThisMachine(context))
        refuseIfLimited(await callLimit.take(name, context.address, limit));
      const recipients = registered.recipients(body).map((recipient) => recipient.toLowerCase());
      if (recipients.length > 0) {
        const request = requestOf(body, context, recipients);
        await (request === undefined ? count(recipients) : counted.get(request, () => count(recipients)));
      }
      return checksSpending
        ? duringCall(name, () => registered.answer(body, context))
        : registered.answer(body, context);
    },
  };
}

/**
 * Names a request that may be sent again under its `request_key`. Repeats get the first answer and spend nothing, so they count once (G1). The
 * recipients are a part of the name: a key whose first request was refused could otherwise be used for somebody else without being counted.
 */
function requestOf(
  body: unknown,
  { brand }: RequestContext,
  recipients: readonly string[],
): string | undefined {
  const key = (body as { readonly request_key?: unknown } | null)?.request_key;
  return typeof key === 'string' ? JSON.stringify([brand?.id, key, recipients]) : undefined;
}

/** Calls of this machine are not limited in development and in benches. In production they may come from a proxy. */
const isThisMachine = ({ address }: PartnerContext): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address);

function refuseIfLimited(result: Awaited<ReturnType<CallLimit['take']>>): void {
  if (result.kind === 'limited')
    throw new ApiError('too-many', { retryAfterSeconds: result.retryAfterSeconds });
}
