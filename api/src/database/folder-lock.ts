import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { errorCode } from '../error-code';
import { DatabaseUnusable } from './database';

interface Holder {
  readonly process: number;
  readonly host: string;
  /** Distinguishes a holder from a later process with the same id, for example in a restarted container. */
  readonly token: string;
  readonly born: string;
}

const ownToken = randomUUID();

/**
 * Locks the data folder for this process, or throws with the holder (G6). The lock of a dead process is taken over.
 * Resolves to a function that releases the folder.
 *
 * Each attempt writes a file with the next number, and the highest number holds the folder. Only a holder of a higher number
 * removes a number, so only one of several processes that find the same dead lock follows it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const holder: Holder = {
    process: process.pid,
    host: hostname(),
    token: ownToken,
    born: await startTimeOf(process.pid),
  };

  for (let attempt = 0; attempt < 5; attempt += 1) {
    const last = Math.max(0, ...(await numbersIn(folder)));
    const found = await readFile(lockFile(folder, last), 'utf8').catch(() => '');
    await refuseIfAlive(lockFile(folder, last), parseHolder(found));
    const number = last + 1;
    if (!(await create(lockFile(folder, number), JSON.stringify(holder)))) continue;
    const numbers = await numbersIn(folder);
    // Others continued meanwhile: a number that is not the highest holds nothing.
    if (Math.max(...numbers) > number) {
      await unlink(lockFile(folder, number)).catch(() => undefined);
      continue;
    }
    for (const lower of numbers.filter((one) => one < number)) {
      await unlink(lockFile(folder, lower)).catch(() => undefined);
    }
    return () => writeFile(lockFile(folder, number), released);
  }
  throw new DatabaseUnusable(
    `The data folder ${folder} is being taken by another process. Please try again.`,
  );
}

const released = '{}';
const lockFile = (folder: string, number: number) => join(folder, `lock.${number}.json`);

async function numbersIn(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => {
    const [, digits] = /^lock\.(\d+)\.json$/.exec(name) ?? [];
    return digits === undefined ? [] : [Number(digits)];
  });
}

/** Writes a file that appears as a whole or not at all; false when it exists already. */
async function create(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text);
  try {
    await link(draft, path);
    return true;
  } catch (fault) {
    if (errorCode(fault) === 'EEXIST') return false;
    throw fault;
  } finally {
    await unlink(draft);
  }
}

async function refuseIfAlive(path: string, holder: Holder | undefined) {
  if (holder === undefined) return;
  const folder = dirname(path);
  if (holder.host !== hostname()) {
    throw new DatabaseUnusable(
      `The data folder ${folder} is held by process ${holder.process} on ${holder.host}. ` +
        `Stop it there, or set DATA_DIR to another folder. If that machine is gone, delete ${path}.`,
    );
  }
  const alive = holder.token === ownToken || (holder.process !== process.pid && (await isAlive(holder)));
  if (alive) {
    throw new DatabaseUnusable(
      `The data folder ${folder} is in use by process ${holder.process}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
}

async function isAlive({ process: id, born }: Holder): Promise<boolean> {
  try {
    process.kill(id, 0);
  } catch (fault) {
    return errorCode(fault) === 'EPERM';
  }
  return born === (await startTimeOf(id));
}

/** The start time of a process in the kernel's ticks; "" where the kernel does not provide it. */
async function startTimeOf(id: number): Promise<string> {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isHolder(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(value: unknown): value is Holder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'process' in value &&
    typeof value.process === 'number' &&
    'host' in value &&
    typeof value.host === 'string' &&
    'token' in value &&
    'born' in value
  );
}
