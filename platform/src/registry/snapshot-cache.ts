import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { unlessMissing, writeAtomically } from '../files/write-atomically';
import type { ReleaseId } from '../releases/release-store';
import { formerAcceptances } from './acceptance';
import type { Registry } from './registry';
import type { RegistrySnapshot } from './snapshot';

export interface SnapshotCacheDeps {
  readonly registry: Pick<Registry, 'snapshot'>;
  /** Without a file nothing is kept. */
  readonly file: string | undefined;
  /** Used when the registry does not answer and nothing is kept; without it reading fails. */
  readonly fallback?: RegistrySnapshot | undefined;
  readonly log: { error(details: object, sentence: string): void };
}

export interface ReadSnapshot {
  readonly snapshot: RegistrySnapshot;
  /** False when the registry did not answer. */
  readonly isCurrent: boolean;
}

/** Increased when the format of the file changes; a file with another number is not read. */
const format = 'storefront-snapshot/1';

/**
 * Reads the registry and keeps the snapshot in a file. While the registry does not answer, the last snapshot is used, also in a
 * new process (EDG-5).
 */
export class SnapshotCache {
  private last: RegistrySnapshot | undefined;

  constructor(private readonly deps: SnapshotCacheDeps) {}

  /**
   * The current snapshot, or the last known one when the registry does not answer. Rejects when nothing was ever read and there is no
   * fallback.
   */
  async read(pinned: readonly ReleaseId[]): Promise<ReadSnapshot> {
    const { registry, log } = this.deps;
    try {
      const snapshot = await registry.snapshot(pinned);
      // A restored backup can reach the same generation again with other content.
      if (!isDeepStrictEqual(snapshot, this.last)) await this.save(snapshot);
      this.last = snapshot;
      return { snapshot, isCurrent: true };
    } catch (error) {
      this.last ??= (await this.load()) ?? this.deps.fallback;
      if (this.last === undefined) throw error;
      log.error(
        { err: error },
        'the registry does not answer; decisions are made from the last known snapshot',
      );
      return { snapshot: this.last, isCurrent: false };
    }
  }

  private async save(snapshot: RegistrySnapshot): Promise<void> {
    const { file, log } = this.deps;
    if (file === undefined) return;
    try {
      await writeAtomically(file, JSON.stringify({ format, snapshot }));
    } catch (error) {
      // The edge keeps serving: only a restart without the registry would need the file.
      log.error({ err: error }, 'the snapshot of the registry could not be saved');
    }
  }

  private async load(): Promise<RegistrySnapshot | undefined> {
    const { file } = this.deps;
    const text = file === undefined ? undefined : await unlessMissing(readFile(file, 'utf8'));
    if (text === undefined) return undefined;
    try {
      // Only this class writes the file, always as a whole.
      const kept = JSON.parse(text) as { format: string; snapshot: RegistrySnapshot };
      if (kept.format !== format) return undefined;
      // A file from before previews could be ended, or releases accepted, has none of these fields.
      const former: Partial<RegistrySnapshot> = kept.snapshot;
      return {
        ...kept.snapshot,
        endedPreviews: former.endedPreviews ?? [],
        acceptances: former.acceptances ?? formerAcceptances(kept.snapshot),
        trusted: former.trusted ?? [],
        brandVersions: former.brandVersions ?? [],
        drafts: former.drafts ?? [],
      };
    } catch {
      return undefined;
    }
  }
}
