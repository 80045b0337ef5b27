import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from './config';

/** Tells whether an Authorization header carries the fixed pair of the client application (D9). */
export function clientCheck({
  apiClient,
}: Pick<Config, 'apiClient'>): (header: string | undefined) => boolean {
  const expected = digest(`${apiClient.name}:${apiClient.secret}`);
  return (header) => {
    const match = /^Basic +([A-Za-z0-9+/=_-]+)$/i.exec(header ?? '');
    if (!match?.[1]) return false;
    return timingSafeEqual(digest(Buffer.from(match[1], 'base64').toString('utf8')), expected);
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
