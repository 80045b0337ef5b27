import type { FastifyInstance } from 'fastify';
import type { ServedBrand } from '../../brands/brand-folder';
import { sendUnknownHost } from '../responses/send-unknown-host';
import { offlinePage, workerScript } from './offline-page';
import type { OfflinePage } from './offline-page';
import { offlinePath, workerPath } from './paths';

interface OfflineRouteDeps {
  brandOf(host: string): ServedBrand | undefined;
}

/** The page for visitors who cannot reach the server, and the worker that keeps it in their browser (BRD-10). */
export function offlineRoutes(app: FastifyInstance, { brandOf }: OfflineRouteDeps) {
  const pages = new WeakMap<ServedBrand, OfflinePage>();
  const pageOf = (served: ServedBrand): OfflinePage => {
    const page = pages.get(served) ?? offlinePage(served.brand);
    pages.set(served, page);
    return page;
  };
  const fresh = { 'cache-control': 'no-cache', vary: 'host' };

  app.get(offlinePath, async (request, reply) => {
    const served = brandOf(request.hostname);
    if (served === undefined) return sendUnknownHost(reply);
    const { html, headers } = pageOf(served);
    return reply
      .headers({ ...headers, ...fresh })
      .type('text/html; charset=utf-8')
      .send(html);
  });

  app.get(workerPath, async (request, reply) => {
    const served = brandOf(request.hostname);
    if (served === undefined) return sendUnknownHost(reply);
    return reply
      .headers({
        ...fresh,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .type('text/javascript; charset=utf-8')
      .send(workerScript(pageOf(served)));
  });
}
