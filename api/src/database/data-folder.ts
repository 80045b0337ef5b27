import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskFault } from '../disk-fault';
import { DatabaseUnusable } from './database';

// With less than this a new database cannot be made and an old one cannot take orders for long.
const leastFreeBytes = 64 * 1024 * 1024;

const realDisk = { writeFile, statfs };

/** Why nothing can be kept in the data folder, in words; undefined when all is well. Makes the folder when it is missing. */
export async function dataFolderFault(folder: string, disk = realDisk): Promise<string | undefined> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Other accounts of the machine cannot read customers' names in it. A folder that somebody else owns keeps its mode.
    await chmod(folder, 0o700).catch(() => undefined);
    const probe = join(folder, `.probe.${randomUUID()}`);
    try {
      await disk.writeFile(probe, 'x'.repeat(4_096), { flush: true });
    } finally {
      await rm(probe, { force: true });
    }
    const { bavail, bsize } = await disk.statfs(folder);
    return bavail * bsize < leastFreeBytes ? 'the disk is full' : undefined;
  } catch (fault) {
    return diskFault(fault) ?? 'it cannot be written';
  }
}

/** Throws a sentence when nothing can be kept in the data folder. */
export async function demandDataFolder(folder: string): Promise<void> {
  const fault = await dataFolderFault(folder);
  if (fault === undefined) return;
  throw new DatabaseUnusable(
    `The data folder ${folder} cannot be used: ${fault}. Put that right, or set DATA_DIR to another folder.`,
  );
}
