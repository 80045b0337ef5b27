import type { FastifyReply } from 'fastify';

/** A host without a brand gets a plain page, never the page of another brand (BRD-4). */
export function sendUnknownHost(reply: FastifyReply) {
  return reply
    .code(421)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send('No site is served under this name.\n');
}
