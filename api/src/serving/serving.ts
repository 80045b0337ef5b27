import cors from '@fastify/cors';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { clientCheck } from './authorization';
import { checkBody } from './body-check';
import { brandOfRequest } from '../brands/brands';
import type { CallRegistry, RegisteredCall, RequestContext } from '../call';
import { pictureRoutes } from '../pictures/picture-routes';
import { ApiError } from '../errors';
import type { Ports } from '../ports';
import { PreparedAnswer } from '../prepared-answer';
import { tracing } from '../tracing';
import { apiDocument } from './api-document';
import { clientAddress } from './client-address';
import { sendError, sendNotFound } from './send-error';
import { parseBody } from './parse-body';
import type { ParsedBody } from './parse-body';

const bodyLimit = 256 * 1024;

interface ServingPorts {
  readonly registry: CallRegistry;
  readonly ports: Ports;
}

/** The Fastify side of the API: routes, authorization, errors, CORS, documents. */
export function createServing({ registry, ports }: ServingPorts): FastifyPluginAsync {
  const isClient = clientCheck(ports.config);

  return async (server) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, parseBody);
    server.setValidatorCompiler(() => () => true);
    server.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
    server.setErrorHandler(sendError);
    server.setNotFoundHandler(sendNotFound);
    server.addHook('onSend', (request, reply, payload, done) => {
      reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
      done(null, payload);
    });
    await server.register(cors, {
      origin: (origin, decide) =>
        decide(null, origin !== undefined && ports.brands.ofOrigin(origin) !== undefined),
      methods: ['GET', 'POST'],
      allowedHeaders: ['authorization', 'content-type', 'traceparent'],
      exposedHeaders: ['retry-after', 'x-request-id'],
      maxAge: 600,
    });
    await apiDocument(server);
    pictureRoutes(server, ports);
    for (const registered of registry.values()) addRoute(registered);
    // The site answers every other GET with a page, so an unknown path under /api needs its own answer (F14).
    server.get('/*', { schema: { hide: true } }, async () => {
      throw new ApiError('no-such-call');
    });

    function addRoute(registered: RegisteredCall) {
      const { name } = registered;
      const { method, body, answer: answerSchema } = calls[name];
      const input = method === 'GET' ? { querystring: body } : { body };
      server.route({
        method,
        url: `/${name.replace(/\{(\w+)\}/g, ':$1')}`,
        bodyLimit,
        schema: { ...input, response: { 200: answerSchema }, tags: [name.slice(0, name.indexOf('/'))] },
        handler: async (request, reply) => {
          if (registered.caller === 'customer' && !isClient(request.headers.authorization)) {
            throw new ApiError('unauthorised');
          }
          reply.header('cache-control', 'no-store');
          const parsed = bodyOf(name, request);
          checkBody(name, parsed.value);
          const answered = await registered.answer(parsed.value, contextOf(request, parsed));
          return answered instanceof PreparedAnswer ? sendPrepared(answered, request, reply) : answered;
        },
      });
    }
  };

  function contextOf(request: FastifyRequest, { text }: ParsedBody): RequestContext {
    const { headers, hostname } = request;
    const brand = brandOfRequest(ports.brands, { origin: headers.origin, host: hostname });
    if (brand !== undefined) tracing().describe({ 'storefront.brand': brand.id });
    return {
      brand,
      address: clientAddress(request),
      log: request.log,
      headers,
      parameters: request.params as Record<string, string>,
      rawBody: text,
    };
  }
}

function bodyOf(name: CallName, request: FastifyRequest): ParsedBody {
  if (calls[name].method === 'GET') return { value: request.query, text: '' };
  return isParsedBody(request.body) ? request.body : { value: {}, text: '' };
}

function isParsedBody(body: unknown): body is ParsedBody {
  return typeof body === 'object' && body !== null && 'value' in body && 'text' in body;
}

async function sendPrepared(answer: PreparedAnswer<unknown>, request: FastifyRequest, reply: FastifyReply) {
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'Origin, Accept-Encoding');
  const accepted = request.headers['accept-encoding'] ?? '';
  const compressed = accepted.includes('gzip') ? answer.compressed : undefined;
  if (compressed === undefined) return reply.send(answer.bytes);
  return reply.header('content-encoding', 'gzip').send(await compressed);
}
