import type { CommandAnswer, RegistryQuery, RegistryQueryName } from '@storefront/contract';
import type { Access, QueryResult, RegistryGateway, SentAnswer } from './registry-gateway';

const unreachable = 'The server does not answer. Look at your connection, then try again.';

/** The door over HTTP; a token is sent in a header and never in an address, and never together with the cookie of a session. */
export function httpRegistryGateway(fetch: typeof globalThis.fetch, access: Access): RegistryGateway {
  const own = headersOf(access);
  const credentials = access.kind === 'session' ? 'same-origin' : 'omit';

  async function ask(path: string, options: RequestInit) {
    const headers = { ...own, ...options.headers };
    const answer = await fetch(path, { ...options, headers, cache: 'no-store', credentials });
    return { status: answer.status, json: (await answer.json().catch(() => undefined)) as unknown };
  }

  return {
    async query<Name extends RegistryQueryName>(
      name: Name,
      query: RegistryQuery<Name>,
      signal?: AbortSignal,
    ): Promise<QueryResult<Name>> {
      const search = new URLSearchParams(query as Record<string, string>).toString();
      try {
        const { status, json } = await ask(`/platform/${name}?${search}`, signal ? { signal } : {});
        // Safe: the door is part of this product and answers according to the contract.
        if (status === 200) return { kind: 'found', answer: json as never };
        const isSignedOut = status === 401 || status === 403;
        return { kind: 'refused', sentence: refusalOf(json, status).faults.join(' '), isSignedOut };
      } catch {
        return { kind: 'refused', sentence: unreachable, isSignedOut: false };
      }
    },

    async send(call, { reason, tryOut }) {
      try {
        const { status, json } =
          call.name === 'release/publish'
            ? await ask(`/platform/release/publish?${publishQuery(call.query, tryOut)}`, {
                method: 'POST',
                headers: { 'content-type': 'application/gzip' },
                body: call.archive,
              })
            : await ask(`/platform/${call.name}`, {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify({ ...call.body, reason, ...(tryOut && { tryOut }) }),
              });
        if (status === 200 && json === undefined && !tryOut) return { kind: 'unknown' };
        return status === 200 ? (json as SentAnswer) : refusalOf(json, status);
      } catch {
        if (!tryOut) return { kind: 'unknown' };
        return { kind: 'refused', effects: [], faults: [unreachable] };
      }
    },
  };
}

function headersOf(access: Access): Record<string, string> {
  if (access.kind === 'token') return { authorization: `Bearer ${access.token}` };
  return access.team === undefined ? {} : { 'storefront-team': access.team };
}

function publishQuery(query: object, tryOut: boolean): string {
  return new URLSearchParams({ ...query, ...(tryOut && { tryOut: 'yes' }) }).toString();
}

function refusalOf(json: unknown, status: number): CommandAnswer {
  if (typeof json === 'object' && json !== null && 'faults' in json) return json as CommandAnswer;
  return { kind: 'refused', effects: [], faults: [`The server answered with status ${status}.`] };
}
