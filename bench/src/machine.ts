import { cpus, loadavg, totalmem } from 'node:os';
import { paceInWords } from './pace';
import type { Pace } from './pace';

/** The time and machine of a run, and how fast the machine was meanwhile, in one line. */
export function measuredOn(pace: Pace, browserVersion: string | undefined): string {
  const facts = [
    new Date(performance.timeOrigin).toISOString().slice(0, 10),
    `${cpus().length} cores (${cpus()[0]?.model.trim() || 'model unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB of memory`,
    `Node ${process.versions.node}`,
    ...(browserVersion === undefined ? [] : [`Chromium ${browserVersion}`]),
    `pace of the machine ${paceInWords(pace)}`,
    // The work of the bench itself counts too.
    `load over the last minute ${(loadavg()[0] ?? NaN).toFixed(1)}`,
  ];
  return `Measured on ${facts.join('; ')}.`;
}
