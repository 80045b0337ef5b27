import type { FastifyReply } from 'fastify';

/** Says that there is no such file; kept by nobody, since it may be published a moment later. */
export function notThere(reply: FastifyReply) {
  return reply
    .code(404)
    .headers({
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
    .type('text/plain; charset=utf-8')
    .send('There is no such file.\n');
}
