import { createHash } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { publicReads } from '@storefront/contract';
import type { CallName } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestContext } from '../call';
import { PreparedAnswer } from '../prepared-answer';
import { checkBody } from './body-check';
import type { LimitedCall } from './limit-calls';

const minute = 60_000;

interface PublicReadsDeps {
  readonly registry: ReadonlyMap<CallName, LimitedCall>;
  readonly clock: { now(): Date };
  contextOf(request: FastifyRequest): RequestContext;
  /** The form of a prepared answer that the request accepts, with the header that names its coding. */
  encoded(answer: PreparedAnswer<unknown>, request: FastifyRequest): Promise<EncodedAnswer>;
}

export interface EncodedAnswer {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The reads of the catalogue as GET, which a cache between customers and server may keep for all customers of a brand until the minute
 * ends (API-16). They need no Authorization, since the client's pair is no secret.
 */
export function addPublicReads(server: FastifyInstance, deps: PublicReadsDeps): void {
  for (const name of publicReads) {
    const registered = deps.registry.get(name);
    if (registered === undefined) continue;
    const { body: bodySchema, answer: answerSchema } = calls[name];
    server.route({
      method: 'GET',
      url: `/public/${name}`,
      schema: {
        querystring: bodySchema,
        response: { 200: answerSchema, 304: Type.Null() },
        tags: ['public'],
        security: [],
      },
      handler: async (request, reply) => {
        // Everything in a query is text.
        const body = Value.Convert(bodySchema, request.query);
        checkBody(name, body);
        const answered = await registered.answer(body, deps.contextOf(request));
        const prepared = answered instanceof PreparedAnswer ? answered : new PreparedAnswer(answered);
        const { bytes, headers } = await deps.encoded(prepared, request);
        const isKept = prepared.value.responsecode === '200';
        const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
        reply.headers({ ...headers, etag, 'cache-control': isKept ? shared(deps.clock.now()) : 'no-store' });
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.send(bytes);
      },
    });
  }
}

/** What is open and what a service costs may be another thing in the next minute. */
const shared = (now: Date): string =>
  `public, max-age=0, s-maxage=${Math.ceil((minute - (now.getTime() % minute)) / 1_000)}`;
