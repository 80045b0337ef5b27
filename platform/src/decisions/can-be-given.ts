import type { ReleaseId } from '../releases/release-store';
import type { DecidingBrand } from './decide';

/**
 * Whether a brand can be given this release: as a pin, or because the release is or was stable and the brand takes releases of
 * this name. A partner's release belongs only to the brands that put it in the place of one of ours (BRD-5).
 */
export const canBeGiven = (
  { remotes, pins }: Pick<DecidingBrand, 'remotes' | 'pins'>,
  { name, version }: ReleaseId,
  hasBeenStable: boolean,
): boolean => {
  const features = Object.keys(remotes).filter((feature) => remotes[feature] === name);
  if (!name.includes('/') && !Object.hasOwn(remotes, name)) features.push(name);
  return features.some((feature) => hasBeenStable || pins[feature] === version);
};
