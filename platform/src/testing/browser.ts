import type { LightMyRequestResponse } from 'fastify';
import { stateIn } from './page';
import { aServedPlatform } from './served-platform';
import type { Served } from './served-platform';

/** A platform with two releases of listing, and a browser that keeps its cookies. */
export async function aBrowser(options: Parameters<typeof aServedPlatform>[0] = {}) {
  const served: Served = await aServedPlatform({
    builds: [
      { feature: 'shell' },
      { feature: 'listing', version: '1.0.0' },
      { feature: 'listing', version: '1.1.0' },
    ],
    ...options,
  });
  const jar = new Map<string, string>();
  const storeCookies = (answer: LightMyRequestResponse) => {
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, encodeURIComponent(value));
    }
    return answer;
  };
  const header = () => ({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') });
  const open = async (path = '/', headers: Record<string, string> = {}) =>
    storeCookies(await served.get(path, { headers: { ...header(), ...headers } }));
  const send = async (path: string, payload: string, headers: Record<string, string>) =>
    storeCookies(
      await served.app.inject({
        method: 'POST',
        url: path,
        headers: { host: 'localhost:3000', ...header(), ...headers },
        payload,
      }),
    );
  const stateOf = async (path = '/') => stateIn(await open(path));
  /** Reports that a release of listing failed. */
  const report = async (version: string, replacedBy: string | null, batch: Record<string, unknown> = {}) => {
    const failed = {
      kind: 'remote-failed',
      feature: 'listing',
      phase: 'fetch',
      code: '404',
      version,
      replacedBy,
    };
    return send(
      '/platform/telemetry',
      JSON.stringify({ brand: 'market', releases: {}, reports: [failed], ...batch }),
      { 'content-type': 'text/plain' },
    );
  };
  return { ...served, jar, open, send, stateOf, report };
}
