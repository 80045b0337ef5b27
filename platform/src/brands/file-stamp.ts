import { statSync } from 'node:fs';

/** The state of some files at one moment; the text differs after a change. */
export interface FileStamp {
  readonly text: string;
  /** False while a file is so new that another change could leave the same time stamp: then the file has to be read again. */
  readonly isSettled: boolean;
}

// The time stamps of file systems have a resolution of up to 2 s.
const settlesAfter = 2_000;

// Files are stamped by the system's clock, which CLOCK does not move and which may be corrected at any time.
const systemTime: () => number = Date.now;

/** Stamps files without reading them. A missing file has a stamp too. */
export function stampFiles(paths: readonly string[]): FileStamp {
  const now = systemTime();
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
