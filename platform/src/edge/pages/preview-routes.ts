import { randomBytes } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { ReleaseManifest } from '@storefront/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AddressLimit } from '../../address-limit';
import type { Clock } from '../../clock';
import type { ReleaseId } from '../../releases/release-store';
import { placeText } from '../../source-maps/source-places';
import type { SourcePlaces } from '../../source-maps/source-places';
import { sendNotFound } from '../responses/send-not-found';
import type { ServedBrand } from '../../brands/brand-folder';
import { externalPicture } from '../../brands/picture-address';
import { pictureAddress } from '../files/brand-routes';
import type { Counters } from '../../counters';
import { openPreviewPath, previewPage } from './preview-page';
import { pageHeaders } from '../responses/security-headers';
import { staffPaths } from '../toolbar/staff-page';
import { sendUnknownHost } from '../responses/send-unknown-host';
import type { Visits } from '../visits/visits';

export interface PreviewRouteDeps {
  brandOf(host: string): ServedBrand | undefined;
  visits: Pick<Visits, 'openPreview' | 'leavePreview' | 'leaveStaff' | 'previewOf'>;
  counters: Counters;
  /** Writes a refused link to the audit log. */
  auditRefusal(brand: string, reason: string): void;
  production: boolean;
  /** A release that is not revoked. */
  published(id: ReleaseId): Promise<ReleaseManifest | undefined>;
  places: Pick<SourcePlaces, 'of'>;
  clock: Clock;
  /** The address that limits count by. */
  addressOf(request: { readonly ip: string }): string;
}

/** The parameter of an address that opens a preview. */
export const previewParameter = 'preview';

const sentences = {
  forged: 'This preview link is not one of ours. Was it copied whole?',
  'other-brand': 'This preview link is for another site.',
  expired: 'This preview link has expired. Ask for a new one.',
  ended: 'This preview has been ended. Ask for a new link.',
} as const;

const now = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The same address without its preview; always on this site, however many slashes it begins with. */
function withoutPreview(url: string): string {
  const [path = '', question = ''] = url.split('?', 2);
  const query = new URLSearchParams(question);
  query.delete(previewParameter);
  const remaining = query.toString();
  return `/${path.replace(/^[/\\]+/, '')}${remaining === '' ? '' : `?${remaining}`}`;
}

type OpenDeps = Pick<PreviewRouteDeps, 'visits' | 'counters' | 'auditRefusal' | 'production'>;

/**
 * Answers a preview link (ROL-5): asks first, unless the browser is in a preview of this brand already; what follows is the
 * same page.
 */
export function followPreviewLink(
  deps: OpenDeps,
  served: ServedBrand,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { visits, production } = deps;
  const checked = visits.openPreview(token, served);
  const isKnown = visits.previewOf(request, served) !== undefined;
  const address = withoutPreview(request.url);
  if (checked.kind === 'refused' || (isKnown && !checked.grant.staff))
    return openPreview(deps, served, { token, address }, reply);
  const nonce = randomBytes(16).toString('base64');
  const { brand } = served;
  const favicon = pictureAddress(served, brand.favicon);
  const pictureOrigins = [externalPicture(brand.favicon)?.origin ?? ''];
  return reply
    .headers(pageHeaders({ nonce, origins: [], pictureOrigins, production }))
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(previewPage({ brand: { ...brand, favicon }, grant: checked.grant, token, address, nonce }));
}

/** Keeps the token of a preview link for the visit and redirects to the page that it leads to. */
function openPreview(
  { visits, counters, auditRefusal }: OpenDeps,
  served: ServedBrand,
  { token, address }: { readonly token: string; readonly address: string },
  reply: FastifyReply,
) {
  const opened = visits.openPreview(token, served);
  if (opened.kind === 'valid')
    return reply
      .code(302)
      .headers({ ...now, location: withoutPreview(address), 'set-cookie': opened.cookies })
      .send();
  const brand = served.brand.id;
  counters.add('storefront_previews_refused_total', { brand, reason: opened.reason });
  auditRefusal(brand, opened.reason);
  return reply.code(403).headers(now).type('text/plain; charset=utf-8').send(`${sentences[opened.reason]}\n`);
}

