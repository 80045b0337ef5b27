import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Ports } from '../ports';
import { escapeHtml } from './escape-html';
import { createOutboxRepository, type OutboxMessage } from './repository';

const shown = 200;
const style = `body{margin:0;padding:24px;background:#f6f2ee;color:#1f1a17;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:760px;margin:0 auto}article{margin:16px 0;padding:16px 20px;border-radius:12px;background:#fff}
h1{font-size:28px}h2{margin:0;font-size:18px}p{margin:4px 0}pre{margin:12px 0 0;white-space:pre-wrap;font:inherit}
small{color:#6b625c}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** `/dev/outbox`: the messages that would have been sent, newest first, for people and for tests (D42); never in production. */
export function readableOutbox(server: FastifyInstance, { database }: Pick<Ports, 'database'>) {
  server.get('/dev/outbox', async (request, reply) => {
    const messages = await createOutboxRepository(database).newest(shown);
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    if (request.headers.accept?.includes('application/json')) return messages.map(asJson);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'`)
      .send(page(messages));
  });
}

const asJson = ({ id, channel, recipient, subject, body, html, createdAt }: OutboxMessage) => ({
  id,
  channel,
  to: recipient,
  subject,
  body,
  html,
  created_at: createdAt.toISOString(),
});

const article = ({ channel, recipient, subject, body, createdAt }: OutboxMessage) =>
  `<article><small>${escapeHtml(channel)} · ${createdAt.toISOString()}</small><h2>${escapeHtml(subject === '' ? 'Text message' : subject)}</h2><p>To ${escapeHtml(recipient)}</p><pre><bdi>${escapeHtml(body)}</bdi></pre></article>`;

const page = (messages: readonly OutboxMessage[]) =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${style}</style></head><body><main><h1>Outbox</h1><p>Messages that would have been sent, newest first.</p>${messages.length === 0 ? '<p>Nothing yet.</p>' : messages.map(article).join('')}</main></body></html>`;
