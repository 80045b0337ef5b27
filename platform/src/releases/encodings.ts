import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { BrotliOptions, ZlibOptions } from 'node:zlib';

/** The encodings of a stored file; the two compressed ones are made at publish, never at request (EDG-1). */
export type Encoding = (typeof encodings)[number];

export const encodings = ['br', 'gzip', 'identity'] as const;

/** A file in each encoding; a compressed one that would not be smaller is left out. */
export interface Encoded {
  identity: Uint8Array;
  br?: Uint8Array;
  gzip?: Uint8Array;
}

const smaller = (compressed: Uint8Array, bytes: Uint8Array) =>
  compressed.length < bytes.length ? compressed : undefined;

/** Compresses a file as much as possible. */
export async function encode(bytes: Uint8Array): Promise<Encoded> {
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, quality),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  const [br, gz] = [smaller(brotli, bytes), smaller(zipped, bytes)];
  return { identity: bytes, ...(br && { br }), ...(gz && { gzip: gz }) };
}

/** Decodes a file; rejects when the bytes do not have this encoding, or decode to more than `length` bytes. */
export async function decode(encoding: Encoding, bytes: Uint8Array, length: number): Promise<Uint8Array> {
  if (encoding === 'identity') return bytes;
  const bound = { maxOutputLength: Math.max(length, 1) };
  return encoding === 'br'
    ? promisify<Uint8Array, BrotliOptions, Buffer>(brotliDecompress)(bytes, bound)
    : promisify<Uint8Array, ZlibOptions, Buffer>(gunzip)(bytes, bound);
}

/** The encodings that a browser accepts, best first, by its Accept-Encoding header. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    (quality !== undefined && Number(quality.slice(2)) === 0 ? refused : accepted).add(name);
  }
  const takes = (name: Encoding) => accepted.has(name) || (accepted.has('*') && !refused.has(name));
  return [...(['br', 'gzip'] as const).filter(takes), 'identity'];
}
