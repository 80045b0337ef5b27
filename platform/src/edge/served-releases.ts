import type { ReleaseManifest } from '@storefront/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { DecidingBrand } from '../decisions/feature-plan';
import type { RegistrySnapshot } from '../registry/snapshot';
import { canBeGiven } from '../decisions/can-be-given';
import { type ReleaseId, type ReleaseStore, releaseId } from '../releases/release-store';

export interface ServedReleasesParts {
  store: Pick<ReleaseStore, 'manifest' | 'hasBeenStable'>;
  /** Every setup under which pages of this host may be open; undefined for a host that no brand has. */
  setupsOf(host: string): readonly DecidingBrand[] | undefined;
  snapshot(): RegistrySnapshot;
  log: Pick<FastifyBaseLogger, 'error'>;
}

interface Known {
  readonly release: ReleaseManifest;
  readonly hasBeenStable: boolean;
}

// Manifests never change, and open pages may ask for a release long after it was stable (SHL-4).
const manifestsKept = 200;

/** Finds the releases whose files a host serves: only those that a brand of this host can be given, or could be before. */
export class ServedReleases {
  private readonly known = new Map<string, Known>();

  constructor(private readonly parts: ServedReleasesParts) {}

  /** The release, undefined when this host does not serve it, or 'unknown-host'. */
  async find(host: string, id: ReleaseId): Promise<ReleaseManifest | 'unknown-host' | undefined> {
    const setups = this.parts.setupsOf(host);
    if (setups === undefined) return 'unknown-host';
    const known = await this.look(id);
    if (known === undefined) return undefined;
    const snapshot = this.parts.snapshot();
    return setups.some((brand) => canBeGiven(brand, snapshot, id, known.hasBeenStable))
      ? known.release
      : undefined;
  }

  private async look(id: ReleaseId): Promise<Known | undefined> {
    const key = releaseId(id);
    const before = this.known.get(key);
    if (before?.hasBeenStable) {
      this.known.delete(key);
      this.known.set(key, before);
      return before;
    }
    const release = before?.release ?? (await this.manifest(id));
    if (release === undefined) return undefined;
    const found = { release, hasBeenStable: await this.parts.store.hasBeenStable(id) };
    this.known.delete(key);
    this.known.set(key, found);
    const [oldest] = this.known.keys();
    if (this.known.size > manifestsKept && oldest !== undefined) this.known.delete(oldest);
    return found;
  }

  private async manifest({ name, version }: ReleaseId): Promise<ReleaseManifest | undefined> {
    try {
      return await this.parts.store.manifest(name, version);
    } catch (error) {
      this.parts.log.error({ err: error, release: releaseId({ name, version }) }, 'a manifest is damaged');
      return undefined;
    }
  }
}
