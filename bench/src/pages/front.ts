import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const compressed = new Set(['.js', '.css', '.json', '.svg']);

interface StoredFile {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const readFile = (path: string): StoredFile => {
  const kind = extname(path);
  const bytes = readFileSync(path);
  const headers = {
    'content-type': types[kind] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  };
  return compressed.has(kind)
    ? { bytes: brotliCompressSync(bytes), headers: { ...headers, 'content-encoding': 'br' } }
    : { bytes, headers };
};

/** A page as the edge has sent it. */
export interface SentPage {
  readonly html: string;
  readonly serverTiming: string;
}

/** Makes a rival's HTML from a page of the edge. */
export type ChangePage = (page: SentPage, path: string) => string;

/**
 * Serves a rival: its files under `/variant/`, its pages made from the product's pages, everything else from the product.
 */
export interface Front {
  readonly origin: string;
  /**
   * Starts to serve the files of a built folder, compressed as strongly as a release's files, and pages changed by `change`.
   */
  show(folder: string, change: ChangePage): void;
  end(): Promise<void>;
}

// What protects the product's page and names none of its files. A page that no other window may reach is shown in a new process, which
// delays its first paint, so a rival without this protection would not be the same page.
const protections = new Set([
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]);

// The product's page has no drawing when the drawing was late; the drawn rival is then made from a later one.
const attempts = 20;

interface ChangedPage {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Fetches the product's page and changes it; fetches it again while it lacks what the rival is made of. */
const changedPage = async (url: URL, change: ChangePage, attempt = 1): Promise<ChangedPage> => {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  const page = { html: await answer.text(), serverTiming: answer.headers.get('server-timing') ?? '' };
  try {
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => protections.has(name)));
    return { status: answer.status, html: change(page, url.pathname), headers };
  } catch (error) {
    if (attempt === attempts) throw error;
    return changedPage(url, change, attempt + 1);
  }
};

const sendPage = async (url: URL, change: ChangePage, response: ServerResponse) => {
  const { status, html, headers } = await changedPage(url, change);
  // The same level with which the edge compresses its pages.
  const body = await promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-store',
  });
  response.end(body);
};

const forward = (incoming: IncomingMessage, url: URL, response: ServerResponse) => {
  const { method = 'GET', headers } = incoming;
  const forwarded = request(url, { method, headers: { ...headers, host: url.host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  incoming.pipe(forwarded);
};

export async function openFront(product: string): Promise<Front> {
  let files = new Map<string, StoredFile>();
  let change: ChangePage = ({ html }) => html;
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    const file = files.get(path);
    if (file) {
      response.writeHead(200, { ...file.headers, 'content-length': file.bytes.length });
      response.end(file.bytes);
    } else if (path.startsWith('/variant/')) {
      response.writeHead(404).end();
    } else {
      const url = new URL(path, product);
      const isPage = incoming.method === 'GET' && incoming.headers.accept?.startsWith('text/html') === true;
      if (isPage)
        sendPage(url, change, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
      else forward(incoming, url, response);
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    show(folder, newChange) {
      change = newChange;
      files = new Map(
        readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => {
            const path = join(entry.parentPath, entry.name);
            return [`/variant/${relative(folder, path).replaceAll('\\', '/')}`, readFile(path)];
          }),
      );
    },
    async end() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
