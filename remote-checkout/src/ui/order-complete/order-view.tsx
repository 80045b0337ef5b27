import type { Host } from '@storefront/host';
import { Banner, Card, Totals } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { Order } from '../../domain/order';
import { orderLines } from '../../domain/order-lines';
import type { OrderStore } from '../../stores/order-store';
import { OrderLineItem } from '../order-line-item';
import { sumRows } from '../sum-rows';
import { FreeDishItem } from './free-dish-item';
import { OrderActions } from './order-actions';
import { OrderFacts } from './order-facts';
import { OrderHeading } from './order-heading';
import { OrderProgress } from './order-progress';
import { OrderRating } from './order-rating';
import { OrderStreet } from './order-street';
import styles from './order-view.module.css';

interface OrderViewProps {
  readonly store: OrderStore;
  readonly order: Order;
  readonly Link: Host['Link'];
}

/** State, progress, actions and contents of the order. */
export const OrderView = observer(function OrderView({ store, order, Link }: OrderViewProps) {
  return (
    <div className={styles.view}>
      <OrderHeading order={order} now={store.now} />
      <div role="status" className={styles.touch}>
        {store.isOutdated && <Banner tone="warning">{copy.order.outdated}</Banner>}
      </div>
      <OrderRating order={order} Link={Link} />
      <OrderStreet order={order} />
      <OrderProgress order={order} />
      <OrderActions store={store} order={order} Link={Link} />
      <Card>
        <OrderFacts order={order} />
      </Card>
      <Card as="section" aria-label={copy.order.items}>
        <h2 className={styles.heading}>{copy.order.items}</h2>
        <ul className={styles.lines}>
          {orderLines(order.lines, order.marks).map((line, at) => (
            <OrderLineItem key={at} line={line} />
          ))}
          {order.freeDishes.map((dish) => (
            <FreeDishItem key={dish.name} dish={dish} />
          ))}
        </ul>
        <div className={styles.sum}>
          <Totals rows={sumRows(order.sum, order.discountLabel, order.mode)} />
        </div>
      </Card>
    </div>
  );
});
