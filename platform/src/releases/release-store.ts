/** A release by name and version. */
export interface ReleaseId {
  readonly name: string;
  readonly version: string;
}

/** A release as people write it: `checkout@2.1.0`. */
export const releaseId = ({ name, version }: ReleaseId): string => `${name}@${version}`;
