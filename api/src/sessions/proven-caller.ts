import type { Ports } from '../ports';
import { findUserSession } from './find-session';

/** The account that a request proves by its session; undefined for guests, ended sessions and other brands. */
export async function provenCaller(
  ports: Pick<Ports, 'database' | 'clock'>,
  body: unknown,
  brandId: string | undefined,
): Promise<string | undefined> {
  const token = (body as { readonly sessiontoken?: unknown } | null)?.sessiontoken;
  if (typeof token !== 'string' || brandId === undefined) return undefined;
  return (await findUserSession(ports, token, brandId))?.userId;
}
