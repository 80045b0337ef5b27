/** A release by name and version. */
export interface ReleaseId {
  readonly name: string;
  readonly version: string;
}

/** The feature that a release stands for: `partner/listing` stands in the place of `listing` (BRD-5). */
export function featureOf(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}

/** A release as people write it: `checkout@2.1.0`. */
export function releaseId({ name, version }: ReleaseId): string {
  return `${name}@${version}`;
}

/** Every file that is kept with a release: those that pages load, the declarations of its types, and its server part. */
export function filesOfRelease<File>({
  files,
  types = [],
  server,
}: {
  readonly files: readonly File[];
  readonly types?: readonly File[];
  readonly server?: File;
}): File[] {
  return [...files, ...types, ...(server === undefined ? [] : [server])];
}
