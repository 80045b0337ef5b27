/** The only source of the current time, so that CLOCK and tests can set it everywhere. */
export interface Clock {
  now(): Date;
}
