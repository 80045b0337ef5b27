import type { Host } from '@storefront/host';
import { ClockIcon } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { copy } from '../copy';
import { OrderPillStore } from '../stores/order-pill-store';
import type { OrderPillDeps } from '../stores/order-pill-store';
import styles from './order-pill.module.css';

interface OrderPillProps extends OrderPillDeps {
  readonly okey: string;
  readonly Link: Host['Link'];
}

/** When the order comes that is on its way, as a link to its page. */
export const OrderPill = observer(function OrderPill({ okey, Link, ...deps }: OrderPillProps) {
  const [store] = useState(() => new OrderPillStore(okey, deps));
  useEffect(() => {
    void store.start();
    return store.stop;
  }, [store]);
  const { shown } = store;
  if (shown === undefined) return null;
  return (
    <Link
      to={`/order-complete?${new URLSearchParams({ v: okey })}`}
      className={styles.pill}
      aria-label={copy.label(shown.words)}
    >
      <ClockIcon size={18} />
      <span className={styles.words}>{shown.words}</span>
      <span className={styles.short}>{shown.short}</span>
    </Link>
  );
});
