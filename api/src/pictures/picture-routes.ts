import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pictures } from '../catalogue/tables';
import type { Database } from '../database/database';
import { ApiError } from '../errors';

interface Picture {
  readonly mediaType: string;
  readonly content: Uint8Array;
}

const hidden = { schema: { hide: true } };

/**
 * `GET /api/pictures/{hash}`: a picture never changes under its address, and an SVG
 * that is opened by itself runs no code and loads nothing.
 */
export function pictureRoutes(server: FastifyInstance, { database }: { readonly database: Database }) {
  server.get<{ Params: { hash: string } }>('/pictures/:hash', hidden, async ({ params: { hash } }, reply) => {
    if (!/^[a-f0-9]{64}$/.test(hash)) throw noPicture();
    const [found] = await database.select().from(pictures).where(eq(pictures.hash, hash));
    return send(found, reply);
  });
}

function send(picture: Picture | undefined, reply: FastifyReply) {
  if (!picture) throw noPicture();
  return reply
    .header('content-type', picture.mediaType)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(Buffer.from(picture.content));
}

const noPicture = () => new ApiError('no-such-call', { sentence: 'There is no such picture.' });
