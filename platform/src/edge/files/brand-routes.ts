import { defaultTokens } from '@storefront/ui/tokens';
import type { FastifyInstance } from 'fastify';
import type { ServedBrand } from '../../brands/brand-folder';
import { externalPicture } from '../../brands/picture-address';
import { sendNotFound } from '../responses/send-not-found';
import { sendUnknownHost } from '../responses/send-unknown-host';

export interface BrandRouteDeps {
  brandOf(host: string): ServedBrand | undefined;
}

/** The address of a brand's picture with its fingerprint, so that it can be cached for ever and still change at once. */
export function pictureAddress({ pictures }: ServedBrand, address: string): string {
  const picture = pictures.get(address.replace(/^\/brand\//, ''));
  // An address on another host is written in its URL form, which every header can carry.
  if (picture === undefined) return externalPicture(address)?.href ?? address;
  return `${address}?v=${picture.fingerprint}`;
}

/** What a phone needs to put the brand's site beside its apps (BRD-8). */
function webAppManifest(served: ServedBrand) {
  const { name, tokens, favicon } = served.brand;
  const { ground, surface } = { ...defaultTokens, ...tokens };
  const icon = served.pictures.get(favicon.replace(/^\/brand\//, ''));
  return {
    id: '/',
    name,
    short_name: name,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: surface,
    // A drawing has every size; of another picture the browser finds out itself.
    icons: [
      {
        src: pictureAddress(served, favicon),
        sizes: 'any',
        ...(icon !== undefined && { type: icon.contentType }),
      },
    ],
  };
}

/** The brand's pictures and its web app manifest. */
export function brandRoutes(app: FastifyInstance, { brandOf }: BrandRouteDeps) {
  app.get<{ Params: { name: string }; Querystring: { v?: string } }>(
    '/brand/:name',
    async (request, reply) => {
      const served = brandOf(request.hostname);
      if (served === undefined) return sendUnknownHost(reply);
      const picture = served.pictures.get(request.params.name);
      if (picture === undefined) return sendNotFound(reply);
      const current = request.query.v === picture.fingerprint;
      return reply
        .headers({
          'cache-control': current ? 'public, max-age=31536000, immutable' : 'no-cache',
          // A picture that is opened directly is a document: it may run nothing.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'x-content-type-options': 'nosniff',
          // E-mail programs show it in pages of other sites (BRD-1).
          'cross-origin-resource-policy': 'cross-origin',
          vary: 'host',
        })
        .type(picture.contentType)
        .send(picture.bytes);
    },
  );

  app.get('/manifest.webmanifest', async (request, reply) => {
    const served = brandOf(request.hostname);
    if (served === undefined) return sendUnknownHost(reply);
    return reply
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', vary: 'host' })
      .type('application/manifest+json')
      .send(JSON.stringify(webAppManifest(served)));
  });

  app.get('/favicon.ico', async (request, reply) => {
    const served = brandOf(request.hostname);
    if (served === undefined) return sendUnknownHost(reply);
    return reply
      .code(302)
      .headers({ location: pictureAddress(served, served.brand.favicon), 'cache-control': 'no-cache' })
      .send();
  });
}
