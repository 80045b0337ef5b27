import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Brand } from '@storefront/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedBrand } from '../brands/brand-folder';
import { sendNotFound } from '../edge/responses/send-not-found';
import { sendUnknownHost } from '../edge/responses/send-unknown-host';
import { acceptedEncodings } from '../releases/encodings';
import { mappedPaths } from './mapped-paths';
import type { SitemapFile, Sitemaps } from './sitemaps';

export interface SitemapRouteDeps {
  brandOf(host: string): ServedBrand | undefined;
  /** The origin of a brand's site, such as `https://brand.example`. */
  originOf(brand: Brand): string;
  /** The paths of the pages that releases add to a brand. */
  addedPathsOf(served: ServedBrand): string[];
  sitemaps: Pick<Sitemaps, 'file'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Addresses that no page is made of. A visitor's own pages are not among them: they say `noindex` themselves, which a search
 * engine that may not read them would never learn. Files that drawing a page needs are allowed.
 */
const rules = [
  'User-agent: *',
  'Allow: /api/pictures/',
  'Allow: /platform/decisions/',
  'Disallow: /api/',
  'Disallow: /platform/',
];

/** The files for search engines: what they may read, and which pages exist (EDG-2). */
export function sitemapRoutes(app: FastifyInstance, deps: SitemapRouteDeps) {
  const { brandOf, originOf, addedPathsOf, sitemaps, log } = deps;
  const cached = { 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' };

  app.get('/robots.txt', async (request, reply) => {
    const served = brandOf(request.hostname);
    if (served === undefined) return sendUnknownHost(reply);
    const lines = [...rules, `Sitemap: ${originOf(served.brand)}/sitemap.xml`];
    return reply
      .headers({ ...cached, vary: 'host' })
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });

  const send = async (file: SitemapFile, request: FastifyRequest, reply: FastifyReply) => {
    const served = brandOf(request.hostname);
    if (served === undefined) return sendUnknownHost(reply);
    const { brand } = served;
    const site = {
      origin: originOf(brand),
      paths: mappedPaths(brand, addedPathsOf(served)),
      isMarketplace: brand.kind === 'marketplace',
    };
    const found = await sitemaps.file(site, file).catch((fault: unknown) => {
      log.error({ err: fault }, 'the sitemap has no businesses: the API does not answer');
      return 'unavailable' as const;
    });
    if (found === 'unavailable')
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': '60' })
        .type('text/plain; charset=utf-8')
        .send('The sitemap cannot be made at present.\n');
    if (found === undefined) return sendNotFound(reply);
    reply.headers({ ...cached, vary: 'host, accept-encoding' }).type('application/xml; charset=utf-8');
    return acceptedEncodings(request.headers['accept-encoding']).includes('gzip')
      ? reply.header('content-encoding', 'gzip').send(found)
      : reply.send(await promisify(gunzip)(found));
  };

  app.get('/sitemap.xml', (request, reply) => send('start', request, reply));
  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,4}$).xml', (request, reply) =>
    send(Number(request.params.number), request, reply),
  );
}
