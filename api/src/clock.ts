import type { Config } from './config';

/** The only source of the time, so that CLOCK and tests can set it. */
export interface Clock {
  now(): Date;
}

const realTime = () => performance.timeOrigin + performance.now();

/** The real clock, or one that starts at CLOCK and runs at the speed of the real one. `real` returns the real time in milliseconds. */
export function systemClock(config: Pick<Config, 'clockStart'>, realNow = realTime): Clock {
  const offset = config.clockStart === undefined ? 0 : Date.parse(config.clockStart) - realNow();
  return { now: () => new Date(realNow() + offset) };
}
