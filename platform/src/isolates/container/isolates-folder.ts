import { isAbsolute } from 'node:path';

/** Where a socket is, its path must fit into 107 bytes; its name and that of its folder take 41. */
const maxFolder = 60;

/** Reads ISOLATES_DIR, the folder that a server shares with the isolates' container; undefined when it is unset. */
export function parseIsolatesFolder(
  environment: Readonly<Record<string, string | undefined>>,
  faults: string[],
): string | undefined {
  const folder = environment['ISOLATES_DIR'] || undefined;
  if (folder !== undefined && (!isAbsolute(folder) || Buffer.byteLength(folder) > maxFolder))
    faults.push(`ISOLATES_DIR must be a path from / of at most ${maxFolder} characters, not "${folder}".`);
  return folder;
}
