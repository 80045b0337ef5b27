import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Brand, Brands } from '../brands/brands';
import type { Database } from '../database/database';
import { errorTable } from '../errors';
import { brandEmail } from './brand-email';
import { escapeHtml } from './escape-html';
import { createOutboxRepository } from './repository';
import type { OutboxMessage } from './repository';

const maxShown = 200;
const style = `body{margin:0;padding:24px;background:#f6f2ee;color:#1f1a17;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:760px;margin:0 auto}article{margin:16px 0;padding:16px 20px;border-radius:12px;background:#fff}
h1{font-size:28px}h2{margin:0;font-size:18px}p{margin:4px 0}pre{margin:12px 0 0;white-space:pre-wrap;font:inherit}
small{color:#6b625c}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** `/dev/outbox`: the messages that a brand would have sent, newest first, for developers and tests (D42); never in production. */
export function readableOutbox(
  server: FastifyInstance,
  { database, brands }: { readonly database: Database; readonly brands: Brands },
) {
  server.get('/dev/outbox', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    const brand = brands.ofHost(request.hostname);
    if (!brand)
      return reply
        .code(errorTable['no-such-brand'].status)
        .type('text/plain; charset=utf-8')
        .send(errorTable['no-such-brand'].sentence);
    const messages = await createOutboxRepository(database).newestOf(brand.id, maxShown);
    if (request.headers.accept?.includes('application/json'))
      return messages.map((message) => ({ from: brand.messages.sender, ...asJson(message, brand) }));
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'`)
      .send(page(messages, brand));
  });
}

const asJson = (
  { id, channel, recipient, subject, body, html, details, createdAt }: OutboxMessage,
  brand: Brand,
) => ({
  id,
  channel,
  to: recipient,
  subject,
  body,
  html: brandEmail(html, brand),
  calendar: details['calendar'] ?? '',
  created_at: createdAt.toISOString(),
});

const article = ({ channel, recipient, subject, body, createdAt }: OutboxMessage, brand: Brand) =>
  `<article><small>${escapeHtml(channel)} · ${createdAt.toISOString()}</small><h2>${escapeHtml(subject === '' ? 'Text message' : subject)}</h2><p>From ${escapeHtml(brand.messages.sender)} to ${escapeHtml(recipient)}</p><pre><bdi>${escapeHtml(body)}</bdi></pre></article>`;

const page = (messages: readonly OutboxMessage[], brand: Brand) =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${style}</style></head><body><main><h1>Outbox</h1><p>Messages that ${escapeHtml(brand.name)} would have sent, newest first. Each brand has its own outbox.</p>${messages.length === 0 ? '<p>Nothing yet.</p>' : messages.map((message) => article(message, brand)).join('')}</main></body></html>`;
