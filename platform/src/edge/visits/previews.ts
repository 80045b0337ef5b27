import type { ReleaseManifest } from '@storefront/contract';
import type { DecidingBrand } from '../../decisions/feature-plan';
import { checkPreview } from '../../registry/preview-token';
import type { EndedPreviews, PreviewCheck, PreviewGrant } from '../../registry/preview-token';
import { parseReleaseId } from '../../releases/parse-release-id';
import type { ReleaseId } from '../../releases/release-store';

export interface PreviewsDeps {
  /** The key that signs links; without it no link is valid. */
  readonly key: string | undefined;
  /** The preview links that have been ended. */
  ended(): readonly EndedPreviews[];
  /** A published release that is not revoked, whether or not anybody gets it. */
  published(id: ReleaseId): Promise<ReleaseManifest | undefined>;
}

/** Checks preview links (ROL-5). A token is checked on every request, because it may have expired since it was opened. */
export class Previews {
  constructor(private readonly deps: PreviewsDeps) {}

  check(token: string, brand: Pick<DecidingBrand, 'id'>, now: number): PreviewCheck {
    const { key } = this.deps;
    return key === undefined
      ? { kind: 'refused', reason: 'forged' }
      : checkPreview(token, { key, brand: brand.id, now, ended: this.deps.ended() });
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
