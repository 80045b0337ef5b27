import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** Names a place of a built file; `line` begins at 1, `column` at 0. */
export type NamePlace = (line: number, column: number) => string;

/**
 * Names the places of a built file by its sources (REL-18): `src/pages/home.tsx, line 3, column 5 (in home.js)`. Without a map, or where it
 * names no source, by the file itself: `home.js, line 1, column 17`. A team uploads its map, so it may also be none.
 */
export function sourcePlaces(path: string, map: string | undefined): NamePlace {
  const traced = parsed(map);
  return (line, column) => {
    const found = traced && originalPositionFor(traced, { line, column });
    if (!found || found.source === null) return `${path}, line ${line}, column ${column + 1}`;
    // webpack writes `webpack://name/./src/pages/home.tsx`.
    const source = found.source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');
    return `${source}, line ${found.line}, column ${found.column + 1} (in ${path})`;
  };
}

function parsed(map: string | undefined): TraceMap | undefined {
  if (map === undefined) return undefined;
  try {
    return new TraceMap(map);
  } catch {
    return undefined;
  }
}
