import type { ReleaseFile, ReleaseManifest } from '@storefront/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Encoding } from './encodings';
import type { ReleaseFiles } from './release-files';
import { bytesIn, listEncodings } from './stored-file';

export interface FilePrefetcherDeps {
  /** The store with copies on the local disk: files that are read once stay there. */
  readonly store: Pick<ReleaseFiles, 'file'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** The time before failed files are requested again. */
  readonly retryMilliseconds?: number;
}

interface WantedForm {
  readonly file: ReleaseFile;
  readonly encoding: Encoding;
}

// Visitors' own requests use the same store.
const requestsAtOnce = 4;
const defaultRetry = 30_000;

const keyOf = ({ file, encoding }: WantedForm) => `${file.integrity} ${encoding}`;

/**
 * Fetches the files of releases in service before they are requested, so that the store may become unavailable afterwards
 * (EDG-5). A file that was fetched once is not requested again.
 */
export class FilePrefetcher {
  private readonly fetched = new Set<string>();
  private waiting: WantedForm[] = [];
  private running: Promise<void> | undefined;
  private again: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly deps: FilePrefetcherDeps) {}

  /** Fetches the files of these releases in the background; files of earlier calls that have not been requested yet are dropped. */
  setWanted(releases: readonly ReleaseManifest[]): void {
    const best = new Map<string, WantedForm>();
    const others = new Map<string, WantedForm>();
    for (const { files, server } of releases) {
      for (const file of server === undefined ? files : [...files, server]) {
        for (const [place, encoding] of listEncodings(file).entries()) {
          const form = { file, encoding };
          // Nearly every browser accepts the best encoding, so these come first: with them alone pages work.
          if (!this.fetched.has(keyOf(form))) (place === 0 ? best : others).set(keyOf(form), form);
        }
      }
    }
    this.startFetching([...best.values(), ...others.values()]);
  }

  /** Resolves when nothing is being fetched. */
  async idle(): Promise<void> {
    while (this.running !== undefined) await this.running;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.again);
    this.waiting = [];
    await this.idle();
  }

  private startFetching(forms: WantedForm[]): void {
    clearTimeout(this.again);
    if (this.isClosed) return;
    this.waiting = forms;
    this.running ??= this.fetchAll();
  }

  private async fetchAll(): Promise<void> {
    const failed: WantedForm[] = [];
    const worker = async () => {
      for (let form = this.waiting.shift(); form !== undefined; form = this.waiting.shift()) {
        const { file, encoding } = form;
        const bytes = await this.deps.store
          .file(file.integrity, encoding, bytesIn(file, encoding))
          .catch(() => undefined);
        if (bytes === undefined) failed.push(form);
        else this.fetched.add(keyOf(form));
      }
    };
    await Promise.all(Array.from({ length: requestsAtOnce }, worker));
    this.running = undefined;
    if (this.isClosed) return;
    // Files that were wanted after the last worker had stopped.
    if (this.waiting.length > 0) return this.startFetching(this.waiting);
    if (failed.length === 0) return;
    this.deps.log.warn(
      { files: failed.length },
      'files of releases in service could not be fetched in advance; they are requested again soon',
    );
    this.again = setTimeout(
      () => this.startFetching(failed),
      this.deps.retryMilliseconds ?? defaultRetry,
    ).unref();
  }
}
