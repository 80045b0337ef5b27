import { hasCode } from '@storefront/contract';
import type { Body, CallName } from '@storefront/contract';
import type { Api } from '@storefront/host';

/** What is needed of the session to go on after a guest's has ended. */
export interface GuestRenewal {
  /** Gives the token of the session that replaces a guest's; undefined when none does. */
  renewGuest(endedToken: string): Promise<string | undefined>;
}

/**
 * The API as remotes get it: when the server has ended a guest's session (221), a new one is begun and the call is made once more with
 * it, so that the guest notices nothing (D115). The server has done nothing with a call that it answers with 221, so writes are repeated too.
 */
export function renewingApi(api: Api, session: GuestRenewal): Api {
  return {
    async call(name, body, options) {
      const answer = await api.call(name, body, options);
      const ended = hasCode(answer, '221') ? tokenOf(body) : undefined;
      if (ended === undefined) return answer;
      const token = await session.renewGuest(ended);
      options?.signal?.throwIfAborted();
      return token === undefined ? answer : api.call(name, { ...body, sessiontoken: token }, options);
    },
  };
}

const tokenOf = (body: Body<CallName>): string | undefined =>
  'sessiontoken' in body ? body.sessiontoken : undefined;
