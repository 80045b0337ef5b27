import { statSync } from 'node:fs';

/** How some files were at one moment; a changed file gives another text. */
export interface FileStamp {
  readonly text: string;
  /** False while a file is so young that it could be written once more and look the same: then it has to be read again. */
  readonly isSettled: boolean;
}

// File systems tell times in steps of up to 2 s.
const settlesAfter = 2_000;

/** Looks at files without reading them. A file that is not there counts as one. */
export function stampOf(paths: readonly string[]): FileStamp {
  const now = performance.timeOrigin + performance.now();
  let isSettled = true;
  const parts = paths.map((path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return `${path} -`;
    const { ino, size, mtimeMs, ctimeMs } = found;
    isSettled &&= mtimeMs < now - settlesAfter;
    return `${path} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  });
  return { text: parts.join('\n'), isSettled };
}
