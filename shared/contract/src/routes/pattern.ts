/** The decoded segments of a path, or undefined when its encoding is broken. */
export function segmentsOf(path: string): string[] | undefined {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The parameters with which the segments fit the pattern, or undefined when they do not. */
export function fit(pattern: string, segments: readonly string[]): Record<string, string> | undefined {
  const wanted = pattern.split('/').filter((segment) => segment !== '');
  const params: Record<string, string> = {};
  for (const [place, want] of wanted.entries()) {
    const segment = segments[place];
    if (want === '*') return segments.length > place ? params : undefined;
    if (segment === undefined) return want.endsWith('?') ? params : undefined;
    if (want.startsWith(':')) params[want.replace(/^:|\?$/g, '')] = segment;
    else if (want !== segment) return undefined;
  }
  return segments.length === wanted.length ? params : undefined;
}
