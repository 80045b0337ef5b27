import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Whoever asks for a page: somebody known by his id, somebody new who gets one, or somebody who keeps no cookie (RES-11). */
export type Visitor =
  | { readonly kind: 'known'; readonly id: string }
  | { readonly kind: 'new'; readonly id: string }
  | { readonly kind: 'without-cookies' };

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text can be a visitor's id; our own have 22 signs. */
export function isVisitorId(text: string): boolean {
  return idPattern.test(text);
}

/** A random id that says nothing of who has it. */
export function newVisitorId(): string {
  return randomBytes(16).toString('base64url');
}

/** Tells the visitor of a request for a page by his cookie, and without one by where the request comes from. */
export function findVisitor(
  cookie: string | undefined,
  { headers, hostname }: { readonly headers: IncomingHttpHeaders; readonly hostname: string },
  newId: () => string = newVisitorId,
): Visitor {
  if (cookie !== undefined && isVisitorId(cookie)) return { kind: 'known', id: cookie };
  // A page of ours has been here and its cookie has not come back.
  return comesFromOutside(headers, hostname) ? { kind: 'new', id: newId() } : { kind: 'without-cookies' };
}

/** Whether a request was caused by something other than a page of this host: an address typed in, a link elsewhere. */
function comesFromOutside(headers: IncomingHttpHeaders, hostname: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  // Browsers that say nothing of the site (old ones, and all of them without HTTPS) still name the page that led here.
  const { referer } = headers;
  return (
    referer === undefined || !URL.canParse(referer) || new URL(referer).hostname !== hostname.toLowerCase()
  );
}
