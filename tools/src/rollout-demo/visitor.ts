import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { pageTokenHeader } from '@storefront/contract';
import { parsePage } from './page-of-visitor';
import type { PageOfVisitor } from './page-of-visitor';
import type { SentOrder, SentReport } from './scenes';

/** Where the storefront listens, and a brand's host there. */
export interface Site {
  readonly port: number;
  readonly host: string;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface SentRequest {
  readonly address: string;
  readonly cookie?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request to a brand without a DNS lookup, as if it came from the given address. */
function sendRequest(
  { port, host }: Site,
  path: string,
  { address, cookie, body, headers = {} }: SentRequest,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          host: `${host}:${port}`,
          'x-forwarded-for': address,
          ...(cookie !== undefined && { cookie }),
          ...(body !== undefined && { 'content-type': 'text/plain', origin: `http://${host}:${port}` }),
          ...headers,
        },
      },
      (answer) => {
        text(answer).then(
          (read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A new visitor who has opened a page of a brand. */
export interface Visitor {
  readonly site: Site;
  readonly address: string;
  /** The cookies that the edge has set, as they are sent with the next request. */
  readonly cookie: string;
  readonly page: PageOfVisitor;
}

/** Opens a page as a new visitor. */
export async function openPage(site: Site, path: string, address: string): Promise<Visitor> {
  const { status, headers, body } = await sendRequest(site, path, { address });
  if (status !== 200) throw new Error(`${site.host} answered ${path} with status ${status}.`);
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  return { site, address, cookie, page: parsePage(body, String(headers['server-timing'])) };
}

/** Sends a page's reports with its token, as the shell does. */
export async function sendReports(
  { site, address, cookie, page: { brand, releases, token } }: Visitor,
  reports: readonly SentReport[],
): Promise<void> {
  const body = JSON.stringify({ brand, releases, token, reports });
  const { status } = await sendRequest(site, '/platform/telemetry', { address, cookie, body });
  if (status !== 204) throw new Error(`${site.host} answered reports with status ${status}.`);
}

/** Sends an order with the token of the visitor's page, as the shell does; throws when the server answers otherwise than in Chromium. */
export async function sendOrder(
  { site, address, cookie, page: { token = '' } }: Visitor,
  { body, isRefused }: SentOrder,
): Promise<void> {
  const headers = {
    authorization: `Basic ${Buffer.from('storefront:storefront').toString('base64')}`,
    'content-type': 'application/json',
    [pageTokenHeader]: token,
  };
  const answer = await sendRequest(site, '/api/business/order', {
    address,
    cookie,
    headers,
    // Every order has a key of its own; a repeated one would be answered as before.
    body: JSON.stringify({ ...body, request_key: randomUUID() }),
  });
  if (isRefusedForPrice(answer.body) !== isRefused)
    throw new Error(`${site.host} answered an order with status ${answer.status}: ${answer.body}`);
}

/** Whether the server computed another price than the page had shown; throws when the order was refused for anything else. */
export function isRefusedForPrice(answer: string): boolean {
  const { responsecode } = JSON.parse(answer) as { readonly responsecode: string };
  if (!['200', '202', '203'].includes(responsecode)) throw new Error(`An order was refused: ${answer}`);
  return responsecode === '202';
}

/**
 * A different address for each visitor, from networks that are reserved for tests (RFC 2544). Neighbours are in different networks,
 * because the guard counts a network once (GRD-12).
 */
export function addressOf(index: number): string {
  return `198.${18 + (index & 1)}.${(index >> 1) & 255}.${(index >> 9) & 255}`;
}
