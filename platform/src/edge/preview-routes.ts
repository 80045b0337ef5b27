import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedBrand } from '../brands/brand-folder';
import type { Counters } from './counters';
import { sendUnknownHost } from './send-unknown-host';
import type { Visits } from './visits';

export interface PreviewRouteDeps {
  brandOf(host: string): ServedBrand | undefined;
  visits: Pick<Visits, 'openPreview' | 'leavePreview'>;
  counters: Counters;
  /** Writes a refused link to the audit log. */
  auditRefusal(brand: string, reason: string): void;
}

/** The parameter of an address that opens a preview. */
export const previewParameter = 'preview';

const sentences = {
  forged: 'This preview link is not one of ours. Was it copied whole?',
  'other-brand': 'This preview link is for another site.',
  expired: 'This preview link has expired. Ask for a new one.',
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

/** Opens a preview link: keeps its token for the visit and redirects to the page itself (ROL-5). */
export function openPreview(
  { visits, counters, auditRefusal }: Omit<PreviewRouteDeps, 'brandOf'>,
  served: ServedBrand,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const opened = visits.openPreview(token, served);
  if (opened.kind === 'valid')
    return reply
      .code(302)
      .headers({ ...now, location: withoutPreview(request.url), 'set-cookie': opened.cookies })
      .send();
  const brand = served.brand.id;
  counters.add('storefront_previews_refused_total', { brand, reason: opened.reason });
  auditRefusal(brand, opened.reason);
  return reply.code(403).headers(now).type('text/plain; charset=utf-8').send(`${sentences[opened.reason]}\n`);
}

/** `/platform/preview/leave` ends a preview and redirects back to the page where it was pressed. */
export function previewRoutes(
  app: FastifyInstance,
  { brandOf, visits }: Pick<PreviewRouteDeps, 'brandOf' | 'visits'>,
) {
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
