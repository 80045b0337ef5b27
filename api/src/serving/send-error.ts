import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, asApiError, errorBody, errorTable } from '../errors';
import type { ErrorKind } from '../errors';
import type { SecurityEvent } from '../security-log';
import { clientAddress } from './client-address';

// Programs get JSON; every other path is read by people.
const calledByPrograms = /^\/(api|platform)\//;

const securityEvents: Partial<Record<ErrorKind, SecurityEvent>> = {
  unauthorised: 'unauthorised',
  'too-many': 'limit reached',
};

/** Answers anything thrown with a status and a plain sentence, never with internals (D6). */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = asApiError(thrown);
  const { status } = errorTable[error.kind];
  if (error.kind === 'failure') request.log.error({ err: thrown }, 'request failed');
  if (error.kind === 'unavailable') request.log.warn({ err: thrown }, 'request turned away');
  const event = securityEvents[error.kind];
  if (event !== undefined) {
    const line = { security: event, route: request.routeOptions.url, client: clientAddress(request) };
    request.log.warn(line, 'security event');
  }
  const { retryAfterSeconds } = error.detail;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (error.kind === 'unauthorised') reply.header('www-authenticate', 'Basic realm="storefront"');
  reply.code(status).header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  if (calledByPrograms.test(request.url))
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(errorBody(error)));
  return reply.type('text/plain; charset=utf-8').send(`${error.message}\n`);
}

/** Answers a request without a route. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  const isCall = request.url.startsWith('/api/');
  return sendError(new ApiError(isCall ? 'no-such-call' : 'not-found'), request, reply);
}
