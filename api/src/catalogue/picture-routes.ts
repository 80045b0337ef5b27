import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors';
import type { Ports } from '../ports';
import { pictures } from './tables';

/** `GET /api/pictures/{hash}`: a picture never changes under its hash, and an SVG that is opened by itself runs nothing. */
export function pictureRoutes(server: FastifyInstance, { database }: Pick<Ports, 'database'>) {
  server.get<{ Params: { hash: string } }>(
    '/pictures/:hash',
    { schema: { hide: true } },
    async (request, reply) => {
      const { hash } = request.params;
      const found = /^[a-f0-9]{64}$/.test(hash)
        ? (await database.select().from(pictures).where(eq(pictures.hash, hash)))[0]
        : undefined;
      if (!found) throw new ApiError('no-such-call', { sentence: 'There is no such picture.' });
      return reply
        .header('content-type', found.mediaType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(Buffer.from(found.content));
    },
  );
}
