import { createHash, timingSafeEqual } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { callTraits } from '@storefront/contract';
import type { CallName } from '@storefront/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors';
import type { LiveBusinesses } from '../catalogue/catalogue';
import { deriveSecret } from '../signature';

/** The path where an edge in another process gets the first data of its pages. */
const path = '/api/edge-call';
/** The path where it gets the businesses of its sitemap. */
const businessesPath = '/api/edge-businesses';

const EdgeCall = Type.Object({ call: Type.String(), body: Type.Unknown(), brand: Type.String() });

/** The token of an edge, derived from EDGE_SECRET, which edges and API share. */
export function edgeToken(edgeSecret: string): string {
  return deriveSecret(edgeSecret, 'calls of edges');
}

interface EdgeCallDeps {
  readonly edgeSecret: string;
  /** Answers a reading call without customers' limits, because one edge asks for many customers. */
  answer(call: CallName, body: unknown, brand: string): Promise<unknown>;
  liveBusinesses(): Promise<LiveBusinesses>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

export function edgeCalls(
  server: FastifyInstance,
  { edgeSecret, answer, liveBusinesses }: EdgeCallDeps,
): void {
  const expected = digest(`Bearer ${edgeToken(edgeSecret)}`);
  const demandEdge = (authorization = '') => {
    if (!timingSafeEqual(digest(authorization), expected)) throw new ApiError('unauthorised');
  };
  server.get(businessesPath, async (request, reply) => {
    demandEdge(request.headers.authorization);
    const live = await liveBusinesses();
    reply.headers({ 'cache-control': 'no-store', etag: `"${live.version}"` });
    // The edge has this list already, which may hold a million businesses.
    if (request.headers['if-none-match'] === `"${live.version}"`) return reply.code(304).send();
    return reply.send(live);
  });
  server.post(path, async (request, reply) => {
    demandEdge(request.headers.authorization);
    const { body: edgeCall } = request;
    if (!Value.Check(EdgeCall, edgeCall) || !isReadingCall(edgeCall.call)) throw new ApiError('bad-request');
    return reply
      .header('cache-control', 'no-store')
      .send(await answer(edgeCall.call, edgeCall.body, edgeCall.brand));
  });
}

const isReadingCall = (name: string): name is CallName =>
  Object.hasOwn(callTraits, name) && callTraits[name as CallName].kind === 'read';
