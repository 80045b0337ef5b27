import type { ReleaseManifest } from '@storefront/contract';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { DecidingBrand } from '../decisions/feature-plan';
import type { PreviewGrant } from '../decisions/preview-token';
import type { RegistrySnapshot } from '../registry/snapshot';
import { canBeGiven } from '../decisions/can-be-given';
import { type ReleaseId, type ReleaseStore, releaseId } from '../releases/release-store';

/** What is looked at of a request for a release. */
export type AskingRequest = Pick<FastifyRequest, 'hostname' | 'headers'>;

export interface ServedReleasesParts {
  store: Pick<ReleaseStore, 'manifest' | 'hasBeenStable'>;
  /** Every setup under which pages of this host may be open; undefined for a host that no brand has. */
  setupsOf(host: string): readonly DecidingBrand[] | undefined;
  snapshot(): RegistrySnapshot;
  /** What the preview link of a request shows (ROL-5). */
  previewOf(request: AskingRequest): PreviewGrant | undefined;
  log: Pick<FastifyBaseLogger, 'error'>;
}

interface Known {
  readonly release: ReleaseManifest;
  readonly hasBeenStable: boolean;
}

// Manifests never change, and open pages may ask for a release long after it was stable (SHL-4).
const manifestsKept = 200;

/**
 * Finds the releases whose files a host serves: only those that a brand of this host can be given, or could be before, and those of
 * the preview that asks.
 */
export class ServedReleases {
  private readonly known = new Map<string, Known>();

  constructor(private readonly parts: ServedReleasesParts) {}

  /** The release, undefined when this host does not serve it, or 'unknown-host'. */
  async find(request: AskingRequest, id: ReleaseId): Promise<ReleaseManifest | 'unknown-host' | undefined> {
    const setups = this.parts.setupsOf(request.hostname);
    if (setups === undefined) return 'unknown-host';
    const known = await this.look(id);
    if (known === undefined) return undefined;
    const snapshot = this.parts.snapshot();
    if (setups.some((brand) => canBeGiven(brand, snapshot, id, known.hasBeenStable))) return known.release;
    return this.parts.previewOf(request)?.releases.includes(releaseId(id)) ? known.release : undefined;
  }

  /** A release whether or not anybody can be given it. */
  async published(id: ReleaseId): Promise<ReleaseManifest | undefined> {
    return (await this.look(id))?.release;
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
