import type { BusEvents } from '@storefront/contract';
import type { Bus, End } from '@storefront/host';
import { Subject, Subscription } from 'rxjs';
import { isCrossing } from './other-tabs';
import type { OtherTabs } from './other-tabs';

type Name = keyof BusEvents;

/** A subscriber that threw, with its owner and the event. */
export interface SubscriberFailure {
  readonly owner: string;
  readonly event: Name;
  readonly error: unknown;
}

/** The bus of one owner: `end` ends all its subscriptions. */
export interface OwnedBus extends Bus {
  end: End;
}

/** The event bus of the page: one stream per event, an owner for every subscription (BUS-1 to BUS-6). */
export class EventBus {
  private readonly streams = new Map<Name, Subject<unknown>>();

  constructor(
    private readonly tabs: OtherTabs,
    private readonly failed: (failure: SubscriberFailure) => void,
  ) {
    tabs.listen((name, payload) => this.streamOf(name).next(payload));
  }

  /** The bus for one owner, such as a page: what it subscribes ends with it. */
  ownedBy(owner: string): OwnedBus {
    const all = new Subscription();
    return {
      events: <N extends Name>(name: N) => ({
        subscribe: (next: (payload: BusEvents[N]) => void) => {
          const subscription = this.streamOf(name).subscribe((payload) =>
            this.tell(next as (payload: unknown) => unknown, payload, owner, name),
          );
          all.add(subscription);
          subscription.add(() => all.remove(subscription));
          return subscription;
        },
      }),
      publish: (name, payload) => this.publish(name, payload),
      end: () => all.unsubscribe(),
    };
  }

  /** Publishes to all subscribers in this tab, and to the other tabs if the event concerns them (BUS-4). */
  publish<N extends Name>(name: N, payload: BusEvents[N]): void {
    this.publishHere(name, payload);
    if (isCrossing(name)) this.tabs.tell(name, payload);
  }

  /** Publishes to the subscribers in this tab only. */
  publishHere<N extends Name>(name: N, payload: BusEvents[N]): void {
    this.streamOf(name).next(payload);
  }

  private tell(next: (payload: unknown) => unknown, payload: unknown, owner: string, event: Name): void {
    const report = (error: unknown) => this.failed({ owner, event, error });
    try {
      // A subscriber may be an async function: its rejection counts as a throw.
      const outcome = next(payload);
      if (outcome instanceof Promise) outcome.catch(report);
    } catch (error) {
      report(error);
    }
  }

  private streamOf(name: Name): Subject<unknown> {
    const stream = this.streams.get(name) ?? new Subject<unknown>();
    this.streams.set(name, stream);
    return stream;
  }
}
