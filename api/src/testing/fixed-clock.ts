import type { Clock } from '../clock';

/** A clock that shows the same time until it is advanced. */
export function fixedClock(start: string) {
  let instant = Date.parse(start);
  return {
    now: () => new Date(instant),
    moveTo(next: string) {
      instant = Date.parse(next);
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      instant += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  } satisfies Clock & Record<string, unknown>;
}
