import { faultSentence } from '../brands/brand-fault';
import { BrandFolder, keepServedBrands } from '../brands/brand-folder';
import { BrandVersions } from '../brands/brand-versions';
import type { BrandIndex } from '../brands/brand-folder';
import { FormerSetups } from '../brands/former-setups';
import { pinsOf, createPlanCache } from '../decisions/plan-cache';
import type { PlanCache } from '../decisions/plan-cache';
import { watchFolder } from '../files/watch-folder';
import { followGeneration } from '../registry/follow-generation';
import { watchWithRetry } from '../registry/watch-with-retry';
import { SnapshotCache } from '../registry/snapshot-cache';
import type { SnapshotCacheDeps } from '../registry/snapshot-cache';
import type { Registry } from '../registry/registry';
import type { RegistrySnapshot } from '../registry/snapshot';

export interface CurrentStateDeps extends Omit<SnapshotCacheDeps, 'registry'> {
  readonly registry: Pick<Registry, 'snapshot' | 'generation' | 'watch'>;
  readonly brandsDirectory: string;
  readonly assetOrigin: string;
}

interface ServedState {
  readonly brands: BrandIndex;
  /** The brands as their files say, without what their people have changed since (BRD-7). */
  readonly brandFiles: BrandIndex;
  readonly snapshot: RegistrySnapshot;
  readonly plans: PlanCache;
}

/** The brands and releases that are served now; both change while pages are served. */
export class CurrentState {
  /** The remotes and pins that brands had before their files changed. */
  readonly formerSetups = new FormerSetups();
  readonly #deps: CurrentStateDeps;
  readonly #brandFolder: BrandFolder;
  readonly #snapshots: SnapshotCache;
  readonly #versions = new BrandVersions();
  #current: ServedState | undefined;
  #endWatches: readonly (() => void)[] = [];
  /** When the registry last confirmed the state in use, on the clock of `performance.now()`; undefined when it has not. */
  #confirmedAt: number | undefined;
  #refreshing: Promise<void> | undefined;
  #hasChangedMeanwhile = false;
  #onChange: () => void = () => undefined;

  constructor(deps: CurrentStateDeps) {
    this.#deps = deps;
    this.#brandFolder = new BrandFolder(deps.brandsDirectory);
    this.#snapshots = new SnapshotCache(deps);
  }

  get brands(): BrandIndex {
    return this.#now.brands;
  }

  get brandFiles(): BrandIndex {
    return this.#now.brandFiles;
  }

  get snapshot(): RegistrySnapshot {
    return this.#now.snapshot;
  }

  get plans(): PlanCache {
    return this.#now.plans;
  }

  /** Milliseconds since the registry last confirmed that the releases in use are the current ones; undefined when it never has. */
  age(): number | undefined {
    return this.#confirmedAt === undefined ? undefined : performance.now() - this.#confirmedAt;
  }

  /** Reads brands and registry for the first time; rejects when they cannot be read. */
  async load(): Promise<void> {
    this.#current = await this.#read(undefined);
  }

  /** Calls `onChange` after each change of the registry or of a brand file. */
  watch(onChange: () => void): void {
    this.#onChange = onChange;
    this.#endWatches = [
      followGeneration({
        registry: this.#deps.registry,
        inUse: () => this.snapshot.generation,
        changed: () => void this.refresh(),
        confirmed: () => (this.#confirmedAt = performance.now()),
      }),
      watchWithRetry(this.#deps.registry, () => void this.refresh()),
      watchFolder(this.#deps.brandsDirectory, () => void this.refresh()),
    ];
  }

  /** Reads brands and registry now. Only one reading runs at a time; a change during it causes one more. */
  refresh(): Promise<void> {
    if (this.#refreshing !== undefined) {
      this.#hasChangedMeanwhile = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#refreshUntilCurrent();
    return this.#refreshing;
  }

  /** Ends the watches; resolves when no reading runs any more. */
  async close(): Promise<void> {
    for (const end of this.#endWatches) end();
    await this.#refreshing;
  }

  async #refreshUntilCurrent(): Promise<void> {
    do {
      this.#hasChangedMeanwhile = false;
      try {
        const next = await this.#read(this.brandFiles);
        this.formerSetups.note(this.brands, next.brands);
        this.#current = next;
        this.#onChange();
      } catch (error) {
        this.#deps.log.error(
          { err: error },
          'brands and releases could not be read again; the current ones stay in use',
        );
      }
    } while (this.#hasChangedMeanwhile);
    this.#refreshing = undefined;
  }

  async #read(previous: BrandIndex | undefined): Promise<ServedState> {
    const read = await this.#brandFolder.read();
    const brandFiles = previous === undefined ? read : keepServedBrands(read, previous);
    for (const fault of brandFiles.faults)
      this.#deps.log.error({ fault: faultSentence(fault) }, 'a brand file is not served as it is');
    // A version of a brand has the pins of its file.
    const { snapshot, isCurrent } = await this.#snapshots.read(pinsOf(brandFiles));
    if (isCurrent) this.#confirmedAt = performance.now();
    const brands = this.#versions.apply(brandFiles, snapshot.brandVersions);
    return { brands, brandFiles, snapshot, plans: createPlanCache(snapshot, this.#deps.assetOrigin) };
  }

  get #now(): ServedState {
    if (this.#current === undefined) throw new Error('load() has not been awaited');
    return this.#current;
  }
}