// A token, and an address that a browser accepts.
const largestForm = 16 * 1024;

/** Where the badge of a preview asks for the places in the source of what has failed. */
const placesPath = '/platform/preview/places';
const placesEachMinute = 60;

const PlacesRequest = Type.Object({
  release: Type.String({ maxLength: 200 }),
  positions: Type.Array(Type.String({ maxLength: 300 }), { maxItems: 10 }),
});

/**
 * `/platform/preview/open` begins a preview when the page that asks was agreed to; `/platform/preview/leave` ends it and
 * redirects back to the page where it was pressed; `/platform/staff/leave` ends the mark of staff; `/platform/preview/places` names positions of previewed releases by their sources (ROL-6).
 */
export function previewRoutes(app: FastifyInstance, deps: PreviewRouteDeps) {
  const { brandOf, visits, published, addressOf, clock } = deps;
  // In a scope of its own: no other route takes a form.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post(openPreviewPath, { bodyLimit: largestForm }, async (request, reply) => {
      const served = brandOf(request.hostname);
      if (served === undefined) return sendUnknownHost(reply);
      const { origin = '' } = request.headers;
      // Another site's page could send the form by itself, so that nobody would be asked.
      const isOwn = URL.canParse(origin) && new URL(origin).hostname === request.hostname.toLowerCase();
      if (!isOwn)
        return reply
          .code(403)
          .headers(now)
          .type('text/plain; charset=utf-8')
          .send('Open the preview link itself.\n');
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const token = form.get('token') ?? '';
      const address = form.get('address') ?? '/';
      return openPreview(deps, served, { token, address }, reply);
    });
  });

  const limit = new AddressLimit(clock, placesEachMinute);
  app.post(placesPath, { bodyLimit: largestForm }, async (request, reply) => {
    const served = brandOf(request.hostname);
    if (served === undefined) return sendUnknownHost(reply);
    if (!limit.take(addressOf(request)))
      return reply.code(429).header('retry-after', '60').send({ status: 'These are too many questions.' });
    const { body } = request;
    if (!Value.Check(PlacesRequest, body)) return reply.code(400).send({ status: 'These are no positions.' });
    // The sources of a release are for those who were sent its link.
    const [name = '', version = ''] = body.release.split('@');
    const isPreviewed = visits.previewOf(request, served)?.releases.includes(body.release) ?? false;
    const release = isPreviewed ? await published({ name, version }) : undefined;
    if (release === undefined) return sendNotFound(reply);
    const places = await deps.places.of(release, body.positions);
    return reply
      .header('cache-control', 'no-store')
      .send({ places: places.map((place) => (place === undefined ? null : placeText(place))) });
  });

  app.get(staffPaths.leave, async (request, reply) => {
    const served = brandOf(request.hostname);
    if (served === undefined) return sendUnknownHost(reply);
    // What staff have chosen goes with their mark.
    const chosen = visits.previewOf(request, served)?.byStaff ? [visits.leavePreview()] : [];
    return reply
      .code(302)
      .headers({ ...now, location: '/', 'set-cookie': [visits.leaveStaff(), ...chosen] })
      .send();
  });

  app.get('/platform/preview/leave', async (request, reply) => {
    if (brandOf(request.hostname) === undefined) return sendUnknownHost(reply);
    const { referer = '' } = request.headers;
    const referringUrl = URL.canParse(referer) ? new URL(referer) : undefined;
    const isOwn = referringUrl?.hostname === request.hostname.toLowerCase();
    const location =
      referringUrl && isOwn ? withoutPreview(referringUrl.pathname + referringUrl.search) : '/';
    return reply
      .code(302)
      .headers({ ...now, location, 'set-cookie': visits.leavePreview() })
      .send();
  });
}
