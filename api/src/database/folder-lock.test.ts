import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'storefront-lock-')), 'database');
  await mkdir(folder);
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const noProcess = 2 ** 22 + 1;
const writeLock = (holder: object) =>
  writeFile(
    join(folder, 'lock.1.json'),
    JSON.stringify({ process: noProcess, host: hostname(), token: 'other', born: '', ...holder }),
  );
const lockAndUnlock = async () => {
  const unlock = await lockFolder(folder);
  await unlock();
};

describe('the lock of a data folder', () => {
  it('[G6] refuses a folder that is taken, names the holder, and is free again once it is released', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.pid}. Stop it, or set DATA_DIR to another folder.`,
    );
    await unlock();
    await lockAndUnlock();
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('[G6] refuses a folder that another living process holds', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    const stat = await readFile(`/proc/${other.pid}/stat`, 'utf8').catch(() => '');
    await writeLock({ process: other.pid, born: stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '' });
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${other.pid}`);
    other.kill();
  });

  it.each([
    ['a process that is no more', () => writeLock({})],
    ['an earlier process with our number', () => writeLock({ process: process.pid })],
    [
      'a process whose number another has now',
      () => writeLock({ process: process.ppid, born: 'another time' }),
    ],
    ['a lock that was half written', () => writeFile(join(folder, 'lock.1.json'), '{"process": 1')],
  ])('takes over from %s', async (_name, prepare) => {
    await prepare();
    await lockAndUnlock();
    await lockAndUnlock();
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('[G6] is taken over from a dead process by one of several that start at once', async () => {
    await writeLock({});
    const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => lockFolder(folder)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('[G6] has one holder at a time while many take and release it', async () => {
    await writeLock({});
    let holders = 0;
    let maxHolders = 0;
    const takeTurns = async () => {
      for (let turns = 0; turns < 3;) {
        const unlock = await lockFolder(folder).catch(() => undefined);
        if (unlock === undefined) continue;
        holders += 1;
        maxHolders = Math.max(maxHolders, holders);
        turns += 1;
        await readdir(folder);
        holders -= 1;
        await unlock();
      }
    };
    await Promise.all(Array.from({ length: 8 }, takeTurns));
    expect(maxHolders).toBe(1);
  });

  it('names the other machine when the folder is held there', async () => {
    await writeLock({ host: 'elsewhere' });
    await expect(lockFolder(folder)).rejects.toThrow(`is held by process ${noProcess} on elsewhere`);
  });
});
