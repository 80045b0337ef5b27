import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { PageState } from '@storefront/contract';
import { addressOf } from './browser';
import type { BrandName } from './browser';

/** An answer of the server, as a client without a browser gets it. */
export interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly html: string;
}

/** Asks for a page of a brand without a browser; with `form` it sends that form there. */
export function askPage(
  brand: BrandName,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  form?: Readonly<Record<string, string>>,
): Promise<Asked> {
  const { hostname, port, host } = new URL(addressOf(brand, '/'));
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        // Only browsers know the names below localhost.
        host: hostname.split('.').at(-1),
        port,
        path,
        method: form ? 'POST' : 'GET',
        headers: { ...headers, host, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      },
      (answer) => {
        let html = '';
        answer.setEncoding('utf8').on('data', (part: string) => (html += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, html }));
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(form && new URLSearchParams(form).toString());
  });
}

const stateElement = /(<script type="application\/json" id="storefront-page"[^>]*>)(.*?)(?=<\/script>)/s;

/** The state in the HTML of a page. */
export function stateOf({ html }: Asked): PageState {
  return JSON.parse(stateElement.exec(html)?.[2] ?? '') as PageState;
}

/** Whether the server has drawn the first screen of the page. */
export function isDrawn({ html }: Asked): boolean {
  return html.includes('<div id="root" data-drawn="');
}

/** Asks for a page until the server has drawn it: the first drawing of a page may come too late for its visitor. */
export async function askDrawnPage(
  brand: BrandName,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Asked> {
  for (;;) {
    const asked = await askPage(brand, path, headers);
    if (isDrawn(asked)) return asked;
  }
}

/** The HTML of a page without what belongs to one visitor and one moment: nonce, clock, token, and why a release was decided. */
export function sharedHtmlOf(asked: Asked): string {
  const { now: _now, token: _token, others: _others, decisions, ...state } = stateOf(asked);
  const releases = Object.values(decisions).map(({ reason: _reason, ...decision }) => decision);
  const nonce = /<script nonce="([^"]+)">/.exec(asked.html)?.[1] ?? '';
  return asked.html
    .replace(stateElement, (_whole, begin: string) => begin + JSON.stringify({ ...state, releases }))
    .replaceAll(nonce, 'NONCE');
}
