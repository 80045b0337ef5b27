import { createHash, timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '../signature';

/** The token with which a business moves its orders on by `business/order_state` (D80); a new version makes the former one worthless. */
export function businessToken(secret: string, slug: string, version = 1): string {
  return `${slug}.${version}.${deriveSecret(secret, `business token ${version} of ${slug}`)}`;
}

/** The slug of the business whose present token an Authorization header carries; undefined when it is nobody's. */
export async function businessOfToken(
  secret: string,
  header: string | undefined,
  versionOf: (slug: string) => Promise<number>,
): Promise<string | undefined> {
  const token = /^Bearer +([a-z0-9-]+\.\d{1,6}\.[\w-]+)$/i.exec(header ?? '')?.[1];
  const slug = token?.slice(0, token.indexOf('.'));
  if (token === undefined || slug === undefined) return undefined;
  const present = businessToken(secret, slug, await versionOf(slug));
  return timingSafeEqual(digest(token), digest(present)) ? slug : undefined;
}

/** The secret with which what is posted to a business, and what it answers, is signed. */
export function webhookSecret(secret: string, slug: string, version = 1): string {
  return deriveSecret(secret, `webhooks ${version} of ${slug}`);
}

const digest = (text: string) => createHash('sha256').update(text).digest();
