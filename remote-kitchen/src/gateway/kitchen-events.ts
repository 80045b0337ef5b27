import type { End } from '@storefront/host';

/** What is done with the events of the server; `lost` is called once, and nothing after it. */
export interface EventHandlers {
  change(): void;
  /** The connection lives. */
  beat(): void;
  lost(): void;
}

/** Server-sent events at the address that comes with the orders. */
export interface KitchenEvents {
  open(address: string, handlers: EventHandlers): End;
}

/**
 * The events of the browser. A lost connection is not opened again by itself: its address is open for a minute only. A device that goes offline
 * says so at once, while a broken connection shows by its silence alone.
 */
export function browserEvents(): KitchenEvents {
  return {
    open(address, { change, beat, lost }) {
      const source = new EventSource(address);
      const close = () => {
        window.removeEventListener('offline', lose);
        source.close();
      };
      const lose = () => {
        close();
        lost();
      };
      source.addEventListener('change', change);
      source.addEventListener('beat', beat);
      source.addEventListener('error', lose);
      window.addEventListener('offline', lose);
      return close;
    },
  };
}
