import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BoundedCache } from '../bounded-cache';
import { pictures } from '../catalogue/tables';
import type { Database } from '../database/database';
import { ApiError } from '../errors';
import type { DishPictures } from './dish-pictures';

interface Picture {
  readonly mediaType: string;
  readonly content: Uint8Array;
}

const hidden = { schema: { hide: true } };

/**
 * `GET /api/pictures/{hash}` and `/api/pictures/dishes/{key}`: a picture never changes under its address, and an SVG
 * that is opened by itself runs no code and loads nothing.
 */
export function pictureRoutes(
  server: FastifyInstance,
  { database, dishPictures }: { readonly database: Database; readonly dishPictures: DishPictures },
) {
  const drawn = new BoundedCache<Picture>(1_000);

  server.get<{ Params: { hash: string } }>('/pictures/:hash', hidden, async ({ params: { hash } }, reply) => {
    if (!/^[a-f0-9]{64}$/.test(hash)) throw noPicture();
    const [found] = await database.select().from(pictures).where(eq(pictures.hash, hash));
    return send(found, reply);
  });

  server.get<{ Params: { key: string } }>(
    '/pictures/dishes/:key',
    hidden,
    async ({ params: { key } }, reply) => {
      const svg = dishPictures.draw(key);
      const draw = (content: string): Picture => ({
        mediaType: 'image/svg+xml',
        content: Buffer.from(content),
      });
      return send(svg === undefined ? undefined : drawn.get(key, () => draw(svg)), reply);
    },
  );
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
