import type { Config } from './config';

/** The only source of the time, so that CLOCK and tests can set it. */
export interface Clock {
  now(): Date;
}

/** The system's time in milliseconds, which CLOCK does not move. */
export function systemTime(): number {
  // eslint-disable-next-line no-restricted-syntax -- here the clock begins
  return Date.now();
}

/**
 * The system's clock, or one that starts at CLOCK and runs at the speed of the system's. It follows corrections of the system's clock:
 * signatures and sessions of other machines are judged by it. Durations are measured by `performance.now()`, which never jumps.
 * `realNow` returns the system's time in milliseconds.
 */
export function systemClock(config: Pick<Config, 'clockStart'>, realNow = systemTime): Clock {
  const offset = config.clockStart === undefined ? 0 : Date.parse(config.clockStart) - realNow();
  return { now: () => new Date(realNow() + offset) };
}
