import type { ReleaseFile, ReleaseManifest } from '@storefront/contract';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './encodings';
import type { ReleaseFiles } from './release-files';
import { releaseId } from './release-store';
import { listEncodings, readIntact } from './stored-file';

/** A file in an encoding that the browser accepts; its bytes were checked against the hash of the release. */
export interface VerifiedFile {
  readonly encoding: Encoding;
  readonly bytes: Uint8Array;
}

export interface VerifiedFilesDeps {
  store: Pick<ReleaseFiles, 'file'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** How many bytes of checked files are kept in memory. */
  capacity?: number;
}

/** An encoding of a file that was requested and is missing or damaged in the store. */
interface Damage {
  readonly release: string;
  readonly file: ReleaseFile;
  readonly encoding: Encoding;
}

// All files of one release of everything take about 3 MB in all their encodings.
const defaultCapacity = 64 * 1024 * 1024;

// More entries would add no information: the folder as a whole is broken.
const damagesKept = 100;

/**
 * Reads files of releases and checks each against its hash once, when it is read; unchecked bytes are never served. The most
 * recently used files stay in memory, so that damage on the disk does not affect them.
 */
export class VerifiedFiles {
  private readonly cached: LRUCache<string, Uint8Array>;
  private readonly pendingReads = new Map<string, Promise<Uint8Array | undefined>>();
  private readonly damages = new Map<string, Damage>();
  private unreadable: string | undefined;

  constructor(private readonly deps: VerifiedFilesDeps) {
    this.cached = new LRUCache({
      maxSize: deps.capacity ?? defaultCapacity,
      sizeCalculation: ({ length }) => Math.max(1, length),
    });
  }

  /** The best accepted encoding that exists and is undamaged, or undefined when there is none. */
  async find(
    { feature, version }: Pick<ReleaseManifest, 'feature' | 'version'>,
    file: ReleaseFile,
    accepted: readonly Encoding[],
  ): Promise<VerifiedFile | undefined> {
    const release = releaseId({ name: feature, version });
    const stored = listEncodings(file);
    for (const encoding of accepted.filter((one) => stored.includes(one))) {
      const bytes = await this.read({ release, file, encoding });
      if (bytes !== undefined) return { encoding, bytes };
    }
    return undefined;
  }

  /** A sentence for each file of these releases that was requested and is still damaged; a repaired one is forgotten. */
  async faults(isInService: (release: string) => boolean): Promise<string[]> {
    const faults = new Set<string>();
    for (const [key, damage] of this.damages) {
      const { release, file, encoding } = damage;
      const intact = await readIntact(this.deps.store, file, encoding).catch(() => undefined);
      if (intact !== undefined) this.damages.delete(key);
      else if (isInService(release))
        faults.add(`${file.path} of ${release} is damaged: publish ${release} again`);
    }
    return [...faults];
  }

  /** Why the last file could not be read from the store; undefined when it could. */
  storeFault(): string | undefined {
    return this.unreadable;
  }

  private async read(requested: Damage): Promise<Uint8Array | undefined> {
    const key = `${requested.file.integrity} ${requested.encoding}`;
    const known = this.cached.get(key);
    if (known !== undefined) return known;
    const running = this.pendingReads.get(key);
    if (running !== undefined) return running;
    const started = this.readFromStore(key, requested).finally(() => this.pendingReads.delete(key));
    this.pendingReads.set(key, started);
    return started;
  }

  private async readFromStore(key: string, damage: Damage): Promise<Uint8Array | undefined> {
    const bytes = await readIntact(this.deps.store, damage.file, damage.encoding).catch((error: unknown) => {
      this.unreadable = error instanceof Error ? error.message : String(error);
      throw error;
    });
    this.unreadable = undefined;
    if (bytes === undefined) {
      this.noteDamage(key, damage);
      return undefined;
    }
    this.damages.delete(key);
    this.cached.set(key, bytes);
    return bytes;
  }

  private noteDamage(key: string, damage: Damage) {
    if (this.damages.has(key) || this.damages.size >= damagesKept) return;
    this.damages.set(key, damage);
    const { release, file, encoding } = damage;
    this.deps.log.error(
      { release, path: file.path, encoding },
      'a file of a release is missing or damaged: publish the release again',
    );
  }
}
