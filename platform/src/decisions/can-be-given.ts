import type { RegistrySnapshot } from '../registry/snapshot';
import type { ReleaseId } from '../releases/release-store';
import type { DecidingBrand } from './feature-plan';
import { indexRegistry } from './registry-index';

/**
 * Whether pages of a brand can name this release: it is stable or last good there, is being rolled out or is pinned; or it
 * `wasGiven` before, so that open pages keep working (SHL-4). A partner's release belongs only to the brands that use it in place
 * of one of ours (BRD-5). The caller refuses revoked releases first (REL-8) and adds those of preview links.
 */
export function canBeGiven(
  brand: DecidingBrand,
  snapshot: RegistrySnapshot,
  { name, version }: ReleaseId,
  wasGiven: boolean,
): boolean {
  const index = indexRegistry(snapshot);
  const features = featuresOf(brand, name);
  if (features.length === 0) return false;
  if (wasGiven || features.some((feature) => brand.pins[feature] === version)) return true;
  if (index.release(name, version) === undefined) return false;
  return (
    index.historyOf(name, brand.id).includes(version) ||
    index.rolloutOf(name, brand.id)?.version === version ||
    features.some((feature) => index.pinOf(brand.id, feature, name) === version)
  );
}

/** The features that a brand fills with releases of this name. */
function featuresOf({ remotes }: Pick<DecidingBrand, 'remotes'>, name: string): string[] {
  const features = Object.keys(remotes).filter((feature) => remotes[feature] === name);
  if (!name.includes('/') && !Object.hasOwn(remotes, name)) features.push(name);
  return features;
}
