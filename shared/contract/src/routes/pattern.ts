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
export function matchPattern(
  pattern: string,
  segments: readonly string[],
): Record<string, string> | undefined {
  const words = wordsOf(pattern);
  const params: Record<string, string> = {};
  for (const [place, word] of words.entries()) {
    const segment = segments[place];
    if (word === '*') return segments.length > place ? params : undefined;
    if (segment === undefined) return word.endsWith('?') ? params : undefined;
    if (word.startsWith(':')) params[word.replace(/^:|\?$/g, '')] = segment;
    else if (word !== segment) return undefined;
  }
  return segments.length === words.length ? params : undefined;
}

/** Whether some path fits both patterns. */
export function overlap(first: string, second: string): boolean {
  return wordsOverlap(wordsOf(first), wordsOf(second));
}

function wordsOf(pattern: string): string[] {
  return pattern.split('/').filter((word) => word !== '');
}

function wordsOverlap(
  [first, ...restOfFirst]: readonly string[],
  [second, ...restOfSecond]: readonly string[],
): boolean {
  if (first === undefined || second === undefined) {
    const remaining = first ?? second;
    return remaining === undefined || remaining.endsWith('?');
  }
  if (first === '*' || second === '*') return true;
  const canBeEqual = first === second || first.startsWith(':') || second.startsWith(':');
  return canBeEqual && wordsOverlap(restOfFirst, restOfSecond);
}
