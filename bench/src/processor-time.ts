import { readFileSync, readdirSync } from 'node:fs';

interface ProcessTimes {
  readonly parent: number;
  /** Processor time in milliseconds, including ended child processes. */
  readonly used: number;
}

// The unit in which Linux counts, on every machine that Node supports.
const ticksPerSecond = 100;

function timesOf(processId: number): ProcessTimes | undefined {
  try {
    const text = readFileSync(`/proc/${processId}/stat`, 'utf8');
    // The name of the program is in parentheses and may contain any character.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
    return { parent: Number(fields[1]), used: (ticks * 1000) / ticksPerSecond };
  } catch {
    return undefined;
  }
}

/**
 * The processor time that a process and its children have used so far, in milliseconds; NaN on systems without /proc.
 */
export function processorTime(processId: number): number {
  const own = timesOf(processId);
  if (own === undefined) return NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === processId);
  return own.used + children.reduce((sum, { used }) => sum + used, 0);
}
