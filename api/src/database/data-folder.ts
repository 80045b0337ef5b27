import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskFault } from '../disk-fault';
import { DatabaseUnusable } from './database';

// With less free space a database cannot be created or cannot take orders for long.
const minFreeBytes = 64 * 1024 * 1024;

const realDisk = { writeFile, statfs };

/** Creates the data folder if it is missing. Returns why it cannot be used, in words; undefined when it can. */
export async function dataFolderFault(folder: string, disk = realDisk): Promise<string | undefined> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Other accounts of the machine must not read customers' data in it. A folder of another owner keeps its mode.
    await chmod(folder, 0o700).catch(() => undefined);
    const probe = join(folder, `.probe.${randomUUID()}`);
    try {
      await disk.writeFile(probe, 'x'.repeat(4_096), { flush: true });
    } finally {
      await rm(probe, { force: true });
    }
    const { bavail, bsize } = await disk.statfs(folder);
    return bavail * bsize < minFreeBytes ? 'the disk is full' : undefined;
  } catch (fault) {
    return diskFault(fault) ?? 'it cannot be written';
  }
}

/** Throws a sentence when the data folder cannot be used. */
export async function demandDataFolder(folder: string): Promise<void> {
  const fault = await dataFolderFault(folder);
  if (fault === undefined) return;
  throw new DatabaseUnusable(
    `The data folder ${folder} cannot be used: ${fault}. Fix that, or set DATA_DIR to another folder.`,
  );
}
