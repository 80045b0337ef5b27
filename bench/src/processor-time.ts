import { readFileSync, readdirSync } from 'node:fs';

interface ProcessTimes {
  readonly parent: number;
  /** Milliseconds of the processor, of its ended children too. */
  readonly spent: number;
}

// What Linux counts in, on every machine that Node runs on.
const ticksPerSecond = 100;

function timesOf(processId: number): ProcessTimes | undefined {
  try {
    const text = readFileSync(`/proc/${processId}/stat`, 'utf8');
    // The name of the program stands in parentheses and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place]), 0);
    return { parent: Number(fields[1]), spent: (ticks * 1000) / ticksPerSecond };
  } catch {
    return undefined;
  }
}

/** Milliseconds of the processor that a process and its children have used so far; NaN where there is no /proc to ask. */
export function processorTime(processId: number): number {
  const own = timesOf(processId);
  if (own === undefined) return NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === processId);
  return own.spent + children.reduce((sum, { spent }) => sum + spent, 0);
}
