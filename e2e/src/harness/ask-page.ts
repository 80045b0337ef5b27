import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { pageStateIn } from '@storefront/contract';
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

/** The state of a page. */
export function stateOf({ html, headers }: Asked): PageState {
  const state = pageStateIn(html, String(headers['server-timing']));
  if (state === undefined) throw new Error('This is no page of the shop');
  return state;
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
