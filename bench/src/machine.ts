import { cpus, loadavg, totalmem } from 'node:os';
import type { Browser } from 'playwright-core';

/** What the figures were measured on, one line each. */
export const machineFacts = (browser: Browser): string[] => [
  `${new Date(performance.timeOrigin).toISOString().slice(0, 10)}`,
  `${cpus().length} cores (${cpus()[0]?.model.trim() || 'model unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB of memory`,
  `Node ${process.versions.node}, Chromium ${browser.version()}`,
];

/** How busy the machine has been in the last minute, its own measuring included. */
export const busyness = (): string => (loadavg()[0] ?? NaN).toFixed(1);
