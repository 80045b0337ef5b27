import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { unlessMissing, writeAtomically } from '../files/write-atomically';
import { decode } from './encodings';
import type { Encoding } from './encodings';
import { computeIntegrity } from './parse-build';
import { largestFile } from './read-limited';
import type { ReleaseFiles } from './release-files';
import { storedName } from './stored-name';

export interface CachedReleaseFilesDeps {
  /** The store of the files, such as S3. */
  readonly store: Pick<ReleaseFiles, 'file'>;
  /** A folder of this process only. */
  readonly folder: string;
  /** The limit of the folder in bytes; the files fetched longest ago are removed first. */
  readonly capacity?: number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

// Every release of five remotes takes about 3 MB: this is enough for some hundreds.
const defaultCapacity = 1024 * 1024 * 1024;

/**
 * Files of a store with copies on the local disk, so that an edge can serve while the store is unavailable (EDG-5). A copy is
 * used only if its hash is right; a damaged one is fetched again.
 */
export class CachedReleaseFiles implements Pick<ReleaseFiles, 'file'> {
  private heldBytes: number | undefined;

  constructor(private readonly deps: CachedReleaseFilesDeps) {}

  async file(integrity: string, encoding: Encoding, maxBytes = largestFile): Promise<Uint8Array | undefined> {
    const path = join(this.deps.folder, storedName(integrity, encoding));
    // A disk that cannot be read must not prevent the request to the store.
    const copy = await readFile(path).catch(() => undefined);
    if (copy !== undefined && (await isContentOf(integrity, encoding, copy))) return copy;
    const bytes = await this.deps.store.file(integrity, encoding, maxBytes);
    if (bytes !== undefined && (await isContentOf(integrity, encoding, bytes))) await this.save(path, bytes);
    return bytes;
  }

  private async save(path: string, bytes: Uint8Array): Promise<void> {
    try {
      await writeAtomically(path, bytes);
      this.heldBytes = (this.heldBytes ?? (await this.listStored()).bytes) + bytes.length;
      if (this.heldBytes > this.capacity) await this.makeRoom();
    } catch (error) {
      // The file is still served; it has to be fetched again next time.
      this.deps.log.error({ err: error }, 'a file of a release could not be kept on the local disk');
    }
  }

  private get capacity() {
    return this.deps.capacity ?? defaultCapacity;
  }

  /** Removes the files fetched longest ago until a tenth of the folder is free. */
  private async makeRoom(): Promise<void> {
    const stored = await this.listStored();
    let { bytes } = stored;
    for (const file of stored.files.sort((one, other) => one.fetchedAt - other.fetchedAt)) {
      if (bytes <= this.capacity * 0.9) break;
      await rm(file.path, { force: true });
      bytes -= file.bytes;
    }
    this.heldBytes = bytes;
  }

  private async listStored() {
    const names = (await unlessMissing(readdir(this.deps.folder, { recursive: true }))) ?? [];
    const files: { path: string; bytes: number; fetchedAt: number }[] = [];
    for (const name of names) {
      const path = join(this.deps.folder, name);
      const found = await unlessMissing(stat(path));
      if (found?.isFile()) files.push({ path, bytes: found.size, fetchedAt: found.mtimeMs });
    }
    return { files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  }
}

async function isContentOf(integrity: string, encoding: Encoding, bytes: Uint8Array): Promise<boolean> {
  const plain = await decode(encoding, bytes, largestFile).catch(() => undefined);
  return plain !== undefined && computeIntegrity(plain) === integrity;
}
