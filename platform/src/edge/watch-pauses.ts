import { performance } from 'node:perf_hooks';

const everyMilliseconds = 50;
const longPause = 1_000;

/**
 * Calls `paused` when this process stood still for a second or longer: it was stopped, the machine was too busy, or its own work took
 * so long. Returns what ends the watch.
 */
export function watchPauses(paused: () => void): () => void {
  // The watch measures its own ticks: a histogram of the event loop loses a pause when it is reset before its next tick.
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - last >= everyMilliseconds + longPause) paused();
    last = now;
  }, everyMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
