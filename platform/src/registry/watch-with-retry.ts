import type { End } from '../files/watch-folder';
import type { Registry } from './registry';

const retryAfterMilliseconds = 1_000;

/** Watches the registry; when it does not answer at first, it is tried again every second (EDG-5). */
export function watchWithRetry(registry: Pick<Registry, 'watch'>, changed: () => void): End {
  let ended = false;
  let endWatch: End | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function begin() {
    try {
      const end = await registry.watch(changed);
      if (ended) return end();
      endWatch = end;
      // Something may have changed before the watch began.
      changed();
    } catch {
      if (!ended) retry = setTimeout(() => void begin(), retryAfterMilliseconds);
    }
  }

  void begin();
  return () => {
    ended = true;
    clearTimeout(retry);
    endWatch?.();
  };
}
