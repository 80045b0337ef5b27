import type { TimeSource } from './server-clock';

/** Wall time that stands still until `goOn`; timers fire nevertheless. */
export function pausedTime(time: TimeSource): { time: TimeSource; goOn(): void } {
  const began = time.wall();
  let isRunning = false;
  return {
    time: { ...time, wall: () => (isRunning ? time.wall() : began) },
    goOn: () => {
      isRunning = true;
    },
  };
}
