import type { Host } from '@storefront/host';
import { Badge, BagIcon, Button, buttonLook, EmptyState, RefreshIcon, VisuallyHidden } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import styles from './account.module.css';
import { copy } from '../copy';
import { dayAndTime } from '../../london-time';
import type { OrderInList } from '../gateway/listing';
import type { OrdersStore } from '../stores/orders-store';
import { PagedList } from './paged-list';
import { orderTone } from './state-tone';

type Link = Host['Link'];

/** The user's orders, newest first, each with its state and the way to have it again (ACC-3). */
export function Orders({ orders, Link }: { orders: OrdersStore; Link: Link }) {
  return (
    <PagedList
      list={orders.list}
      row={(order) => <OrderRow key={order.okey} orders={orders} order={order} Link={Link} />}
      empty={
        <EmptyState
          icon={<BagIcon size={36} />}
          title={copy.noOrders}
          action={
            <Link to="/" className={buttonLook()}>
              {copy.start}
            </Link>
          }
        >
          {copy.noOrdersText}
        </EmptyState>
      }
    />
  );
}

interface RowProps {
  readonly orders: OrdersStore;
  readonly order: OrderInList;
  readonly Link: Link;
}

const OrderRow = observer(function OrderRow({ orders, order, Link }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2>
          <Link to={`/order-complete?v=${order.okey}`} className={styles.whole}>
            {order.business_name}
            <VisuallyHidden>{copy.ofOrder(order.order_number)}</VisuallyHidden>
          </Link>
        </h2>
        <p className={styles.quiet}>
          {[copy.order(order.order_number), dayAndTime(order.placed_at), copy.modes[order.del_mode]].join(
            copy.dot,
          )}
        </p>
        <p>
          {order.items.map(({ product_name, product_qnty }, place) => (
            <Fragment key={place}>
              {place > 0 && ', '}
              {product_qnty} × <bdi>{product_name}</bdi>
            </Fragment>
          ))}
        </p>
      </div>
      <div className={styles.figures}>
        <Badge tone={orderTone(order.state)}>{copy.orderStates[order.state]}</Badge>
        <strong>£{order.total}</strong>
        {orders.canHaveAgain(order) && (
          <Button
            tone="secondary"
            size="small"
            icon={<RefreshIcon size={18} />}
            className={styles.above}
            busy={orders.busy === order.okey}
            onClick={() => void orders.orderAgain(order)}
          >
            {copy.again.action}
            <VisuallyHidden>{copy.ofOrder(order.order_number)}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
});
