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
  const wanted = wordsOf(pattern);
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

/** Whether some path fits both patterns. */
export function overlap(one: string, other: string): boolean {
  return meet(wordsOf(one), wordsOf(other));
}

function wordsOf(pattern: string): string[] {
  return pattern.split('/').filter((word) => word !== '');
}

function meet([one, ...restOfOne]: readonly string[], [other, ...restOfOther]: readonly string[]): boolean {
  if (one === undefined || other === undefined) {
    const left = one ?? other;
    return left === undefined || left.endsWith('?');
  }
  if (one === '*' || other === '*') return true;
  const canBeEqual = one === other || one.startsWith(':') || other.startsWith(':');
  return canBeEqual && meet(restOfOne, restOfOther);
}
