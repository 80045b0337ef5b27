import type { Config } from '../config';

/** Returns a check whether an Authorization header carries the pair of the client application, which is no secret (D9). */
export function clientCheck({
  apiClient,
}: Pick<Config, 'apiClient'>): (header: string | undefined) => boolean {
  const pair = `${apiClient.name}:${apiClient.secret}`;
  const written = `Basic ${Buffer.from(pair).toString('base64')}`;
  return (header) => header === written || readPair(header) === pair;
}

/** The decoded pair of a Basic header; the scheme may be in any case. */
function readPair(header = ''): string | undefined {
  const [, base64] = /^Basic +([A-Za-z0-9+/=_-]+) *$/i.exec(header) ?? [];
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64').toString('utf8');
}
