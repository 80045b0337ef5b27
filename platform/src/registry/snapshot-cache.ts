import { readFile } from 'node:fs/promises';
import { unlessMissing, writeAtomically } from '../files/write-atomically';
import type { ReleaseId } from '../releases/release-store';
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

/** Increased when the format of the file changes; a file with another number is not read. */
const format = 'storefront-snapshot/1';

/**
 * Reads the registry and keeps the snapshot in a file. While the registry does not answer, the last snapshot is used, also in a
 * new process (EDG-5).
 */
export class SnapshotCache {
  private last: RegistrySnapshot | undefined;

  constructor(private readonly deps: SnapshotCacheDeps) {}

  /** Rejects when the registry does not answer, nothing was ever read and there is no fallback. */
  async read(pinned: readonly ReleaseId[]): Promise<RegistrySnapshot> {
    const { registry, log } = this.deps;
    try {
      const snapshot = await registry.snapshot(pinned);
      if (snapshot.generation !== this.last?.generation) await this.save(snapshot);
      this.last = snapshot;
    } catch (error) {
      this.last ??= (await this.load()) ?? this.deps.fallback;
      if (this.last === undefined) throw error;
      log.error(
        { err: error },
        'the registry does not answer; decisions are made from the last known snapshot',
      );
    }
    return this.last;
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
      return kept.format === format ? kept.snapshot : undefined;
    } catch {
      return undefined;
    }
  }
}
