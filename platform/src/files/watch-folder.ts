import { watch } from 'node:fs';

/** Ends the watch. */
export type End = () => void;

// Saving a file causes several events; they are reported as one.
const gathersFor = 50;

/** Calls `changed` when something in a folder (not in its subfolders) was written, added or removed; well within a second. */
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
