import { watch } from 'node:fs';

/** Ends what started it. */
export type End = () => void;

// Several events come for one saved file; they are told as one.
const gathersFor = 50;

/** Tells when something in a folder (not in its subfolders) has been written, added or removed; well within a second. */
export function watchFolder(folder: string, changed: () => void): End {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(changed, gathersFor);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
