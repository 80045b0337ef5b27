import { accessSync, constants, readFileSync, readdirSync } from 'node:fs';
import { networkGaps, privilegeGaps } from '../confinement';

/** What may lie in memory, and what the kernel shows of itself: nothing that is kept, and nothing of other containers. */
const fleeting = new Set([
  ...['tmpfs', 'proc', 'sysfs', 'devpts', 'mqueue', 'devtmpfs', 'cgroup', 'cgroup2'],
]);
/** Where engines put secrets into containers; some make the folder without any. */
const secrets = '/run/secrets';

/**
 * What the supervisor's own container lacks as a wall, one sentence each: none when it has no network, no capability and no way to
 * get one, and nothing that it may write beside memory and `folder`, in which the sockets are (ISO-1).
 */
export function containerGaps(folder: string): string[] {
  try {
    const read = (name: string) => readFileSync(`/proc/self/${name}`, 'latin1');
    return [
      ...privilegeGaps(read('status')),
      ...networkGaps(read('net/dev')),
      ...writableGaps(read('mountinfo'), folder, isWritable),
      ...(hasFiles(secrets) ? [`it can read the secrets in ${secrets}`] : []),
    ];
  } catch (error) {
    return [`its confinement cannot be seen: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** What `/proc/…/mountinfo` says of a process that could leave something behind. */
export function writableGaps(
  mountinfo: string,
  folder: string,
  canWrite: (place: string) => boolean,
): string[] {
  const mounts = mountinfo
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [place = '', options = ''] = line.split(' ').slice(4);
      const [kind = ''] = line.slice(line.indexOf(' - ') + 3).split(' ');
      return { place, kind, isReadOnly: options.split(',')[0] === 'ro' };
    });
  // The last mount at a place hides those before it.
  const root = mounts.findLast(({ place }) => place === '/');
  const writable = mounts.filter(
    ({ place, kind, isReadOnly }) =>
      !isReadOnly && place !== '/' && place !== folder && !fleeting.has(kind) && canWrite(place),
  );
  return [
    ...(root?.isReadOnly ? [] : ['its file system is not read-only']),
    ...(writable.length > 0 ? [`it may write (${writable.map(({ place }) => place).join(' ')})`] : []),
  ];
}

function isWritable(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function hasFiles(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}
