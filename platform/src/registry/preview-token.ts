import { createHmac, timingSafeEqual } from 'node:crypto';
import { longestPreviewHours } from '@storefront/contract/schemas';
import { parseReleaseId } from '../releases/parse-release-id';

/** What a preview link shows to anyone who opens it (ROL-5). */
export interface PreviewGrant {
  /** Ids of releases, such as `checkout@2.0.0`; twelve at most. */
  readonly releases: readonly string[];
  /** The id of the one brand that it is for. */
  readonly brand: string;
  /** When it was made, and until when it is valid: milliseconds since 1970. */
  readonly made: number;
  readonly until: number;
  /** It names no release and marks the browser as one of the brand's staff (ROL-10). */
  readonly staff?: true;
  /** What its staff may choose releases of, as the rights of a team name it (DEV-7). */
  readonly features?: readonly string[] | undefined;
  /** A browser of staff has chosen its releases, and loses them when the marks of staff are ended. */
  readonly byStaff?: true | undefined;
  /** It names no release and shows this draft of the brand's data (BRD-7). */
  readonly draft?: number;
}

/** Stands for the marks of staff among the previews that were ended. */
export const staffMark = 'staff';

/** All preview links that show a release on a brand and were made up to this moment have been ended. */
export interface EndedPreviews {
  readonly brand: string;
  /** The id of the release. */
  readonly release: string;
  /** ISO instant. */
  readonly at: string;
}

export type PreviewCheck =
  | { readonly kind: 'valid'; readonly grant: PreviewGrant }
  | { readonly kind: 'refused'; readonly reason: 'forged' | 'other-brand' | 'expired' | 'ended' };

const maxPreviewed = 12;
const hour = 3_600_000;
/** Longer ones are refused, because a cookie has to hold them. */
export const longestToken = 2_000;

/** The token of a preview link: what it grants and an HMAC-SHA-256 of that, both as base64url. */
export function signPreview(grant: PreviewGrant, key: string): string {
  const { releases, brand, made, until, staff, features, byStaff, draft } = grant;
  if (
    (releases.length === 0) !== (staff === true || draft !== undefined) ||
    releases.length > maxPreviewed ||
    !releases.every(isReleaseId)
  )
    throw new RangeError(`A preview names one to ${maxPreviewed} releases, such as checkout@2.0.0`);
  const signed = { releases, brand, made, until, staff, features, byStaff, draft };
  const text = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${text}.${macOf(text, key)}`;
}

/**
 * Checks that a token was signed with this key, for this brand, and has neither expired nor been ended. It is parsed only after
 * its signature was verified. One that was made for longer than 72 hours counts as expired.
 */
export function checkPreview(
  token: string,
  {
    key,
    brand,
    now,
    ended,
  }: {
    readonly key: string;
    readonly brand: string;
    readonly now: number;
    readonly ended: readonly EndedPreviews[];
  },
): PreviewCheck {
  const [text = '', mac = '', ...rest] = token.split('.');
  if (token.length > longestToken || rest.length > 0 || !isSame(mac, macOf(text, key)))
    return { kind: 'refused', reason: 'forged' };
  // Safe: only `signPreview` can have written what we have signed.
  const grant = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as PreviewGrant;
  if (grant.brand !== brand) return { kind: 'refused', reason: 'other-brand' };
  const isInTime = now < grant.until && grant.until - grant.made <= longestPreviewHours * hour;
  if (!isInTime) return { kind: 'refused', reason: 'expired' };
  const isEnded = ended.some(
    ({ brand: of, release, at }) =>
      of === brand && namesOf(grant).includes(release) && grant.made <= Date.parse(at),
  );
  return isEnded ? { kind: 'refused', reason: 'ended' } : { kind: 'valid', grant };
}

function namesOf({ releases, staff, byStaff }: PreviewGrant): readonly string[] {
  return staff || byStaff ? [...releases, staffMark] : releases;
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
