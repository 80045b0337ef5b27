import cors from '@fastify/cors';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { pageTokenHeader } from '@storefront/contract';
import type { CallName } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { clientCheck } from './authorization';
import { checkBody } from './body-check';
import { brandOfRequest } from '../brands/brands';
import type { RequestContext } from '../call';
import { kitchenEvents } from '../kitchen/event-routes';
import { pictureRoutes } from '../pictures/picture-routes';
import { ApiError } from '../errors';
import type { Ports } from '../ports';
import { PreparedAnswer } from '../prepared-answer';
import { tracing } from '../tracing';
import { apiDocument } from './api-document';
import { clientAddress } from './client-address';
import { requestId } from './kept-answers';
import type { KeptAnswer } from './kept-answers';
import type { LimitedCall } from './limit-calls';
import { addPublicReads } from './public-reads';
import type { EncodedAnswer } from './public-reads';
import { sendError, sendNotFound } from './send-error';
import { parseBody } from './parse-body';
import type { ParsedBody } from './parse-body';

const bodyLimit = 256 * 1024;
const minute = 60_000;

type UnsentAnswer = Omit<KeptAnswer, 'headers'>;

interface ServingPorts {
  readonly registry: ReadonlyMap<CallName, LimitedCall>;
  readonly ports: Ports;
}

/** The Fastify side of the API: routes, authorization, errors, CORS, documents. */
export function createServing({ registry, ports }: ServingPorts): FastifyPluginAsync {
  const isClient = clientCheck(ports.config);
  const catalogues = ports.catalogue.derived<object>(1);
  const siteOf = ({ headers, hostname }: FastifyRequest) => ({ origin: headers.origin, host: hostname });
  const brandOf = (request: FastifyRequest) => brandOfRequest(ports.brands, siteOf(request));

  /** All that a prepared answer depends on beside its request. The first object is another one after each change of the catalogue. */
  const basisOf = (site: ReturnType<typeof siteOf>) =>
    [
      catalogues.get('now', Object),
      brandOfRequest(ports.brands, site),
      Math.floor(ports.clock.now().getTime() / minute),
    ] as const;
  /** Returns a function that says whether a request would still be answered on the same basis. It is kept for long, so it holds no request. */
  const sameBasis = (request: FastifyRequest) => {
    const site = siteOf(request);
    const basis = basisOf(site);
    return () => basisOf(site).every((part, index) => part === basis[index]);
  };

  return async (server) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, parseBody);
    server.setValidatorCompiler(() => () => true);
    server.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
    server.setErrorHandler(sendError);
    server.setNotFoundHandler(sendNotFound);
    server.addHook('onSend', (request, reply, payload, done) => {
      reply.header(requestId, request.id).header('x-content-type-options', 'nosniff');
      done(null, payload);
    });
    const preparedFor = new WeakMap<FastifyRequest, { readonly body: string; readonly kept: UnsentAnswer }>();
    server.addHook('onResponse', (request, reply, done) => {
      const prepared = preparedFor.get(request);
      if (prepared !== undefined)
        server.keptAnswers?.keep(request.raw, prepared.body, { ...prepared.kept, headers: headersOf(reply) });
      done();
    });
    await server.register(cors, {
      origin: (origin, decide) =>
        decide(null, origin !== undefined && ports.brands.ofOrigin(origin) !== undefined),
      methods: ['GET', 'POST'],
      allowedHeaders: ['authorization', 'content-type', 'traceparent', pageTokenHeader],
      exposedHeaders: ['retry-after', requestId],
      maxAge: 600,
    });
    await apiDocument(server);
    pictureRoutes(server, ports);
    kitchenEvents(server, ports);
    for (const registered of registry.values()) addRoute(registered);
    addPublicReads(server, {
      registry,
      clock: ports.clock,
      contextOf: (request) => contextOf(request, { text: '' }),
      encoded: encodedFor,
    });
    // The site answers every other GET with a page, so an unknown path under /api needs its own answer (F14).
    server.get('/*', { schema: { hide: true } }, async () => {
      throw new ApiError('no-such-call');
    });

    function addRoute(registered: LimitedCall) {
      const { name } = registered;
      const { method, body, answer: answerSchema } = calls[name];
      const input = method === 'GET' ? { querystring: body } : { body };
      const url = `/${name.replace(/\{(\w+)\}/g, ':$1')}`;
      server.route({
        method,
        url,
        bodyLimit,
        schema: { ...input, response: { 200: answerSchema }, tags: [name.slice(0, name.indexOf('/'))] },
        handler: async (request, reply) => {
          if (registered.caller === 'customer' && !isClient(request.headers.authorization)) {
            throw new ApiError('unauthorised');
          }
          reply.header('cache-control', 'no-store');
          const parsed = bodyOf(name, request);
          checkBody(name, parsed.value);
          const isCurrent = sameBasis(request);
          const answered = await registered.answer(parsed.value, contextOf(request, parsed));
          if (!(answered instanceof PreparedAnswer)) return answered;
          const { bytes, headers } = await encodedFor(answered, request);
          reply.headers(headers);
          const { mayCall } = registered;
          preparedFor.set(request, {
            body: parsed.text,
            kept: { route: `/api${url}`, bytes, isCurrent, mayCall },
          });
          return bytes;
        },
      });
    }
  };

  function contextOf(request: FastifyRequest, { text }: Pick<ParsedBody, 'text'>): RequestContext {
    const brand = brandOf(request);
    if (brand !== undefined) tracing().describe({ 'storefront.brand': brand.id });
    return {
      brand,
      address: clientAddress(request),
      log: request.log,
      headers: request.headers,
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

/** The form of a prepared answer that the caller accepts, with the headers that describe it. */
async function encodedFor(answer: PreparedAnswer<unknown>, request: FastifyRequest): Promise<EncodedAnswer> {
  const headers = { 'content-type': 'application/json; charset=utf-8', vary: 'Origin, Accept-Encoding' };
  const accepted = request.headers['accept-encoding'] ?? '';
  const compressed = accepted.includes('gzip') ? answer.compressed : undefined;
  if (compressed === undefined) return { bytes: answer.bytes, headers };
  return { bytes: await compressed, headers: { ...headers, 'content-encoding': 'gzip' } };
}

const headersOf = (reply: FastifyReply): readonly string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    name === requestId ? [] : [name, String(value)],
  );
