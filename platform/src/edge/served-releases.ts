import type { ReleaseManifest } from '@storefront/contract';
import type { FastifyRequest } from 'fastify';
import { canBeGiven } from '../decisions/can-be-given';
import type { DecidingBrand } from '../decisions/feature-plan';
import type { PreviewGrant } from '../decisions/preview-token';
import { indexOf } from '../decisions/registry-index';
import type { Registry } from '../registry/registry';
import { isUsable } from '../registry/state';
import type { RegistrySnapshot } from '../registry/snapshot';
import { type ReleaseId, releaseId } from '../releases/release-store';

/** What is looked at of a request for a release. */
export type AskingRequest = Pick<FastifyRequest, 'hostname' | 'headers'>;

export interface ServedReleasesParts {
  registry: Pick<Registry, 'release'>;
  /** Every setup under which pages of this host may be open; undefined for a host that no brand has. */
  setupsOf(host: string): readonly DecidingBrand[] | undefined;
  snapshot(): RegistrySnapshot;
  /** What the preview link of a request shows (ROL-5). */
  previewOf(request: AskingRequest): PreviewGrant | undefined;
}

interface Known {
  readonly release: ReleaseManifest;
  /** Whether visitors could get it at some time, so that pages with it may be open (SHL-4). */
  readonly wasGiven: boolean;
}

// Open pages may ask for a release long after it was stable.
const manifestsKept = 200;

/** Finds the releases whose files a host serves: only those that a brand of this host can be given, or could be before. */
export class ServedReleases {
  private readonly known = new Map<string, Known | undefined>();

  constructor(private readonly parts: ServedReleasesParts) {}

  /** The release, undefined when this host does not serve it or it is revoked (REL-8), or 'unknown-host'. */
  async find(request: AskingRequest, id: ReleaseId): Promise<ReleaseManifest | 'unknown-host' | undefined> {
    const setups = this.parts.setupsOf(request.hostname);
    if (setups === undefined) return 'unknown-host';
    const known = await this.look(id);
    if (known === undefined) return undefined;
    const snapshot = this.parts.snapshot();
    if (setups.some((brand) => canBeGiven(brand, snapshot, id, known.wasGiven))) return known.release;
    return this.parts.previewOf(request)?.releases.includes(releaseId(id)) ? known.release : undefined;
  }

  /** A release whether or not anybody can be given it; undefined when it is revoked. */
  async published(id: ReleaseId): Promise<ReleaseManifest | undefined> {
    return (await this.look(id))?.release;
  }

  /** The registry has changed: a release may have been revoked, or given to somebody for the first time. */
  forget(): void {
    this.known.clear();
  }

  private async look(id: ReleaseId): Promise<Known | undefined> {
    const present = indexOf(this.parts.snapshot()).release(id.name, id.version);
    if (present !== undefined) return { release: present, wasGiven: true };
    const key = releaseId(id);
    if (this.known.has(key)) return this.known.get(key);
    const found = await this.parts.registry.release(id);
    const known =
      found === undefined || !isUsable(found)
        ? undefined
        : { release: found.manifest, wasGiven: found.openedAt !== undefined };
    this.known.set(key, known);
    const [oldest] = this.known.keys();
    if (this.known.size > manifestsKept && oldest !== undefined) this.known.delete(oldest);
    return known;
  }
}
