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

/** Makes Hosts from the shared parts of the shell. What an owner has begun ends with it, and then it can no longer change the title. */
export function hostFactory(deps: HostDeps): HostFactory {
  return (owner) => {
    const bus = deps.bus.ownedBy(owner);
    const ends = new Set<End>([bus.end]);
    let hasEnded = false;

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
        storage: { ...deps.storage, watch: (key, changed) => owned(() => deps.storage.watch(key, changed)) },
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
        head: { set: (head) => void (hasEnded || deps.head.set(head)) },
      },
      end: () => {
        hasEnded = true;
        for (const end of [...ends]) end();
        ends.clear();
      },
    };
  };
}
