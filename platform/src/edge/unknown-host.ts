import type { FastifyReply } from 'fastify';

/** BRD-4: a name that no brand has gets a plain page, never another brand's. */
export function unknownHost(reply: FastifyReply) {
  return reply
    .code(421)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send('No site is served under this name.\n');
}
