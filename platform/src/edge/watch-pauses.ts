import { monitorEventLoopDelay } from 'node:perf_hooks';

const everyMilliseconds = 1_000;
const longPause = 1_000;
const nanosecondsEach = 1_000_000;

/**
 * Calls `paused` when this process stood still for a second or longer: it was stopped, the machine was too busy, or its own work took
 * so long. Returns what ends the watch.
 */
export function watchPauses(paused: () => void): () => void {
  const delay = monitorEventLoopDelay();
  delay.enable();
  const timer = setInterval(() => {
    if (delay.max / nanosecondsEach >= longPause) paused();
    delay.reset();
  }, everyMilliseconds);
  timer.unref();
  return () => {
    clearInterval(timer);
    delay.disable();
  };
}
