import type { FastifyReply } from 'fastify';

/** Answers 404 without caching, because the file may be published a moment later. */
export function sendNotFound(reply: FastifyReply) {
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
