import { callTraits, pageTokenHeader } from '@storefront/contract';
import type { Answer, Body, CallName } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import type { Api, Clock } from '@storefront/host';
import type { FirstData } from './first-data';

const timeLimit = 15_000;
const pauseBeforeRetry = 400;

/** Is told whether the server can be reached, as the connection notice is. */
export interface ConnectionListener {
  reached(): void;
  missed(): void;
}

export interface HttpApiDeps {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The origin of `/api/`: '' for the page's own (API-2). */
  readonly origin: string;
  /** The value of the Authorization header (API-4). */
  readonly authorization: string;
  /** The `traceparent` of the trace that the page belongs to, when there is one (OBS-2). */
  readonly trace?: string | undefined;
  /** The token of the page, sent with an order: the server counts its value for the releases of the page (GRD-10). */
  readonly token?: string | undefined;
  readonly clock: Clock;
  readonly firstData: FirstData;
  readonly reach: ConnectionListener;
}

/** The storefront API over HTTP (API-1 to API-7): a time limit of 15 s in all, one more try for reads, aborts. */
export class HttpApi implements Api {
  constructor(private readonly deps: HttpApiDeps) {}

  async call<Name extends CallName>(
    name: Name,
    body: Body<Name>,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<Answer<Name>> {
    signal?.throwIfAborted();
    const inlined = this.deps.firstData.take(name, body);
    if (inlined !== undefined) return inlined as Answer<Name>;

    const controller = new AbortController();
    const abort = () => controller.abort(signal?.reason);
    signal?.addEventListener('abort', abort);
    const endLimit = this.deps.clock.after(timeLimit, () => controller.abort(new Error('No answer in time')));
    try {
      const answer = await this.tries(name, body, controller.signal);
      this.deps.reach.reached();
      return answer as Answer<Name>;
    } catch (cause) {
      signal?.throwIfAborted();
      this.deps.reach.missed();
      throw new ApiUnreachable(name, { cause });
    } finally {
      endLimit();
      signal?.removeEventListener('abort', abort);
    }
  }

  private async tries(name: CallName, body: unknown, signal: AbortSignal): Promise<unknown> {
    try {
      return await this.ask(name, body, signal);
    } catch (error) {
      if (callTraits[name].kind === 'write' || signal.aborted) throw error;
      await this.pause(signal);
      return this.ask(name, body, signal);
    }
  }

  private async ask(name: CallName, body: unknown, signal: AbortSignal): Promise<unknown> {
    const { fetch, origin, authorization, trace, token } = this.deps;
    const url = `${origin}/api/${name}`;
    const headers = {
      Authorization: authorization,
      Accept: 'application/json',
      ...(trace !== undefined && { traceparent: trace }),
      ...(token !== undefined && name === 'business/order' && { [pageTokenHeader]: token }),
    };
    const response =
      callTraits[name].method === 'GET'
        ? await fetch(`${url}?${new URLSearchParams(body as Record<string, string>)}`, { headers, signal })
        : await fetch(url, {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
            signal,
          });
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
    const answer: unknown = await response.json();
    if (!isAnswer(answer)) throw new Error('Not an answer');
    return answer;
  }

  private pause(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = this.deps.clock.after(pauseBeforeRetry, resolve);
      signal.addEventListener('abort', () => {
        end();
        reject(signal.reason);
      });
    });
  }
}

const isAnswer = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'responsecode' in value &&
  (typeof value.responsecode === 'string' || typeof value.responsecode === 'number');
