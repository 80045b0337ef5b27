import type { TimeSource } from './server-clock';

/** Wall time that stands still until `goOn`; what is planned comes in its time all the same. */
export function pausedTime(time: TimeSource): { time: TimeSource; goOn(): void } {
  const began = time.wall();
  let goesOn = false;
  return {
    time: { ...time, wall: () => (goesOn ? time.wall() : began) },
    goOn: () => {
      goesOn = true;
    },
  };
}
