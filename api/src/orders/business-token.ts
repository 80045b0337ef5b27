import { createHash, timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '../signature';

/** The token with which a business moves its orders on by `business/order_state` (D80); it follows from the server's secret. */
export const businessToken = (secret: string, slug: string): string =>
  `${slug}.${deriveSecret(secret, `business token of ${slug}`)}`;

/** The slug of the business whose token an Authorization header carries; undefined when it is nobody's. */
export function businessOfToken(secret: string, header: string | undefined): string | undefined {
  const token = /^Bearer +([a-z0-9-]+\.[\w-]+)$/i.exec(header ?? '')?.[1];
  const slug = token?.slice(0, token.indexOf('.'));
  if (token === undefined || slug === undefined) return undefined;
  return timingSafeEqual(digest(token), digest(businessToken(secret, slug))) ? slug : undefined;
}

/** The secret with which what is posted to a business, and what it answers, is signed. */
export const webhookSecret = (secret: string, slug: string): string =>
  deriveSecret(secret, `webhooks of ${slug}`);

const digest = (text: string) => createHash('sha256').update(text).digest();
