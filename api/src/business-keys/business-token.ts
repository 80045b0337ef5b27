import { createHash, timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '../signature';

/** The token of a business for `business/order_state` (D80). A new version invalidates the previous one. */
export function businessToken(secret: string, slug: string, version = 1): string {
  return `${slug}.${version}.${deriveSecret(secret, `business token ${version} of ${slug}`)}`;
}

/** The slug of the business whose current token the Authorization header carries; undefined for an unknown token. */
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

/** The secret that signs messages to a business and its answers. */
export function webhookSecret(secret: string, slug: string, version = 1): string {
  return deriveSecret(secret, `webhooks ${version} of ${slug}`);
}

const digest = (text: string) => createHash('sha256').update(text).digest();
