const signatures: readonly (readonly [string, RegExp])[] = [
  // Each pattern is matched against the first bytes as Latin-1.
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/avif', /^[\s\S]{4}ftypavi[fs]/],
  [
    'image/svg+xml',
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[\s\S]*?\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[\s\S]*?>\s*)?<svg[\s>]/,
  ],
];

/** The media type of a picture by its content, not its name; undefined when it is no picture. */
export function pictureType(content: Uint8Array): string | undefined {
  const beginning = Buffer.from(content.subarray(0, 2_000)).toString('latin1');
  return signatures.find(([, pattern]) => pattern.test(beginning))?.[0];
}

/** The file extension for a media type. */
export function pictureEnding(mediaType: string) {
  return mediaType.replace('image/', '').replace('+xml', '');
}
