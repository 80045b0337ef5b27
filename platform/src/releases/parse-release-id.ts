import { featureNamePattern, longestFeatureName, versionPattern } from '@storefront/contract';
import type { ReleaseId } from './release-store';

const wholeVersion = new RegExp(`^${versionPattern}$`);
const wholeName = new RegExp(`^${featureNamePattern}$`);

/** Whether a text is a version such as 2.1.0 or 2.1.0-rc.1. */
export function isVersion(text: string): boolean {
  return wholeVersion.test(text);
}

/** The release with a name and version from outside; undefined when no release can have them. */
export function parseReleaseId(name: string, version: string): ReleaseId | undefined {
  return name.length <= longestFeatureName && wholeName.test(name) && isVersion(version)
    ? { name, version }
    : undefined;
}
