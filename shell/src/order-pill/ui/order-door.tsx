import type { Host } from '@storefront/host';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

interface FollowedOrder {
  readonly okey: string;
  readonly Link: Host['Link'];
  /** Called when nothing of the order is waited for any more. */
  readonly isOver: (okey: string) => void;
}

/** The order on its way as its own file makes it. */
export type OrderPillComponent = ComponentType<FollowedOrder>;

interface OrderDoorProps extends FollowedOrder {
  readonly load: () => Promise<OrderPillComponent>;
}

/** The place of an order on its way, whose file only those fetch who wait for one. */
export function OrderDoor({ load, ...order }: OrderDoorProps) {
  const [Pill, setPill] = useState<OrderPillComponent>();
  useEffect(() => {
    let isHere = true;
    load().then(
      (loaded) => isHere && setPill(() => loaded),
      // The order has a page of its own.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  return Pill ? <Pill {...order} /> : null;
}
