import type { ReleaseId } from './release-store';

const versionPattern = /^\d{1,9}\.\d{1,9}\.\d{1,9}(-[0-9A-Za-z.-]{1,40})?$/;
const namePattern = /^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)?$/;
const longestName = 80;

/** Whether a text is a version such as 2.1.0 or 2.1.0-rc.1. */
export const isVersion = (text: string): boolean => versionPattern.test(text);

/** A release by the name and version that somebody sent; undefined when they can be no release's. */
export const readReleaseId = (name: string, version: string): ReleaseId | undefined =>
  name.length <= longestName && namePattern.test(name) && isVersion(version) ? { name, version } : undefined;
