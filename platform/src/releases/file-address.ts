import { Value } from '@sinclair/typebox/value';
import { ReleaseManifest } from '@storefront/contract/schemas';
import { isVersion, parseReleaseId } from './parse-release-id';
import type { ReleaseId } from './release-store';

/** The address of a file: of one release, or of every release of a name that contains this very file. */
export type FileAddress =
  | { readonly kind: 'of-release'; readonly id: ReleaseId; readonly path: string }
  | { readonly kind: 'by-content'; readonly name: string; readonly path: string };

const root = '/releases/';

// Neither a name nor a version can be this.
const byContent = '-';

/**
 * The folder of a release's files in addresses. When file names contain hashes it names no version: a visitor who returns after
 * the next release already has every unchanged file (G26).
 */
export function folderOf({
  feature,
  version,
  addresses,
}: Pick<ReleaseManifest, 'feature' | 'version' | 'addresses'>): string {
  return `${root}${feature}/${addresses === 'content' ? byContent : version}/`;
}

/**
 * Parses what follows `/releases/`: `checkout/-/pages-checkout.4f5e….js`, `checkout/2.1.0/pages-checkout.js` or
 * `partner/listing/1.0.0/…`; a name has one or two segments. Undefined for anything else.
 */
export function parseFileAddress(address: string): FileAddress | undefined {
  const segments = address.split('/');
  const index = segments.findIndex((segment) => segment === byContent || isVersion(segment));
  if (index !== 1 && index !== 2) return undefined;
  const name = segments.slice(0, index).join('/');
  const path = segments.slice(index + 1).join('/');
  const folder = segments[index] ?? '';
  if (!Value.Check(ReleaseManifest.properties.entry, path)) return undefined;
  if (folder === byContent)
    // Any version will do: only the name is parsed.
    return parseReleaseId(name, '0.0.0') && { kind: 'by-content', name, path };
  const id = parseReleaseId(name, folder);
  return id && { kind: 'of-release', id, path };
}
