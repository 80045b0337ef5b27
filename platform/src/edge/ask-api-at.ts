import type { Answer, Body, CallName } from '@storefront/contract';
import type { AskApi } from './first-data';

// A page waits 0.3 s for its first data; what comes later helps nobody.
const mostMilliseconds = 1_000;

/** Every business in service, by the slug of its page; `version` is another for another list. */
export interface LiveBusinesses {
  readonly version: string;
  readonly slugs: readonly string[];
}

/** Gives the businesses in service; `known` is what the last answer was. */
export type AskBusinesses = (known?: LiveBusinesses) => Promise<LiveBusinesses>;

// A list of a million is some 30 MB; nobody waits for it but search engines.
const mostMillisecondsForAll = 10_000;

/** Asks the API in another process for the businesses of a sitemap; a list that has not changed is not sent again. */
export function askBusinessesAt(url: string, secret: string): AskBusinesses {
  return async (known) => {
    const response = await fetch(`${url}/api/edge-businesses`, {
      headers: {
        authorization: `Bearer ${secret}`,
        ...(known !== undefined && { 'if-none-match': `"${known.version}"` }),
      },
      signal: AbortSignal.timeout(mostMillisecondsForAll),
    });
    if (response.status === 304 && known !== undefined) return known;
    if (!response.ok) throw new Error(`The API answered with ${response.status}, not with its businesses`);
    return (await response.json()) as LiveBusinesses;
  };
}

/** Asks the API in another process, for an edge that has none in its own. */
export function askApiAt(url: string, secret: string): AskApi {
  return async <Name extends CallName>(call: Name, body: Body<Name>, brand: string) => {
    const response = await fetch(`${url}/api/edge-call`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ call, body, brand }),
      signal: AbortSignal.timeout(mostMilliseconds),
    });
    if (!response.ok) throw new Error(`The API answered ${call} with ${response.status}`);
    // Another process of ours, which answers by the contract.
    return (await response.json()) as Answer<Name>;
  };
}
