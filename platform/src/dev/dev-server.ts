import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie';
import replyFrom from '@fastify/reply-from';
import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { fastify } from 'fastify';
import type { FastifyReply } from 'fastify';
import { openPreviewPath } from '../edge/pages/preview-page';
import { previewParameter } from '../edge/pages/preview-routes';
import type { BuiltFiles } from './built-files';
import { eventsPath, faultsPath, filesPath, mapsPath, scriptPath, withPageScript } from './page-script';

/** The events that pages of the development server receive. */
export type DevEvent =
  /** An open page can come to the build with this hash. */
  | { readonly kind: 'built'; readonly hash: string }
  /** A page that is opened or reloaded now shows the newest build. */
  | { readonly kind: 'shown' }
  | { readonly kind: 'failed'; readonly errors: readonly string[] }
  /** The type errors of the sources; none when they are right. */
  | { readonly kind: 'types'; readonly errors: readonly string[] };

export interface DevServer {
  /** `http://localhost:PORT`. */
  readonly origin: string;
  /**
   * Shows the releases of a preview link from now on; `ending` is its query, such as `?preview=…`. Throws when the storefront
   * refuses it.
   */
  show(ending: string): Promise<void>;
  /** Sends an event to every open page; a page that opens later gets the errors that still hold. */
  send(event: DevEvent): void;
  close(): Promise<void>;
}

/** A page as the storefront sent it. */
export interface OpenedPage {
  readonly html: string;
  readonly serverTiming: string;
  /** Path and query. */
  readonly address: string;
}

interface DevServerDeps {
  /** The origin of the storefront. */
  readonly target: string;
  /** 0 chooses a free port. */
  readonly port: number;
  /** The script of each page. */
  readonly script: Buffer;
  readonly files: Pick<BuiltFiles, 'find' | 'findMap' | 'placeOf'>;
  print(line: string): void;
  /** Called with each page as the storefront sent it. */
  readonly opened?: (page: OpenedPage) => void;
}

/**
 * A proxy in front of the storefront at `target`, reachable only from this machine. It adds the cookies of a preview to every
 * request, so that the real shell shows one release that nobody else gets, and inserts the script of development into pages.
 */
export async function createDevServer(deps: DevServerDeps): Promise<DevServer> {
  const { target, port, script, files, opened, print } = deps;
  let previewCookies: Record<string, string> = {};
  let origin = '';
  const pages = new Set<FastifyReply>();
  const standing = new Map<DevEvent['kind'], DevEvent>();
  const app = fastify({ forceCloseConnections: true });
  const headersFor = (headers: Record<string, string | string[] | undefined>) => {
    const sent: Record<string, string | string[] | undefined> = { ...headers, host: new URL(target).host };
    for (const name of ['origin', 'referer'] as const) {
      const value = headers[name];
      if (typeof value === 'string' && value.startsWith(origin))
        sent[name] = target + value.slice(origin.length);
    }
    // A page is changed on the way, so it is requested uncompressed.
    if (isPage(headers)) delete sent['accept-encoding'];
    return {
      ...sent,
      cookie: stringifyCookie({ ...parseCookie(String(headers['cookie'] ?? '')), ...previewCookies }),
    };
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  await app.register(replyFrom, { base: target, http: {} });
  const sendFile = (reply: FastifyReply, path: string, found: string | Buffer | undefined) =>
    found === undefined
      ? reply.code(404).send()
      : reply.header('cache-control', 'no-store').type(typeOf(path)).send(found);
  app.get(scriptPath, (_request, reply) => reply.type('text/javascript').send(script));
  app.get<{ Params: { '*': string } }>(`${filesPath}*`, async ({ params }, reply) =>
    sendFile(reply, params['*'], await files.find(params['*'])),
  );
  app.get<{ Params: { '*': string } }>(`${mapsPath}/*`, async ({ params }, reply) =>
    sendFile(reply, '.json', await files.findMap(params['*'])),
  );
  app.post(faultsPath, async (request, reply) => {
    const fault = parseFault(await textOf(request.body as AsyncIterable<Uint8Array>));
    if (fault === undefined) return reply.code(400).send();
    const place = await files.placeOf(fault.stack);
    print(`${fault.title}: ${fault.text}${place === undefined ? '' : `\n  at ${place}`}`);
    return reply.type('application/json').send(JSON.stringify({ place }));
  });
  app.get(eventsPath, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('retry: 500\n\n');
    for (const event of standing.values()) reply.raw.write(asText(event));
    pages.add(reply);
    reply.raw.on('close', () => pages.delete(reply));
  });
  app.all('/*', (request, reply) => {
    const asksForPage = isPage(request.headers);
    return reply.from(request.url, {
      rewriteRequestHeaders: (_request, headers) => headersFor(headers),
      rewriteHeaders: ({ 'content-length': length, location, ...headers }) => ({
        ...headers,
        ...(length !== undefined && !asksForPage && { 'content-length': length }),
        ...(typeof location === 'string' && { location: location.replace(target, origin) }),
      }),
      onResponse: (_request, answer, response) => {
        if (!asksForPage) return void answer.send(response.stream);
        void textOf(response.stream).then((text) => {
          const header = (name: string) => String(answer.getHeader(name) ?? '');
          opened?.({ html: text, serverTiming: header('server-timing'), address: request.url });
          const { html, policy } = withPageScript({ html: text, policy: header(policyHeader) }, script);
          if (policy !== '') answer.header(policyHeader, policy);
          return answer.send(html);
        });
      },
    });
  });
  origin = (await app.listen({ port, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');

  return {
    origin,
    async show(ending) {
      // What the page that asks before a preview would send.
      const { status, headers } = await fetch(new URL(openPreviewPath, target), {
        method: 'POST',
        headers: { origin: target },
        body: new URLSearchParams({ token: new URLSearchParams(ending).get(previewParameter) ?? '' }),
        redirect: 'manual',
        signal: AbortSignal.timeout(longestOpening),
      }).catch((error: unknown) => {
        throw new Error(`${target} did not open the preview: ${String(error)}`);
      });
      if (status !== 302)
        throw new Error(
          `${target} refused the preview (${status}): does --brand name the brand of that site?`,
        );
      const cookies = headers.getSetCookie().map((line) => parseSetCookie(line));
      previewCookies = Object.fromEntries(
        cookies.filter(({ maxAge }) => maxAge !== 0).map(({ name, value }) => [name, value ?? '']),
      );
    },
    send(event) {
      if (event.kind === 'built') standing.delete('failed');
      // A page that opens later shows what is shown then.
      if (event.kind !== 'shown') standing.set(event.kind, event);
      for (const page of pages) page.raw.write(asText(event));
    },
    close: () => app.close(),
  };
}

const longestOpening = 30_000;
const policyHeader = 'content-security-policy';

const asText = ({ kind, ...data }: DevEvent): string => `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const typeOf = (path: string): string =>
  Object.entries(types).find(([ending]) => path.endsWith(ending))?.[1] ?? 'application/octet-stream';

const faultSchema = Type.Object({ title: Type.String(), text: Type.String(), stack: Type.String() });

function parseFault(text: string): Static<typeof faultSchema> | undefined {
  try {
    const fault: unknown = JSON.parse(text);
    return Value.Check(faultSchema, fault) ? fault : undefined;
  } catch {
    return undefined;
  }
}

/** Browsers send this header; requests without it get the page unchanged. */
const isPage = (headers: Record<string, unknown>): boolean => headers['sec-fetch-dest'] === 'document';

async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
