import { createHash, timingSafeEqual } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { callTraits, type CallName } from '@storefront/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors';
import { deriveSecret } from '../signature';

/** Where an edge in another process asks for the first data of its pages. */
const path = '/api/edge-call';

const EdgeCall = Type.Object({ call: Type.String(), body: Type.Unknown(), brand: Type.String() });

/** What an edge shows; every process derives it from the secret that all of them have. */
export const edgeSecret = (codeSecret: string): string => deriveSecret(codeSecret, 'calls of edges');

interface EdgeCallParts {
  readonly codeSecret: string;
  /** Answers a call that only reads, without the limits of customers: one edge asks for many of them. */
  answer(call: CallName, body: unknown, brand: string): Promise<unknown>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

export function edgeCalls(server: FastifyInstance, { codeSecret, answer }: EdgeCallParts): void {
  const expected = digest(`Bearer ${edgeSecret(codeSecret)}`);
  server.post(path, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new ApiError('unauthorised');
    const { body: asked } = request;
    if (!Value.Check(EdgeCall, asked) || !isReadingCall(asked.call)) throw new ApiError('bad-request');
    return reply.header('cache-control', 'no-store').send(await answer(asked.call, asked.body, asked.brand));
  });
}

const isReadingCall = (name: string): name is CallName =>
  Object.hasOwn(callTraits, name) && callTraits[name as CallName].kind === 'read';
