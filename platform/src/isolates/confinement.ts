import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine } from './engine';

/** A program with its arguments. */
export type Command = readonly [string, ...string[]];

/** The folders of one process: an empty one for its file system, and that of its configuration and socket. */
export interface ProcessFolders {
  readonly root: string;
  readonly sockets: string;
}

/** The user and group that confined processes run as when the server runs as root: `nobody`, who owns nothing. */
export const confinedUser = 65_534;

const isRoot = () => process.getuid?.() === 0;

/**
 * The command that runs the engine in user, network, process, mount and message namespaces of its own, on a file system that holds
 * the engine, its libraries and the folder of its socket (ISO-1). It dies with this process. Undefined where the system has no such
 * namespaces.
 */
export function confinedCommand(
  { program, libraries, setpriv }: Engine,
  { root, sockets }: ProcessFolders,
  args: readonly string[],
): Command | undefined {
  if (process.platform !== 'linux' || setpriv === undefined || libraries.length === 0) return undefined;
  // Root needs no user namespace to make the others, and gives its identity up.
  const user = isRoot() ? [] : ['--user', '--map-root-user'];
  return [
    ...([setpriv, '--pdeathsig=KILL', 'unshare', ...user] as const),
    ...['--net', '--ipc', '--uts', '--pid', '--mount', '--fork', '--kill-child', '/bin/sh', confineScript],
    ...[root, sockets, isRoot() ? String(confinedUser) : '-', program, setpriv, ...libraries, '--', ...args],
  ];
}

/** The command that runs the engine without namespaces; it dies with this process where the system can do that. */
export function attendedCommand({ program, setpriv }: Engine, args: readonly string[]): Command {
  if (setpriv === undefined) return [program, ...args];
  // When memory is short the system ends this process before the one that watches it.
  const ofItself = 'ulimit -c 0; ulimit -n 64; echo 900 > /proc/self/oom_score_adj; exec "$@"';
  return ['/bin/sh', '-c', ofItself, 'sh', setpriv, '--pdeathsig=KILL', '--no-new-privs', program, ...args];
}

const confineScript = fileURLToPath(new URL('./confine.sh', import.meta.url));

const separateNamespaces = ['net', 'pid', 'mnt', 'ipc', 'uts'];

/**
 * What the kernel says against the confinement of a process, one sentence each; none when it has no network, no file of the system,
 * no environment, no capability and no way to get one.
 */
export function findGaps(pid: number): string[] {
  const at = (...names: string[]) => join('/proc', String(pid), ...names);
  const gaps: string[] = [];
  const expectFact = (isTrue: boolean, gap: string) => {
    if (!isTrue) gaps.push(gap);
  };
  try {
    gaps.push(...privilegeGaps(readFileSync(at('status'), 'latin1')));
    for (const name of separateNamespaces)
      expectFact(
        readlinkSync(at('ns', name)) !== readlinkSync(`/proc/self/ns/${name}`),
        `it shares the ${name} namespace of the server`,
      );
    gaps.push(...networkGaps(readFileSync(at('net', 'dev'), 'latin1')));
    const files = readdirSync(at('root')).filter((name) => !rootFolders.has(name));
    expectFact(files.length === 0, `it sees files of the system (${files.join(' ')})`);
    const writable = readFileSync(at('mountinfo'), 'latin1')
      .trimEnd()
      .split('\n')
      .filter((line) => {
        const [, , , , place = '', options = ''] = line.split(' ');
        return place !== '/s' && place !== '/dev/urandom' && options.split(',')[0] !== 'ro';
      });
    expectFact(
      writable.length === 0,
      `it may write (${writable.map((line) => line.split(' ')[4]).join(' ')})`,
    );
    expectFact(readFileSync(at('environ'), 'latin1') === '', 'it has an environment');
  } catch (error) {
    gaps.push(`its confinement cannot be seen: ${error instanceof Error ? error.message : String(error)}`);
  }
  return gaps;
}

/** What `/proc/…/status` says of a process that could become more than it is. */
export function privilegeGaps(status: string): string[] {
  const valueOf = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '';
  const capabilities = ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'];
  return [
    ...capabilities
      .filter((name) => !/^0+$/.test(valueOf(name)))
      .map((name) => `it has capabilities (${name})`),
    ...(valueOf('NoNewPrivs') === '1' ? [] : ['it may get new privileges']),
    ...(/\b0\b/.test(valueOf('Uid')) ? ['it runs as root'] : []),
  ];
}

/** What `/proc/…/net/dev` says of a process that has a network. */
export function networkGaps(devices: string): string[] {
  const interfaces = (devices.match(/^\s*\S+(?=:)/gm) ?? []).map((name) => name.trim());
  return interfaces.every((name) => name === 'lo')
    ? []
    : [`it has network interfaces (${interfaces.join(' ')})`];
}

const rootFolders = new Set(['bin', 'dev', 'lib', 'lib64', 'usr', 's']);
