import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseReleaseId } from '../releases/parse-release-id';

/** What a preview link shows to anyone who opens it (ROL-5). */
export interface PreviewGrant {
  /** Ids of releases, such as `checkout@2.0.0`; twelve at most. */
  readonly releases: readonly string[];
  /** The id of the one brand that it is for. */
  readonly brand: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export type PreviewCheck =
  | { readonly kind: 'valid'; readonly grant: PreviewGrant }
  | { readonly kind: 'refused'; readonly reason: 'forged' | 'other-brand' | 'expired' };

const maxPreviewed = 12;
const longestToken = 2_000;

/** The token of a preview link: what it grants and an HMAC-SHA-256 of that, both as base64url. */
export function signPreview({ releases, brand, until }: PreviewGrant, key: string): string {
  if (releases.length === 0 || releases.length > maxPreviewed || !releases.every(isReleaseId))
    throw new RangeError(`A preview names one to ${maxPreviewed} releases, such as checkout@2.0.0`);
  const grant = Buffer.from(JSON.stringify({ releases, brand, until })).toString('base64url');
  return `${grant}.${macOf(grant, key)}`;
}

/**
 * Checks that a token was signed with this key, for this brand, and has not expired. It is parsed only after its signature was
 * verified.
 */
export function checkPreview(
  token: string,
  { key, brand, now }: { readonly key: string; readonly brand: string; readonly now: number },
): PreviewCheck {
  const [text = '', mac = '', ...rest] = token.split('.');
  if (token.length > longestToken || rest.length > 0 || !isSame(mac, macOf(text, key)))
    return { kind: 'refused', reason: 'forged' };
  // Safe: only `signPreview` can have written what we have signed.
  const grant = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as PreviewGrant;
  if (grant.brand !== brand) return { kind: 'refused', reason: 'other-brand' };
  return now < grant.until ? { kind: 'valid', grant } : { kind: 'refused', reason: 'expired' };
}

function macOf(text: string, key: string): string {
  return createHmac('sha256', key).update(`preview.${text}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [received, expected] = [Buffer.from(one), Buffer.from(other)];
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function isReleaseId(text: string): boolean {
  const [name = '', version = '', ...rest] = text.split('@');
  return rest.length === 0 && parseReleaseId(name, version) !== undefined;
}
