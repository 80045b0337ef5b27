import type { Clock, End } from '@storefront/host';

/** The browser's own time: `wall` in milliseconds since 1970, whatever the customer has set it to. */
export interface TimeSource {
  wall(): number;
  after(milliseconds: number, run: () => void): End;
  every(milliseconds: number, run: () => void): End;
}

/**
 * The server's clock, continued in the browser from `serverNow`, the time that the page was sent with. It uses wall time because the
 * monotonic clock stands still while a laptop sleeps.
 */
export function serverClock(time: TimeSource, serverNow: number): Clock {
  const ahead = serverNow - time.wall();
  return {
    now: () => time.wall() + ahead,
    after: (milliseconds, run) => time.after(milliseconds, run),
    every: (milliseconds, run) => time.every(milliseconds, run),
  };
}
