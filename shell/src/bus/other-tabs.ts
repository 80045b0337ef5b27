import type { BusEvents } from '@storefront/contract';
import type { End } from '@storefront/host';

/** A line to the other tabs of the same brand; a BroadcastChannel behind it in the browser. */
export interface TabLine {
  post(message: unknown): void;
  listen(heard: (message: unknown) => void): End;
}

const crossing = [
  'cart-reset',
  'login-complete',
  'logged-out',
] as const satisfies readonly (keyof BusEvents)[];
type Crossing = (typeof crossing)[number];

/** Whether an event concerns the other tabs too (BUS-4). */
export function isCrossing(name: string): name is Crossing {
  return (crossing as readonly string[]).includes(name);
}

/** The part of the bus that reaches the other tabs. */
export interface OtherTabs {
  tell(name: Crossing, payload: unknown): void;
  listen(heard: (name: Crossing, payload: unknown) => void): End;
}

/** Sends events over a line. Another tab may run another release, so its messages are checked (BUS-6). */
export function otherTabs(line: TabLine): OtherTabs {
  return {
    // Plain data: an observable cannot be posted to another tab.
    tell: (name, payload) => line.post(JSON.parse(JSON.stringify({ event: name, payload }))),
    listen: (heard) =>
      line.listen((message) => {
        if (typeof message !== 'object' || message === null || !('event' in message)) return;
        const { event } = message;
        if (typeof event === 'string' && isCrossing(event))
          heard(event, 'payload' in message ? message.payload : undefined);
      }),
  };
}
