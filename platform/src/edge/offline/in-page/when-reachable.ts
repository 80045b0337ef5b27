/** The part of the window that is used. */
export type ReachingWindow = Pick<Window, 'fetch' | 'setTimeout' | 'addEventListener'>;

/** How long is waited between two tries, in milliseconds; spread, so that not all visitors come back in one moment. */
const pause = { least: 5_000, spread: 5_000 };
/** After this many milliseconds a try without an answer has failed. */
const patience = 10_000;

/**
 * Calls back once, when the server answers again: tried every few seconds, since a device that has a connection does not hear of
 * a server that is back, and at once when the device has a connection again.
 * @param address A small answer of the server, of any status below 400.
 */
export function whenReachable(view: ReachingWindow, address: string, then: () => void) {
  let isReached = false;
  const reach = () => {
    if (isReached) return;
    isReached = true;
    then();
  };
  const tryOnce = async () => {
    try {
      const { ok } = await view.fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
      if (ok) reach();
    } catch {
      // Still away.
    }
    if (!isReached) wait();
  };
  const wait = () => view.setTimeout(() => void tryOnce(), pause.least + Math.random() * pause.spread);
  view.addEventListener('online', reach);
  wait();
}
