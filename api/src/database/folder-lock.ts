import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../error-code';
import { DatabaseUnusable } from './database';

interface Holder {
  readonly process: number;
  readonly host: string;
  /** Tells a holder from a later process with the same number, as in a container that was restarted. */
  readonly token: string;
  readonly born: string;
}

const ours = randomUUID();

/**
 * Takes the data folder for this process, or says who holds it (G6). The lock of a process that died is taken over.
 * Resolves to what gives the folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'lock.json');
  const holder: Holder = {
    process: process.pid,
    host: hostname(),
    token: ours,
    born: await bornOf(process.pid),
  };
  const text = JSON.stringify(holder);

  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await writeFile(path, text, { flag: 'wx' });
      return () => unlink(path).catch(() => undefined);
    } catch (fault) {
      if (errorCode(fault) !== 'EEXIST') throw fault;
    }
    const found = await readFile(path, 'utf8').catch(() => undefined);
    if (found === undefined) continue;
    await refuseIfAlive(folder, parseHolder(found));
    await takeAway(path, found);
  }
  throw new DatabaseUnusable(
    `The data folder ${folder} is being taken by another process. Please try again.`,
  );
}

async function refuseIfAlive(folder: string, holder: Holder | undefined) {
  if (holder === undefined) return;
  if (holder.host !== hostname()) {
    throw new DatabaseUnusable(
      `The data folder ${folder} is held by process ${holder.process} on ${holder.host}. ` +
        `Stop it there, or set DATA_DIR to another folder. If that machine is gone, delete ${join(folder, 'lock.json')}.`,
    );
  }
  const alive = holder.token === ours || (holder.process !== process.pid && (await isAlive(holder)));
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
  return born === (await bornOf(id));
}

/** When a process began, as the kernel counts it; "" where the kernel does not tell. */
async function bornOf(id: number): Promise<string> {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

// Renaming is atomic: of two processes that find a dead lock, only one moves that very lock away.
async function takeAway(path: string, expected: string) {
  const aside = `${path}.${ours}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  const moved = await readFile(aside, 'utf8');
  if (moved === expected) await unlink(aside);
  else await rename(aside, path);
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
