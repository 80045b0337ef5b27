import { callTraits } from '@storefront/contract';
import type { CallName } from '@storefront/contract';
import type { CallRegistry, PartnerContext, RegisteredCall, RequestContext } from '../call';
import { BoundedCache } from '../bounded-cache';
import type { Config } from '../config';
import { ApiError } from '../errors';
import type { CallLimit } from './call-limit';
import type { Limit, Pace, RateLimit } from './rate-limit';
import { duringCall } from './spending';

/** What every call has that names no other limit. One address may be a whole office, or a telephone company's. */
const defaultLimits = {
  read: { times: 1_200, seconds: 60 },
  write: { times: 600, seconds: 600 },
} as const satisfies Record<'read' | 'write', Limit>;

interface LimitPorts {
  readonly callLimit: CallLimit;
  readonly rateLimit: RateLimit;
  readonly config: Pick<Config, 'production'>;
  readonly recipientPace: Pace;
  /** Follows each call into what it awaits, so that one which spends money without a limit is found: some 12 µs for each, which tests alone pay. */
  readonly followsCalls?: boolean | undefined;
}

/**
 * Limits every registered call: by the caller's address, and by each recipient that it may cost money for (G13). A call cannot be
 * without: the limits are put on here, around whatever was registered.
 */
export function limitCalls(book: CallRegistry, ports: LimitPorts): CallRegistry {
  return new Map([...book].map(([name, registered]) => [name, limited(name, registered, ports)]));
}

/** How many requests a process remembers as counted. */
const rememberedRequests = 10_000;

function limited(name: CallName, registered: RegisteredCall, ports: LimitPorts): RegisteredCall {
  const { callLimit, rateLimit, config, recipientPace, followsCalls = false } = ports;
  const own = registered.options.limit;
  const limit = own ?? defaultLimits[callTraits[name].kind];
  const counted = new BoundedCache<Promise<true>>(rememberedRequests);
  const count = async (recipients: readonly string[]): Promise<true> => {
    refuseIfLimited(await rateLimit.paceEach('recipient', recipients, recipientPace));
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
      return followsCalls
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

/** A developer's own machine, or a bench on it; in production a proxy may stand there. */
const isThisMachine = ({ address }: PartnerContext): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address);

function refuseIfLimited(taking: Awaited<ReturnType<CallLimit['take']>>): void {
  if (taking.kind === 'limited')
    throw new ApiError('too-many', { retryAfterSeconds: taking.retryAfterSeconds });
}
