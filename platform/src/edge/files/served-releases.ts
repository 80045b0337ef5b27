import type { ReleaseManifest } from '@storefront/contract';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { canBeGiven } from '../../decisions/can-be-given';
import type { DecidingBrand } from '../../decisions/feature-plan';
import type { PreviewGrant } from '../../registry/preview-token';
import { indexRegistry } from '../../decisions/registry-index';
import type { Registry } from '../../registry/registry';
import { isUsable } from '../../registry/state';
import type { RegistrySnapshot } from '../../registry/snapshot';
import type { FileAddress } from '../../releases/file-address';
import { releaseId } from '../../releases/release-store';
import type { ReleaseId } from '../../releases/release-store';

/** The parts of a request that matter here. */
export type AskingRequest = Pick<FastifyRequest, 'hostname' | 'headers'>;

export interface ServedReleasesDeps {
  registry: Pick<Registry, 'release' | 'releasesWithFile'>;
  /** Every setup under which pages of this host may be open; undefined for a host that no brand has. */
  setupsOf(host: string): readonly DecidingBrand[] | undefined;
  snapshot(): RegistrySnapshot;
  /** The releases of the preview link of a request (ROL-5). */
  previewOf(request: AskingRequest): PreviewGrant | undefined;
}

interface FoundRelease {
  readonly release: ReleaseManifest;
  /** Whether visitors could get it at some time, so that pages with it may be open (SHL-4). */
  readonly wasGiven: boolean;
}

/** What the registry answered for an id, also that it has no such release. */
interface LookedUp {
  readonly found: FoundRelease | undefined;
}

// Open pages may request a release long after it was stable.
const manifestsKept = 200;
const lookupsKept = 1_000;

/** Finds the releases whose files a host serves: only those that a brand of this host can get, or could get before. */
export class ServedReleases {
  private readonly known = new LRUCache<string, LookedUp>({ max: manifestsKept });
  private readonly withFile = new LRUCache<string, readonly FoundRelease[]>({ max: lookupsKept });

  constructor(private readonly deps: ServedReleasesDeps) {}

  /** The release, undefined when this host does not serve it or it is revoked (REL-8), or 'unknown-host'. */
  async find(request: AskingRequest, id: ReleaseId): Promise<ReleaseManifest | 'unknown-host' | undefined> {
    const setups = this.deps.setupsOf(request.hostname);
    if (setups === undefined) return 'unknown-host';
    const known = await this.loadRelease(id);
    return known !== undefined && this.isServed(request, setups, known) ? known.release : undefined;
  }

  /**
   * The releases that this host serves and that have the file of an address: one for an address with a version, any number for
   * one by content.
   */
  async findWithFile(
    request: AskingRequest,
    address: FileAddress,
  ): Promise<readonly ReleaseManifest[] | 'unknown-host'> {
    if (address.kind === 'of-release') {
      const release = await this.find(request, address.id);
      return release === undefined ? [] : release === 'unknown-host' ? release : [release];
    }
    const setups = this.deps.setupsOf(request.hostname);
    if (setups === undefined) return 'unknown-host';
    const { name, path } = address;
    const served = (known: readonly FoundRelease[]) =>
      known.filter((one) => this.isServed(request, setups, one)).map(({ release }) => release);
    const present = served(presentWithFile(this.deps.snapshot(), name, path));
    return present.length > 0 ? present : served(await this.lookWithFile(name, path));
  }

  /** A release whether or not anybody can get it; undefined when it is revoked. */
  async published(id: ReleaseId): Promise<ReleaseManifest | undefined> {
    return (await this.loadRelease(id))?.release;
  }

  /** To be called when the registry has changed: a release may have been revoked, or given to somebody for the first time. */
  forget(): void {
    this.known.clear();
    this.withFile.clear();
  }

  private isServed(
    request: AskingRequest,
    setups: readonly DecidingBrand[],
    { release, wasGiven }: FoundRelease,
  ): boolean {
    const id = { name: release.feature, version: release.version };
    const snapshot = this.deps.snapshot();
    if (setups.some((brand) => canBeGiven(brand, snapshot, id, wasGiven))) return true;
    return this.deps.previewOf(request)?.releases.includes(releaseId(id)) ?? false;
  }

  private async lookWithFile(name: string, path: string): Promise<readonly FoundRelease[]> {
    const key = `${name} ${path}`;
    const cached = this.withFile.get(key);
    if (cached !== undefined) return cached;
    const found = (await this.deps.registry.releasesWithFile(name, path)).map(
      ({ manifest, openedAt }): FoundRelease => ({ release: manifest, wasGiven: openedAt !== undefined }),
    );
    this.withFile.set(key, found);
    return found;
  }

  private async loadRelease(id: ReleaseId): Promise<FoundRelease | undefined> {
    const present = indexRegistry(this.deps.snapshot()).release(id.name, id.version);
    if (present !== undefined) return { release: present, wasGiven: true };
    const key = releaseId(id);
    const known = this.known.get(key);
    if (known !== undefined) return known.found;
    const stored = await this.deps.registry.release(id);
    const found =
      stored === undefined || !isUsable(stored)
        ? undefined
        : { release: stored.manifest, wasGiven: stored.openedAt !== undefined };
    this.known.set(key, { found });
    return found;
  }
}

const indexes = new WeakMap<RegistrySnapshot, Map<string, Map<string, FoundRelease[]>>>();

/** The releases of a snapshot that have a file, by path; the releases of a name are indexed when its first file is requested. */
function presentWithFile(snapshot: RegistrySnapshot, name: string, path: string): readonly FoundRelease[] {
  const ofSnapshot = indexes.get(snapshot) ?? new Map<string, Map<string, FoundRelease[]>>();
  indexes.set(snapshot, ofSnapshot);
  const known = ofSnapshot.get(name);
  if (known !== undefined) return known.get(path) ?? [];
  const byPath = new Map<string, FoundRelease[]>();
  for (const release of snapshot.releases) {
    if (release.feature !== name || release.addresses !== 'content') continue;
    for (const file of release.files)
      byPath.set(file.path, [...(byPath.get(file.path) ?? []), { release, wasGiven: true }]);
  }
  // Unknown names are not remembered: they would fill the memory.
  if (byPath.size > 0) ofSnapshot.set(name, byPath);
  return byPath.get(path) ?? [];
}
