import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { GivenRelease } from '../guard/votes-of-page';

/** What a page may report about, as decided by the edge (GRD-7). */
export interface PageClaims {
  readonly brand: string;
  /** The visitor's id in the cookie. */
  readonly visitor: string;
  /** The releases that the page may report about. Those of a preview have no `rollout`, so they never vote (ROL-5). */
  readonly releases: readonly GivenRelease[];
  /** The time of the decision, in milliseconds since 1970. */
  readonly decidedAt: number;
}

export type TokenCheck =
  | { readonly isValid: true; readonly claims: PageClaims }
  | { readonly isValid: false; readonly fault: 'malformed' | 'forged' | 'expired' | 'other brand' };

/** How long a page may report: a tab that is open for longer says little about how the release was loaded. */
export const tokenLifetime = 12 * 60 * 60_000;

/** How far the clock of the deciding edge may be ahead of the one that checks. */
const clockTolerance = 60_000;

const longestToken = 8_000;

const Claims = Type.Object(
  {
    brand: Type.String(),
    visitor: Type.String(),
    releases: Type.Array(
      Type.Object({
        feature: Type.String(),
        version: Type.String(),
        rollout: Type.Optional(
          Type.Object({
            id: Type.String(),
            arm: Type.Union([Type.Literal('canary'), Type.Literal('stable')]),
            share: Type.Integer({ minimum: 0, maximum: 10_000 }),
          }),
        ),
      }),
    ),
    decidedAt: Type.Integer(),
  },
  { additionalProperties: false },
);

const macOf = (key: string, payload: string) =>
  createHmac('sha256', key).update(`page-token.1.${payload}`).digest();

/** The token of a page: its claims as base64url of JSON, a dot, and their HMAC-SHA-256 (RFC 2104) in base64url. */
export function makePageToken(key: string, claims: PageClaims): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${macOf(key, payload).toString('base64url')}`;
}

/**
 * The claims of a token that was made with this key for a page of this brand and has not expired. `now` is milliseconds since
 * 1970.
 */
export function checkPageToken(key: string, token: string, brand: string, now: number): TokenCheck {
  const [payload = '', mac = '', ...rest] = token.split('.');
  if (token.length > longestToken || payload === '' || mac === '' || rest.length > 0)
    return { isValid: false, fault: 'malformed' };
  const expected = macOf(key, payload);
  const received = Buffer.from(mac, 'base64url');
  if (received.length !== expected.length || !timingSafeEqual(received, expected))
    return { isValid: false, fault: 'forged' };

  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  // An edge of another version may have made it.
  if (!Value.Check(Claims, claims)) return { isValid: false, fault: 'malformed' };
  if (claims.decidedAt > now + clockTolerance || claims.decidedAt + tokenLifetime < now)
    return { isValid: false, fault: 'expired' };
  if (claims.brand !== brand) return { isValid: false, fault: 'other brand' };
  return { isValid: true, claims };
}
