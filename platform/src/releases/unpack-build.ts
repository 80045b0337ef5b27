import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

/** The files of an uploaded folder by path, or why it is not one. */
export type Unpacked =
  | { readonly kind: 'unpacked'; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

// Our largest build has about 100 files and 2 MB.
const maxFiles = 2_000;
const maxBytes = 64 * 1024 * 1024;

class Refused extends Error {}

/** Unpacks a gzip-compressed tar in memory. Nothing is written to disk, so an upload that is cut off leaves nothing behind (REL-5). */
export async function unpackBuild(body: Uint8Array): Promise<Unpacked> {
  const files = new Map<string, Uint8Array>();
  let bytes = 0;
  const archive = extract();
  const unpacking = (async () => {
    for await (const entry of archive) {
      if (entry.header.type === 'directory') {
        entry.resume();
        continue;
      }
      const path = entry.header.name.replace(/^\.\//, '');
      if (entry.header.type !== 'file') throw new Refused(`${path} is a ${entry.header.type}, not a file`);
      if (files.size >= maxFiles) throw new Refused(`The folder holds more than ${maxFiles} files`);
      const parts: Buffer[] = [];
      for await (const part of entry as AsyncIterable<Buffer>) {
        bytes += part.length;
        if (bytes > maxBytes) throw new Refused(`The folder holds more than ${maxBytes / 1024 / 1024} MB`);
        parts.push(part);
      }
      if (files.has(path)) throw new Refused(`${path} is in the folder twice`);
      files.set(path, Buffer.concat(parts));
    }
  })();
  try {
    await Promise.all([pipeline(Readable.from([body]), createGunzip(), archive), unpacking]);
    return { kind: 'unpacked', files };
  } catch (error) {
    archive.destroy();
    await unpacking.catch(() => undefined);
    const fault = error instanceof Refused ? error.message : 'This is no whole .tar.gz of a folder';
    return { kind: 'refused', faults: [fault] };
  }
}
