import { callTraits } from '@storefront/contract';
import type { CallName } from '@storefront/contract';
import { callingBusiness } from '../business-keys/calling-business';
import type { CallRegistry, RegisteredCall, RequestContext } from '../call';
import { ApiError } from '../errors';
import type { Ports } from '../ports';
import { provenCaller } from '../sessions/proven-caller';
import type { CallLimit } from '../limits/call-limit';
import { throwIfLimited } from '../limits/limit';
import { isThisMachine, networkShares, networksOf } from '../limits/networks';
import type { Limit, RateLimitResult } from '../limits/rate-limit';

/** The limits of calls without one of their own. A whole office or mobile network may share one address. */
const defaultLimits = {
  read: { times: 1_200, seconds: 60 },
  write: { times: 600, seconds: 600 },
} as const satisfies Record<'read' | 'write', Limit>;

type LimitPorts = Pick<Ports, 'database' | 'clock' | 'catalogue' | 'config'> & {
  readonly callLimit: CallLimit;
  /** The limit of every call, in place of its own, which leaves out this machine; tests reach it with a few calls. */
  readonly limitOfCalls?: Limit | undefined;
};

export interface LimitedCall extends RegisteredCall {
  /** Counts a call without more proof than its caller's address; false when a limit is reached. */
  mayCall(address: string): Promise<boolean>;
}

/**
 * Limits every registered call by the networks of the caller's address (G13). No call can escape, because the limits wrap whatever was
 * registered. Messages have limits of their own, where they are written.
 */
export function limitCalls(registry: CallRegistry, ports: LimitPorts): ReadonlyMap<CallName, LimitedCall> {
  return new Map([...registry].map(([name, registered]) => [name, limited(name, registered, ports)]));
}

function limited(name: CallName, registered: RegisteredCall, ports: LimitPorts): LimitedCall {
  const { callLimit, config, limitOfCalls } = ports;
  const own = limitOfCalls === undefined ? registered.options.limit : undefined;
  const limit = limitOfCalls ?? own ?? defaultLimits[callTraits[name].kind];

  const isExempt = (address: string) => own === undefined && !config.production && isThisMachine(address);

  async function takeOfNetworks(address: string): Promise<RateLimitResult> {
    // The narrowest first: an address that is refused uses up nothing of its wider networks.
    for (const { key, width } of networksOf(address)) {
      const result = await callLimit.take(name, key, { ...limit, times: limit.times * networkShares[width] });
      if (result.kind === 'limited') return result;
    }
    return { kind: 'taken' };
  }

  return {
    ...registered,
    mayCall: async (address) => isExempt(address) || (await takeOfNetworks(address)).kind === 'taken',
    async answer(body, context) {
      if (!isExempt(context.address)) {
        const result = await takeOfNetworks(context.address);
        // Others of the network may have used it up, so a proven caller has a count of its own (D116).
        const caller =
          result.kind === 'limited' ? await provenName(registered.caller, body, context, ports) : undefined;
        throwIfLimited(caller === undefined ? result : await callLimit.take(name, caller, limit));
      }
      return registered.answer(body, context);
    },
  };
}

/** The account or business that a request proves; undefined when it proves none. */
async function provenName(
  caller: RegisteredCall['caller'],
  body: unknown,
  context: RequestContext,
  ports: LimitPorts,
): Promise<string | undefined> {
  if (caller === 'customer') {
    const userId = await provenCaller(ports, body, context.brand?.id);
    return userId && `account ${userId}`;
  }
  try {
    const business = await callingBusiness(ports, context);
    return business && `business ${business.profile.business_id}`;
  } catch (refusal) {
    if (refusal instanceof ApiError && refusal.kind === 'unauthorised') return undefined;
    throw refusal;
  }
}
