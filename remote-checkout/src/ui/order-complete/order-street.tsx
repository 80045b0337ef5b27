import { Sign, classNames } from '@storefront/ui';
import type { Order } from '../../domain/order';
import { listSteps } from '../../domain/order-progress';
import styles from './order-street.module.css';

/** The way of an order for decoration: its shop, the road, and the door that is lit when the food comes. */
export function OrderStreet({ order }: { readonly order: Order }) {
  const { business, mode, state } = order;
  const steps = listSteps(order);
  if (steps.length === 0) return null;
  const isDelivered = mode === 'delivery' && (state === 'out_for_delivery' || state === 'completed');
  return (
    <div className={styles.street} aria-hidden="true">
      <div className={styles.shop}>
        <Sign as="p" size="card" look={business.look} name={business.name} state="open">
          {business.name}
        </Sign>
        <div className={styles.front}>
          <div className={styles.window} />
          <div className={styles.door} />
        </div>
      </div>
      {mode === 'delivery' && (
        <>
          <div className={styles.house} />
          <div className={classNames(styles.house, styles.home, isDelivered && styles.lit)} />
        </>
      )}
      <div className={styles.road} data-state={state} data-mode={mode} />
    </div>
  );
}
