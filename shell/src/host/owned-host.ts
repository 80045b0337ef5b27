import { hostContractVersion } from '@storefront/contract';
import type { PublicBrand } from '@storefront/contract';
import type {
  Api,
  Clock,
  End,
  Head,
  Host,
  Navigation,
  Notices,
  Session,
  Storage,
  Telemetry,
} from '@storefront/host';
import type { EventBus } from '../bus/event-bus';

/** A Host for one page or widget; `end` ends its subscriptions, watches and timers (BUS-3). */
export interface OwnedHost {
  readonly host: Host;
  readonly end: End;
}

/** Makes a Host for an owner, named as failures are to name it: 'listing ./pages/home'. */
export type HostFactory = (owner: string) => OwnedHost;

/** The parts of the shell that every Host shares. */
export interface HostDeps {
  readonly bus: EventBus;
  readonly session: Session;
  readonly api: Api;
  readonly navigation: Navigation;
  readonly brand: PublicBrand;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly head: Head;
  readonly notices: Notices;
  readonly telemetry: Telemetry;
  readonly Slot: Host['Slot'];
  readonly Link: Host['Link'];
  readonly randomKey: () => string;
}

/** Hosts over the shell's parts: what one owner has begun ends with it, and a page that has gone changes no title. */
export function hostFactory(deps: HostDeps): HostFactory {
  return (owner) => {
    const bus = deps.bus.ownedBy(owner);
    const ends = new Set<End>([bus.end]);
    let gone = false;

    const owned = (begin: (forget: End) => End): End => {
      const end = begin(() => ends.delete(end));
      ends.add(end);
      return () => {
        ends.delete(end);
        end();
      };
    };

    return {
      host: {
        ...deps,
        contract: hostContractVersion,
        bus,
        storage: {
          ...deps.storage,
          watch: (key, changed) => owned(() => deps.storage.watch(key, changed)),
        },
        clock: {
          now: deps.clock.now,
          after: (milliseconds, run) =>
            owned((forget) =>
              deps.clock.after(milliseconds, () => {
                forget();
                run();
              }),
            ),
          every: (milliseconds, run) => owned(() => deps.clock.every(milliseconds, run)),
        },
        head: { set: (head) => void (gone || deps.head.set(head)) },
      },
      end: () => {
        gone = true;
        for (const end of [...ends]) end();
        ends.clear();
      },
    };
  };
}
