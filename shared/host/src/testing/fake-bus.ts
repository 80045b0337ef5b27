import type { BusEvents } from '@storefront/contract';
import type { Bus } from '../host';

type Name = keyof BusEvents;
export type Published = { [N in Name]: { name: N; payload: BusEvents[N] } }[Name];

/** A bus in one array: keeps what was published and tells those who listen, at once. */
export class FakeBus implements Bus {
  readonly published: Published[] = [];
  private readonly listeners = new Map<Name, Set<(payload: never) => void>>();

  events<N extends Name>(name: N) {
    const listeners = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, listeners);
    return {
      subscribe(next: (payload: BusEvents[N]) => void) {
        listeners.add(next as (payload: never) => void);
        return { unsubscribe: () => void listeners.delete(next as (payload: never) => void) };
      },
    };
  }

  publish<N extends Name>(name: N, payload: BusEvents[N]) {
    this.published.push({ name, payload } as Published);
    for (const next of [...(this.listeners.get(name) ?? [])]) (next as (payload: BusEvents[N]) => void)(payload);
  }
}
