import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { acceptedEncodings } from '../../releases/encodings';

// A page for one visitor is compressed on the fly: fast rather than small.
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a text in the best encoding that the browser accepts, by its Accept-Encoding header. */
export async function sendCompressed(text: string, accepted: string | undefined, reply: FastifyReply) {
  const [encoding] = acceptedEncodings(accepted);
  if (encoding === 'br')
    return reply.header('content-encoding', 'br').send(await promisify(brotliCompress)(text, fastBrotli));
  if (encoding === 'gzip')
    return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(text, { level: 5 }));
  return reply.send(text);
}
