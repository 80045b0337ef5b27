/** Tells the time; the only way to learn it, so that CLOCK and tests rule everywhere. */
export interface Clock {
  now(): Date;
}
