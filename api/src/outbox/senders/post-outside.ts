import { lookup } from 'node:dns';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address';
import { Undeliverable } from './sender';

const timeoutMilliseconds = 10_000;
const longestAnswer = 64 * 1024;

interface OutsideAnswer {
  readonly status: number;
  /** The value of a response header. */
  header(name: string): string | undefined;
  /** The body; '' when it is longer than we read. */
  readonly text: string;
}

/** Posts to an address from outside. */
export type PostOutside = (
  address: string,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
) => Promise<OutsideAnswer>;

interface PostOutsidePorts {
  /** Allows addresses of this machine, also by http; for development. */
  readonly allowLoopback: boolean;
  /** Resolves a host name to all its IP addresses; DNS by default. */
  readonly resolve?: (host: string, options: LookupOptions, done: Resolved) => void;
}

type Resolved = (fault: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

const resolveByDns: NonNullable<PostOutsidePorts['resolve']> = (host, options, done) =>
  lookup(host, { ...options, all: true }, done);

/**
 * Posts by https to public addresses only. Addresses are checked when the connection is made, so a name that resolves differently
 * later cannot evade the check, and redirects are not followed.
 */
export function postOutside({ allowLoopback, resolve = resolveByDns }: PostOutsidePorts): PostOutside {
  const isAllowed = (address: string) => isPublicAddress(address) || (allowLoopback && isLoopback(address));

  const checkedLookup: LookupFunction = (host, options, done) =>
    resolve(host, options, (fault, addresses) => {
      if (fault !== null) return done(fault, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
        return done(new Error('The address leads into a private network'), []);
      const [first] = addresses;
      return options.all ? done(null, addresses) : done(null, first?.address ?? '', first?.family);
    });

  return (address, { headers, body }) =>
    new Promise((resolved, rejected) => {
      const url = URL.canParse(address) ? new URL(address) : undefined;
      const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
      const isLocal = allowLoopback && (host === 'localhost' || isLoopback(host));
      if (url === undefined || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)))
        return rejected(new Undeliverable('This is no https address'));
      if (isIP(host) !== 0 && !isAllowed(host))
        return rejected(new Undeliverable('The address is in a private network'));

      const request = url.protocol === 'https:' ? requestHttps : requestHttp;
      const sending = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: checkedLookup,
        // A kept-alive connection was checked for another message.
        agent: false,
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      sending.on('error', rejected);
      sending.on('response', (answer) => {
        readText(answer).then(
          (text) =>
            resolved({
              status: answer.statusCode ?? 0,
              header: (name) => [answer.headers[name]].flat()[0],
              text,
            }),
          rejected,
        );
      });
      sending.end(body);
    });
}

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Leaving the loop ends the connection.
    if (length > longestAnswer) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
