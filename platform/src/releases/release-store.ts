/** A release by name and version. */
export interface ReleaseId {
  readonly name: string;
  readonly version: string;
}

/** The feature that a release stands for: `partner/listing` stands in the place of `listing` (BRD-5). */
export const featureOf = (name: string): string => name.slice(name.indexOf('/') + 1);

/** A release as people write it: `checkout@2.1.0`. */
export const releaseId = ({ name, version }: ReleaseId): string => `${name}@${version}`;
