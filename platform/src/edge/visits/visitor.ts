import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The visitor of a request: known by an id, new with a fresh id, or without cookies (RES-11). */
export type Visitor =
  | { readonly kind: 'known'; readonly id: string }
  | { readonly kind: 'new'; readonly id: string }
  | { readonly kind: 'without-cookies' };

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text can be a visitor's id; our own have 22 characters. */
export function isVisitorId(text: string): boolean {
  return idPattern.test(text);
}

/** A random id without any information about the visitor. */
export function newVisitorId(): string {
  return randomBytes(16).toString('base64url');
}

/** Finds the visitor of a page request by the cookie, and without one by where the request comes from. */
export function findVisitor(
  cookie: string | undefined,
  { headers, hostname }: { readonly headers: IncomingHttpHeaders; readonly hostname: string },
  newId: () => string = newVisitorId,
): Visitor {
  if (cookie !== undefined && isVisitorId(cookie)) return { kind: 'known', id: cookie };
  // A page of ours was here before, and its cookie has not been sent back.
  return comesFromOutside(headers, hostname) ? { kind: 'new', id: newId() } : { kind: 'without-cookies' };
}

/** Whether a request has another cause than a page of this host: a typed address, or a link on another site. */
function comesFromOutside(headers: IncomingHttpHeaders, hostname: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  // Browsers that do not send the site (old ones, and all of them without HTTPS) still send the page that led here.
  const { referer } = headers;
  return (
    referer === undefined || !URL.canParse(referer) || new URL(referer).hostname !== hostname.toLowerCase()
  );
}
