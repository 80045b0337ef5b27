/** A release by name and version. */
export interface ReleaseId {
  readonly name: string;
  readonly version: string;
}

/** The feature of a release: `partner/listing` replaces `listing` (BRD-5). */
export function featureOf(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}

/** The id of a release: `checkout@2.1.0`. */
export function releaseId({ name, version }: ReleaseId): string {
  return `${name}@${version}`;
}

/** Every stored file of a release: those that pages load, the declarations of its types, its source maps, and its server part. */
export function filesOfRelease<File>({
  files,
  types = [],
  maps = [],
  server,
}: {
  readonly files: readonly File[];
  readonly types?: readonly File[];
  readonly maps?: readonly File[];
  readonly server?: File;
}): File[] {
  return [...files, ...types, ...maps, ...(server === undefined ? [] : [server])];
}
