import type { ReleaseManifest } from '@storefront/contract';
import type { ServedBrand } from '../../brands/brand-folder';
import { withData } from '../../brands/brand-versions';
import type { DecidingBrand } from '../../decisions/feature-plan';
import { checkPreview } from '../../registry/preview-token';
import type { EndedPreviews, PreviewCheck, PreviewGrant } from '../../registry/preview-token';
import type { BrandVersion, RegistrySnapshot } from '../../registry/snapshot';
import { parseReleaseId } from '../../releases/parse-release-id';
import type { ReleaseId } from '../../releases/release-store';

export interface PreviewsDeps {
  /** The key that signs links; without it no link is valid. */
  readonly key: string | undefined;
  /** The preview links that have been ended. */
  ended(): readonly EndedPreviews[];
  /** The current drafts of brands, and one of them (BRD-7). */
  drafts(): RegistrySnapshot['drafts'];
  draft(brand: string, number: number): Promise<Pick<BrandVersion, 'data'> | undefined>;
  /** A published release that is not revoked, whether or not anybody gets it. */
  published(id: ReleaseId): Promise<ReleaseManifest | undefined>;
}

/** Checks preview links (ROL-5). A token is checked on every request, because it may have expired since it was opened. */
export class Previews {
  // A draft never changes, and goes with the brand that it was shown in the place of.
  readonly #drafted = new WeakMap<ServedBrand, Map<number, ServedBrand>>();

  constructor(private readonly deps: PreviewsDeps) {}

  check(token: string, brand: Pick<DecidingBrand, 'id'>, now: number): PreviewCheck {
    const { key } = this.deps;
    if (key === undefined) return { kind: 'refused', reason: 'forged' };
    const checked = checkPreview(token, { key, brand: brand.id, now, ended: this.deps.ended() });
    if (checked.kind === 'refused' || checked.grant.draft === undefined) return checked;
    const { draft } = checked.grant;
    const isCurrent = this.deps.drafts().some((one) => one.brand === brand.id && one.number === draft);
    return isCurrent ? checked : { kind: 'refused', reason: 'ended' };
  }

  /**
   * The brand as a preview shows it: with the data of the draft that its link names, and with the remotes of the brand as it is, because
   * releases have previews of their own.
   */
  async brandOf(served: ServedBrand, grant: PreviewGrant | undefined): Promise<ServedBrand> {
    if (grant?.draft === undefined) return served;
    const drafted = this.#drafted.get(served) ?? new Map<number, ServedBrand>();
    this.#drafted.set(served, drafted);
    const known = drafted.get(grant.draft);
    if (known !== undefined) return known;
    const version = await this.deps.draft(served.brand.id, grant.draft);
    const result = version && withData(served, version.data);
    if (result?.kind !== 'read') return served;
    const { remotes } = served.brand;
    const shown = { ...result.served, brand: { ...result.served.brand, remotes } };
    drafted.set(grant.draft, shown);
    return shown;
  }

  /** The manifests of a link's releases, without those that were revoked since. */
  async releasesOf({ releases }: PreviewGrant): Promise<ReleaseManifest[]> {
    const found = releases.map((text) => {
      const [name = '', version = ''] = text.split('@');
      const id = parseReleaseId(name, version);
      return id && this.deps.published(id);
    });
    return (await Promise.all(found)).filter((release) => release !== undefined);
  }
}
