const prefix = 'picture:';

/** What a profile's field holds for a stored picture. */
export function pictureReference(hash: string): string {
  return `${prefix}${hash}`;
}

/** The hash of the stored picture that a profile's field refers to; undefined for a URL or ''. */
export function referredPicture(field: string): string | undefined {
  return field.startsWith(prefix) ? field.slice(prefix.length) : undefined;
}
