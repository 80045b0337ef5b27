import type { End } from '../files/watch-folder';
import type { Registry } from './registry';

const everyMilliseconds = 1_000;

export interface FollowGenerationDeps {
  readonly registry: Pick<Registry, 'generation'>;
  /** The generation that is in use. */
  inUse(): number;
  /** Another generation is there: a higher one, or a lower one after the registry was restored from a backup. */
  changed(): void;
  /** The registry has confirmed that the generation in use is the current one. */
  confirmed(): void;
}

/**
 * Reads the registry's generation every second. Notifications come sooner but can be lost without a trace: a network that went silent
 * still looks like one on which nothing happens (ROL-3, REL-8).
 */
export function followGeneration({ registry, inUse, changed, confirmed }: FollowGenerationDeps): End {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;

  async function look() {
    try {
      const current = await registry.generation();
      if (ended) return;
      if (current === inUse()) confirmed();
      else changed();
    } catch {
      // It is asked again in a second; the state's age says for how long it has not answered.
    }
    if (!ended) lookLater();
  }

  function lookLater() {
    timer = setTimeout(() => void look(), everyMilliseconds);
    // The server's connections keep the process alive, not this timer.
    timer.unref();
  }

  lookLater();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
