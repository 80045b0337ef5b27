import type { Config } from './config';

/** Tells the time; the only way to learn it, so that CLOCK and tests rule everywhere. */
export interface Clock {
  now(): Date;
}

/** The real clock, or one that starts at CLOCK and then runs on. */
export function systemClock(config: Pick<Config, 'clockStart'>): Clock {
  const real = () => performance.timeOrigin + performance.now();
  const ahead = config.clockStart === undefined ? 0 : Date.parse(config.clockStart) - real();
  return { now: () => new Date(real() + ahead) };
}
