import type { BusEvents } from '@storefront/contract';
import type { Bus } from '../host';

type Name = keyof BusEvents;
export type Published = { [N in Name]: { name: N; payload: BusEvents[N] } }[Name];

interface Listener {
  readonly next: (payload: never) => void;
}

/** A bus that records what was published and tells its subscribers at once; what they throw is in `failures`. */
export class FakeBus implements Bus {
  readonly published: Published[] = [];
  readonly failures: unknown[] = [];
  private readonly listeners = new Map<Name, Set<Listener>>();

  events<N extends Name>(name: N) {
    const listeners = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, listeners);
    return {
      subscribe(next: (payload: BusEvents[N]) => void) {
        const listener: Listener = { next };
        listeners.add(listener);
        return { unsubscribe: () => void listeners.delete(listener) };
      },
    };
  }

  publish<N extends Name>(name: N, payload: BusEvents[N]) {
    this.published.push({ name, payload } as Published);
    const listeners = this.listeners.get(name) ?? new Set();
    for (const listener of [...listeners]) {
      if (!listeners.has(listener)) continue;
      try {
        (listener.next as (payload: BusEvents[N]) => void)(payload);
      } catch (error) {
        this.failures.push(error);
      }
    }
  }
}
