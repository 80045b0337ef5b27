import type { Answer, Body, CallName } from '@storefront/contract';
import { LRUCache } from 'lru-cache';
import type { AskApi } from './first-data';

// A page waits 0.3 s for its first data; a later answer is useless.
const maxMilliseconds = 1_000;

// Characters of all answers together; the answer of a big menu has some 200,000.
const charactersKept = 32 * 1024 * 1024;

/** Every business in service, by the slug of its page; `version` differs when the list differs. */
export interface LiveBusinesses {
  readonly version: string;
  readonly slugs: readonly string[];
}

/** Gets the businesses in service; `known` is the last answer. */
export type AskBusinesses = (known?: LiveBusinesses) => Promise<LiveBusinesses>;

// A list of a million is some 30 MB; only search engines wait for it.
const maxMillisecondsForAll = 10_000;

/** Asks the API in another process for the businesses of a sitemap; an unchanged list is not sent again. */
export function askBusinessesAt(url: string, secret: string): AskBusinesses {
  return async (known) => {
    const response = await fetch(`${url}/api/edge-businesses`, {
      headers: {
        authorization: `Bearer ${secret}`,
        ...(known !== undefined && { 'if-none-match': `"${known.version}"` }),
      },
      signal: AbortSignal.timeout(maxMillisecondsForAll),
    });
    if (response.status === 304 && known !== undefined) return known;
    if (!response.ok) throw new Error(`The API answered with ${response.status}, not with its businesses`);
    return (await response.json()) as LiveBusinesses;
  };
}

/**
 * Asks the API in another process, for an edge that has none in its own. Equal answers are the same object, as they are from an API in
 * the same process: a kept page is found by the objects that it shows. `traceparentNow` names the trace that a request belongs to (OBS-2).
 */
export function askApiAt(
  url: string,
  secret: string,
  traceparentNow: () => string | undefined = () => undefined,
): AskApi {
  const answers = new LRUCache<string, object>({
    maxSize: charactersKept,
    sizeCalculation: (_answer, text) => text.length,
  });
  return async <Name extends CallName>(call: Name, body: Body<Name>, brand: string) => {
    const traceparent = traceparentNow();
    const response = await fetch(`${url}/api/edge-call`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        ...(traceparent !== undefined && { traceparent }),
      },
      body: JSON.stringify({ call, body, brand }),
      signal: AbortSignal.timeout(maxMilliseconds),
    });
    if (!response.ok) throw new Error(`The API answered ${call} with ${response.status}`);
    const text = await response.text();
    // Safe: the other process is ours and answers according to the contract.
    const answer = answers.get(text) ?? (JSON.parse(text) as object);
    answers.set(text, answer);
    return answer as Answer<Name>;
  };
}
