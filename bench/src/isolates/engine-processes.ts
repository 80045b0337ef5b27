import { readFileSync, readdirSync } from 'node:fs';

const parentOf = (processId: number): number | undefined => {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
};

/** All processes that this one has started, and those that they have started, but no esbuild. */
function descendants(): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))] as const),
  );
  const isOurs = (processId: number): boolean => {
    const parent = parents.get(processId);
    return parent !== undefined && parent !== 0 && (parent === process.pid || isOurs(parent));
  };
  return [...parents.keys()].filter(isOurs);
}

const commandOf = (processId: number): string => {
  try {
    return readFileSync(`/proc/${processId}/cmdline`, 'latin1').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};

const isEngine = (processId: number) => / serve \S+\/config config /.test(commandOf(processId));
const isConfining = (processId: number) => /\bunshare\b|\bsetpriv\b/.test(commandOf(processId));

/** The processes in which this one lets code of releases run, without those that confine them. */
export function engineProcesses(): number[] {
  return descendants().filter((processId) => isEngine(processId) && !isConfining(processId));
}

/** The memory of the processes that run code of releases and of those that confine them, shared pages counted in parts, in megabytes. */
export function memoryOfEngines(): number {
  const bytesOf = (processId: number) => {
    const rollup = readFileSync(`/proc/${processId}/smaps_rollup`, 'latin1');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? NaN) * 1024;
  };
  const processes = descendants().filter((processId) => isEngine(processId));
  return processes.reduce((sum, processId) => sum + bytesOf(processId), 0) / 2 ** 20;
}
