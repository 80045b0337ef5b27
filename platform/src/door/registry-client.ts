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
import { packBuild } from '../releases/pack-build';
import { toRefusal } from './refusals';
import { parseJson } from '../parse-json';

/** Sends one request and returns status and JSON, with `fetch` over the network or with a server inside the process. */
export type Transport = (request: {
  readonly method: 'GET' | 'POST';
  /** Begins with a slash. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** How long the whole answer may take over the network. */
  readonly milliseconds: number;
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

const longestAnswer = 30_000;
/** A build is proved first, after those of other teams that came before; the registry gives it five minutes. */
const longestPublication = 290_000;

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
        milliseconds: longestAnswer,
      });
      return isAnswer(json) ? json : toRefusal(...sentencesOf(json, status));
    },
    async publish(folder, query) {
      const { status, json } = await transport({
        method: 'POST',
        path: `/platform/release/publish?${new URLSearchParams(query as Record<string, string>).toString()}`,
        headers: { ...authorization, 'content-type': 'application/gzip' },
        body: await packBuild(folder),
        milliseconds: longestPublication,
      });
      return isAnswer(json) ? json : toRefusal(...sentencesOf(json, status));
    },
    async query<Name extends RegistryQueryName>(name: Name, query: RegistryQuery<Name>) {
      const { status, json } = await transport({
        method: 'GET',
        path: `/platform/${name}?${new URLSearchParams(query as Record<string, string>).toString()}`,
        headers: authorization,
        milliseconds: longestAnswer,
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
  return async ({ method, path, headers, body, milliseconds }) => {
    try {
      const answer = await fetch(new URL(path, origin), {
        method,
        headers,
        ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
        signal: AbortSignal.timeout(milliseconds),
      });
      return { status: answer.status, json: parseJson(await answer.text()) };
    } catch (error) {
      throw new RegistryRefusal(
        error instanceof DOMException && error.name === 'TimeoutError'
          ? `The server at ${origin} gave no answer within ${milliseconds / 1000} s. What was asked of it may still happen: look at storefront audit before you repeat it.`
          : `No server answers at ${origin}: start the storefront, or set STOREFRONT_URL.`,
      );
    }
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
