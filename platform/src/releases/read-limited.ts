import type { Readable } from 'node:stream';
import { ReleaseStoreUnavailable, TooManyBytes } from './release-files';

/** No file of a release is larger: an upload is limited to 32 MB. */
export const largestFile = 64 * 1024 * 1024;

/** Milliseconds that a whole file may take to arrive; a page falls back to the last good release after 8 s without one. */
export const longestRead = 4_000;

/**
 * Reads a stream completely. Ends it and rejects as soon as more than `maxBytes` have arrived (`TooManyBytes`) or `milliseconds`
 * have passed (`ReleaseStoreUnavailable`), so that a store that trickles or never ends takes neither time nor memory.
 */
export async function readLimited(
  stream: Readable,
  maxBytes: number,
  milliseconds = longestRead,
): Promise<Uint8Array> {
  const timer = setTimeout(() => {
    stream.destroy(new ReleaseStoreUnavailable(`A file did not arrive whole within ${milliseconds} ms`));
  }, milliseconds);
  try {
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of stream as AsyncIterable<Uint8Array>) {
      length += part.length;
      if (length > maxBytes)
        throw new TooManyBytes(`A file has more than the ${maxBytes} bytes of its release`);
      parts.push(part);
    }
    return Buffer.concat(parts, length);
  } finally {
    clearTimeout(timer);
    stream.destroy();
  }
}
