import { FakeClock } from '@storefront/host/testing';
import type { TimeSource } from '../clock/server-clock';

/** The time of a browser that a test moves on; its wall clock may be wrong by any amount. */
export function fakeTime(wall = Date.parse('2026-11-21T18:00:00Z')) {
  const clock = new FakeClock(wall);
  const time: TimeSource = {
    wall: () => clock.now(),
    after: (milliseconds, run) => clock.after(milliseconds, run),
    every: (milliseconds, run) => clock.every(milliseconds, run),
  };
  return { time, clock };
}
