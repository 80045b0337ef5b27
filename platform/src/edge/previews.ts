import type { ReleaseManifest } from '@storefront/contract';
import type { DecidingBrand } from '../decisions/feature-plan';
import { checkPreview } from '../decisions/preview-token';
import type { PreviewCheck, PreviewGrant } from '../decisions/preview-token';
import { readReleaseId } from '../releases/read-release-id';
import type { ReleaseId } from '../releases/release-store';

export interface PreviewsDeps {
  /** What links are signed with; without one no link is good here. */
  readonly key: string | undefined;
  /** A release that is published and not revoked, whether or not anybody gets it. */
  published(id: ReleaseId): Promise<ReleaseManifest | undefined>;
}

/** Knows what preview links show (ROL-5). A token is checked on every request: its time may be over since it was opened. */
export class Previews {
  constructor(private readonly deps: PreviewsDeps) {}

  check(token: string, brand: Pick<DecidingBrand, 'id'>, now: number): PreviewCheck {
    const { key } = this.deps;
    return key === undefined
      ? { kind: 'refused', reason: 'forged' }
      : checkPreview(token, { key, brand: brand.id, now });
  }

  /** The manifests of what a link shows; releases that were revoked since are left out. */
  async releasesOf({ releases }: PreviewGrant): Promise<ReleaseManifest[]> {
    const found = releases.map((text) => {
      const [name = '', version = ''] = text.split('@');
      const id = readReleaseId(name, version);
      return id && this.deps.published(id);
    });
    return (await Promise.all(found)).filter((release) => release !== undefined);
  }
}
