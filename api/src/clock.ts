import type { Config } from './config';

/** Tells the time; the only way to learn it, so that CLOCK and tests rule everywhere. */
export interface Clock {
  now(): Date;
}

const realTime = () => performance.timeOrigin + performance.now();

/** The real clock, or one that starts at CLOCK and then runs on. `real` is the real time in milliseconds. */
export function systemClock(config: Pick<Config, 'clockStart'>, real = realTime): Clock {
  const ahead = config.clockStart === undefined ? 0 : Date.parse(config.clockStart) - real();
  return { now: () => new Date(real() + ahead) };
}
