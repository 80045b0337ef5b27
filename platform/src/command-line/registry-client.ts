import type {
  CommandAnswer,
  PublishAnswer,
  PublishQuery,
  RegistryAnswer,
  RegistryCommandBody,
  RegistryCommandName,
  RegistryQuery,
  RegistryQueryName,
} from '@storefront/contract';
import type { FastifyInstance } from 'fastify';
import { packBuild } from '../door/pack-build';
import { refusalOf } from '../door/refusals';

/** Sends one request and returns status and JSON, with `fetch` over the network or with a server inside the process. */
export type Transport = (request: {
  readonly method: 'GET' | 'POST';
  /** Begins with a slash. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}) => Promise<{ readonly status: number; readonly json: unknown }>;

/** The registry as a client sees it, from any machine (REL-13). */
export interface RegistryClient {
  /** Where the registry is, for messages. */
  readonly location: string;
  command<Name extends RegistryCommandName>(
    name: Name,
    body: RegistryCommandBody<Name>,
  ): Promise<CommandAnswer & { readonly token?: string }>;
  publish(folder: string, query: PublishQuery): Promise<PublishAnswer>;
  /** Undefined when the requested item does not exist. Throws `RegistryRefusal` when the query is refused. */
  query<Name extends RegistryQueryName>(
    name: Name,
    query: RegistryQuery<Name>,
  ): Promise<RegistryAnswer<Name> | undefined>;
}

/** The registry refused, or does not answer; the message is a sentence for the terminal. */
export class RegistryRefusal extends Error {
  override readonly name = 'RegistryRefusal';
}

export function registryClient(
  transport: Transport,
  token: string | undefined,
  location: string,
): RegistryClient {
  const authorization: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };

  return {
    location,
    async command(name, body) {
      const { status, json } = await transport({
        method: 'POST',
        path: `/platform/${name}`,
        headers: { ...authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return isAnswer(json) ? json : refusalOf(...sentencesOf(json, status));
    },
    async publish(folder, query) {
      const { status, json } = await transport({
        method: 'POST',
        path: `/platform/release/publish?${new URLSearchParams(query as Record<string, string>).toString()}`,
        headers: { ...authorization, 'content-type': 'application/gzip' },
        body: await packBuild(folder),
      });
      return isAnswer(json) ? json : refusalOf(...sentencesOf(json, status));
    },
    async query<Name extends RegistryQueryName>(name: Name, query: RegistryQuery<Name>) {
      const { status, json } = await transport({
        method: 'GET',
        path: `/platform/${name}?${new URLSearchParams(query as Record<string, string>).toString()}`,
        headers: authorization,
      });
      if (status === 404) return undefined;
      // Safe: the door is part of this product and answers according to the contract.
      if (status === 200) return json as RegistryAnswer<Name>;
      throw new RegistryRefusal(sentencesOf(json, status).join('\n'));
    },
  };
}

/** Sends requests over the network. */
export function networkTransport(origin: string): Transport {
  return async ({ method, path, headers, body }) => {
    let answer: Response;
    try {
      answer = await fetch(new URL(path, origin), {
        method,
        headers,
        ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      });
    } catch {
      throw new RegistryRefusal(
        `No server answers at ${origin}: start the storefront, or set STOREFRONT_URL.`,
      );
    }
    return { status: answer.status, json: await answer.json().catch(() => undefined) };
  };
}

/** Sends requests to a server inside this process, without a port. */
export function injectTransport(app: FastifyInstance): Transport {
  return async ({ method, path, headers, body }) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: { ...headers },
      ...(body !== undefined && { payload: body }),
    });
    return { status: answer.statusCode, json: answer.body === '' ? undefined : answer.json() };
  };
}

function isAnswer(json: unknown): json is CommandAnswer {
  return typeof json === 'object' && json !== null && 'kind' in json && 'faults' in json;
}

function sentencesOf(json: unknown, status: number): readonly string[] {
  if (isAnswer(json)) return json.faults;
  if (typeof json === 'object' && json !== null && 'status' in json) return [String(json.status)];
  return [`The registry answered with status ${status}.`];
}
