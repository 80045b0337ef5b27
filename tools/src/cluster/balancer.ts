import replyFrom from '@fastify/reply-from';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { roleOfPath } from '../../../deploy/src/role-of-path';
import type { AnsweringRole } from '../../../deploy/src/role-of-path';
import type { Upstreams } from './upstreams';

// Builds of up to 32 MB are uploaded to the registry.
const bodyLimit = 33 * 1024 * 1024;

/**
 * A small balancer for one machine: it chooses the role by path and passes each request to the next ready process. A request that reached
 * no process goes to another one. A request that a process may have begun is repeated only if it changes nothing.
 */
export function createBalancer(upstreams: Upstreams): FastifyInstance {
  const server = Fastify({ bodyLimit });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  void server.register(replyFrom, { disableRequestLogging: true, undici: { connections: 64 } });
  // These are asked of a process directly; the balancer does not answer them for strangers.
  server.get('/metrics', (_request, reply) => reply.code(404).send('Ask a process for its figures.\n'));
  server.get('/readyz', (_request, reply) => {
    const missing = upstreams.missing();
    return reply.code(missing.length === 0 ? 200 : 503).send({ missing, processes: upstreams.list() });
  });
  server.all('/*', (request, reply) => {
    const role = roleOfPath(request.url.split('?', 1)[0] ?? '/');
    return forward({ upstreams, role, tried: new Set() }, request, reply);
  });
  return server;
}

interface Attempt {
  readonly upstreams: Upstreams;
  readonly role: AnsweringRole;
  readonly tried: Set<string>;
}

function forward(attempt: Attempt, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { upstreams, role, tried } = attempt;
  const target = upstreams.next(role, tried);
  if (target === undefined)
    return reply
      .code(503)
      .headers({ 'retry-after': '1', 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('Nobody can answer at the moment. Please try again in a few seconds.\n');
  tried.add(target);
  const { body, headers, ip, method } = request;
  return reply.from(`${target}${request.url}`, {
    // The body is passed on as bytes, and its content type keeps its parameters.
    ...(body instanceof Uint8Array && {
      body,
      contentType: headers['content-type'] ?? 'application/octet-stream',
    }),
    // The library would wait for a process that answers 503, although another may be ready.
    retryDelay: () => null,
    rewriteRequestHeaders: (_request, { 'x-forwarded-host': _, ...passed }) => ({
      ...passed,
      host: headers.host,
      'x-forwarded-for': ip,
      'x-forwarded-proto': 'http',
    }),
    onError: (_reply, { error }) => {
      upstreams.markUnready(target);
      const wasNotDelivered = codeOf(error) === 'ECONNREFUSED' || codeOf(error) === 'UND_ERR_CONNECT_TIMEOUT';
      if (wasNotDelivered || method === 'GET' || method === 'HEAD') forward(attempt, request, reply);
      else
        void reply
          .code(502)
          .headers({ 'retry-after': '1', 'cache-control': 'no-store' })
          .type('text/plain; charset=utf-8')
          .send('The answer got lost on its way. Please try again.\n');
    },
  });
}

/** The code of the innermost cause, such as ECONNREFUSED. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('cause' in error && error.cause !== undefined) return codeOf(error.cause);
  return 'code' in error ? String(error.code) : '';
}
