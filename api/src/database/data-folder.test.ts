import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolderFault, demandDataFolder } from './data-folder';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'storefront-'));
  folder = join(parent, 'data');
});
afterEach(() => {
  chmodSync(parent, 0o700);
  rmSync(parent, { recursive: true });
});

/** Runs `work` as an account that file permissions apply to, unlike root. */
async function asOrdinaryUser<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.('nobody');
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

describe('the data folder', () => {
  it.each(['new', 'there before'])(
    'that is %s cannot be read by other accounts of the machine',
    async (state) => {
      if (state === 'there before') mkdirSync(folder, { mode: 0o755 });
      await demandDataFolder(folder);
      expect(statSync(folder).mode & 0o777).toBe(0o700);
    },
  );

  it('that this user may not create is refused with that reason', async () => {
    chmodSync(parent, 0o555);
    const fault = await asOrdinaryUser(() => dataFolderFault(folder));
    expect(fault).toBe('this user may not write there');
  });

  it('on a full disk is refused with that reason', async () => {
    // Every write to this device fails as on a full disk.
    const toFullDisk = (_path: unknown, text: unknown) => writeFile('/dev/full', String(text));
    const disk = { statfs, writeFile: toFullDisk as typeof writeFile };
    expect(await dataFolderFault(folder, disk)).toBe('the disk is full');
  });

  it('on a read-only disk is refused with that reason', async () => {
    // Node's error is made up here, since a test may not mount a read-only disk.
    const fault = Object.assign(new Error('EROFS: read-only file system, open'), { code: 'EROFS' });
    const disk = { statfs, writeFile: () => Promise.reject(fault) };
    expect(await dataFolderFault(folder, disk)).toBe('the disk can only be read');
  });

  it('on a disk with too little free space is refused as on a full disk', async () => {
    const nearlyFull = async (path: string) => ({ ...(await statfs(path)), bavail: 100, bsize: 4_096 });
    const disk = { writeFile, statfs: nearlyFull as typeof statfs };
    expect(await dataFolderFault(folder, disk)).toBe('the disk is full');
  });

  it('is refused with what to do when a file has its name', async () => {
    writeFileSync(folder, '');
    await expect(demandDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder} cannot be used: a file is where a folder is needed. Fix that, or set DATA_DIR to another folder.`,
    );
  });
});
